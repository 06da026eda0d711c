import { Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import type { HeartboardEditor } from '../../model/types'
import type { ToolId } from '../toolbar/tools'

/** Tools by the `inputType` that the system's menus and bars send, such as the selection menu of an iPad. */
const FORMATS: Readonly<Record<string, ToolId>> = {
  formatBold: 'bold',
  formatItalic: 'italic',
  formatUnderline: 'underline',
  formatStrikeThrough: 'strikethrough',
  formatSubscript: 'sub',
  formatSuperscript: 'sup',
}

/** Replaces a corrected word and keeps its marks. Slate's own paste would remove them. */
function replaceWord(editor: HeartboardEditor, event: InputEvent): boolean {
  const [target] = event.getTargetRanges()
  const text = event.data ?? event.dataTransfer?.getData('text/plain')
  const at = target && ReactEditor.toSlateRange(editor, target, { exactMatch: false, suppressThrow: true })
  if (!at || !text) return false
  editor.beginStep()
  Transforms.select(editor, at)
  Transforms.insertText(editor, text, { at })
  editor.beginStep()
  return true
}

/**
 * Handles formats chosen in the system's menus, and words replaced by spelling correction or autocorrect. Call it for
 * each `beforeinput` event of the text.
 * @returns true if handled; undefined if Slate should handle the event
 */
export function handleBeforeInput(
  editor: HeartboardEditor,
  event: InputEvent,
  run: (id: ToolId) => void,
): true | undefined {
  const format = FORMATS[event.inputType]
  if (format) run(format)
  else if (event.inputType !== 'insertReplacementText' || !replaceWord(editor, event)) return undefined
  event.preventDefault()
  return true
}
