import { Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import type { HeartboardEditor } from '../../model/types'
import type { ToolId } from '../toolbar/tools'

/** Formats of the system's own menus and bars, such as that of a selection on an iPad. */
const FORMATS: Readonly<Record<string, ToolId>> = {
  formatBold: 'bold',
  formatItalic: 'italic',
  formatUnderline: 'underline',
  formatStrikeThrough: 'strikethrough',
  formatSubscript: 'sub',
  formatSuperscript: 'sup',
}

/** A corrected word keeps the marks of the one it replaces; Slate would paste it without. */
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
 * Takes input that comes neither by a key nor as typed text: formats of the system, and a word that spelling correction or autocorrect
 * replaces. Call it for each `beforeinput` event of the text.
 * @returns true when it was taken; undefined leaves it to Slate
 */
export function takeInput(editor: HeartboardEditor, event: InputEvent, run: (id: ToolId) => void): true | undefined {
  const format = FORMATS[event.inputType]
  if (format) run(format)
  else if (event.inputType !== 'insertReplacementText' || !replaceWord(editor, event)) return undefined
  event.preventDefault()
  return true
}
