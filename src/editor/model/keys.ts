import { Range } from 'slate'
import { nestItems, setBlock, toggleList, unnestItems, currentItems, currentTextBlock } from './blocks'
import { toggleMark } from './marks'
import { moveCell } from './tables'
import type { HeadingLevel, HeartboardEditor, Mark } from './types'

/** What a keyboard event says; React's and the DOM's both fit. */
export type EditorKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const MARK_KEYS: Readonly<Record<string, Mark>> = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
  e: 'code',
  ',': 'sub',
  '.': 'sup',
  'shift+x': 'strikethrough',
}

type Command = (editor: HeartboardEditor) => void
const COMMAND_KEYS: Readonly<Record<string, Command>> = {
  z: (editor) => editor.undo(),
  'shift+z': (editor) => editor.redo(),
  y: (editor) => editor.redo(),
  'shift+7': (editor) => toggleList(editor, true),
  'shift+8': (editor) => toggleList(editor, false),
  'alt+0': (editor) => setBlock(editor, { type: 'paragraph' }),
  ...Object.fromEntries(
    ([1, 2, 3, 4, 5] as const).map((level: HeadingLevel): [string, Command] => [
      `alt+${level}`,
      (editor) => setBlock(editor, { type: 'heading', level }),
    ]),
  ),
}

/**
 * Keys of the editor beyond typing: Ctrl or Cmd with B, I, U, E (code), comma (sub), full stop (sup), Shift+X (strikethrough), Z and Y,
 * Shift+7 and Shift+8 (lists), Alt+0 to Alt+5 (paragraph and headings); Tab in lists, tables and code.
 * @returns true for a key that was used, whose default has to be prevented. Tab elsewhere leads out of the editor, as Escape does.
 */
export function handleEditorKey(editor: HeartboardEditor, event: EditorKey): boolean {
  if (event.key === 'Tab') return !event.ctrlKey && !event.metaKey && !event.altKey && handleTab(editor, event.shiftKey)
  if (!event.ctrlKey && !event.metaKey) return false
  const command = findCommand(event)
  command?.(editor)
  return command !== undefined
}

function findCommand(event: EditorKey): Command | undefined {
  const modifiers = `${event.altKey ? 'alt+' : ''}${event.shiftKey ? 'shift+' : ''}`
  // With Shift or Alt, digits and signs are other characters: the key's place counts.
  const digit = /^Digit(\d)$/.exec(event.code)?.[1]
  const name = `${modifiers}${digit ?? event.key.toLowerCase()}`
  const mark = MARK_KEYS[name]
  return mark ? (editor) => toggleMark(editor, mark) : COMMAND_KEYS[name]
}

function handleTab(editor: HeartboardEditor, isBackwards: boolean): boolean {
  if (!editor.selection) return false
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
