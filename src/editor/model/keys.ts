import { Range } from 'slate'
import { currentItems, currentTextBlock, nestItems, unnestItems } from './blocks'
import { moveCell } from './tables'
import { type EditorKey, historyShortcuts, pressedShortcut } from './textShortcuts'
import type { HeartboardEditor } from './types'

/** Returns the command for Undo or Redo. */
export function historyStepFor(editor: HeartboardEditor, event: EditorKey): (() => void) | undefined {
  const pressed = pressedShortcut(event)
  if (historyShortcuts.undo.some((shortcut) => shortcut === pressed)) return () => editor.undo()
  if (historyShortcuts.redo.some((shortcut) => shortcut === pressed)) return () => editor.redo()
  return undefined
}

/**
 * Handles Tab: nests list items, goes to the next cell, or indents code. Shift+Tab unnests items or goes to the
 * previous cell. Elsewhere the browser handles Tab and moves keyboard focus.
 * @returns true if the caller must prevent the default
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
