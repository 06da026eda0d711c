import { Range } from 'slate'
import { hasMod } from '@/lib/modKey'
import { currentItems, currentTextBlock, nestItems, unnestItems } from './blocks'
import { moveCell } from './tables'
import type { HeartboardEditor } from './types'

/** Fields of a keyboard event. Events of React and of the DOM both have them. */
export type EditorKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Returns the command for Undo (Ctrl+Z) or Redo (Ctrl+Shift+Z, Ctrl+Y); on a Mac with Cmd. The keys of tools are in
 * `src/editor/view/toolbar/tools.ts`.
 */
export function historyStepFor(editor: HeartboardEditor, event: EditorKey): (() => void) | undefined {
  if (!hasMod(event) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if ((key === 'y' && !event.shiftKey) || (key === 'z' && event.shiftKey)) return () => editor.redo()
  return key === 'z' ? () => editor.undo() : undefined
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
