import { Range } from 'slate'
import { currentItems, currentTextBlock, nestItems, unnestItems } from './blocks'
import { moveCell } from './tables'
import type { HeartboardEditor } from './types'

/** Fields of a keyboard event; React's and the DOM's both fit. */
export type EditorKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

export const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** True with Ctrl, on a Mac with Cmd. */
export const hasMod = ({ ctrlKey, metaKey }: Pick<EditorKey, 'ctrlKey' | 'metaKey'>) =>
  isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey

/** Undo (Ctrl+Z) or Redo (Ctrl+Shift+Z, Ctrl+Y) for a key event; Cmd on a Mac. Keys of tools are in `src/editor/view/toolbar/tools.ts`. */
export function historyStepFor(editor: HeartboardEditor, event: EditorKey): (() => void) | undefined {
  if (!hasMod(event) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if ((key === 'y' && !event.shiftKey) || (key === 'z' && event.shiftKey)) return () => editor.redo()
  return key === 'z' ? () => editor.undo() : undefined
}

/**
 * Tab nests list items, goes to the next cell, and indents code. Shift+Tab unnests items and goes to the previous cell. Any other Tab is
 * the browser's, and moves keyboard focus on.
 * @returns true if the key was used and its default must be prevented
 */
export function handleTab(editor: HeartboardEditor, event: EditorKey): boolean {
  if (event.key !== 'Tab' || event.ctrlKey || event.metaKey || event.altKey || !editor.selection) return false
  const isBackwards = event.shiftKey
  const current = currentTextBlock(editor)
  if (current?.[0].type === 'code-block' && Range.isCollapsed(editor.selection)) {
    if (!isBackwards) editor.insertText('\t')
    return !isBackwards
  }
  if (currentItems(editor).length > 0) {
    if (isBackwards) unnestItems(editor)
    else nestItems(editor)
    return true
  }
  return moveCell(editor, isBackwards ? 'previous' : 'next')
}
