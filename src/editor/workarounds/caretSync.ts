import { type BaseSelection, Range } from 'slate'
import { ReactEditor } from 'slate-react'
import { isAndroid } from '../model/isAndroid'

const CARET_KEY = /^(Arrow|Home|End|Page)/
const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'Meta']

export type CaretSync = {
  /** To be called for each key that is pressed, before anything else handles it. */
  noteKey: (key: string) => void
  /** To be called when a pointer is pressed. */
  noteMove: () => void
  /** To be called before each input, when a key or pointer is released, and when keyboard focus leaves. */
  settle: () => void
  /** To be called after each rendering of the text, before Slate places the caret. */
  sync: () => void
}

/** @returns the selection of the page as a range of the document; undefined when it is not in the text */
function readSelection(editor: ReactEditor): Range | undefined {
  const selection = document.getSelection()
  if (!selection || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return undefined
  if (!ReactEditor.hasEditableTarget(editor, selection.focusNode)) return undefined
  return ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true }) ?? undefined
}

/**
 * Keeps Slate's selection in step with the browser's for who types fast on a slow device. The event that tells Slate of a move comes later than
 * the move, and after it has placed the caret itself Slate ignores that event until a timer has run: what is typed after Ctrl+Home would land
 * where the caret was before, and a text that renders meanwhile would put the caret back there (ianstormtaylor/slate#5274, open).
 * Goes when slate-react takes a move of the caret during a rendering; `tests/e2e/writingInput.spec.ts` shows whether it does.
 * @returns what is called for the events of a text that is a `SyncedText`
 */
export function createCaretSync(editor: ReactEditor): CaretSync {
  /** Slate's selection when the caret was about to move. If a rendering finds another one, Slate knows of the move or has made one itself. */
  let moving: { from: BaseSelection } | undefined
  /** Slate's selection as of the last rendering, in which Slate has placed the caret there. */
  let placed: BaseSelection | undefined

  const takeCaret = () => {
    const range = readSelection(editor)
    if (!range || (editor.selection && Range.equals(range, editor.selection))) return
    // Without an operation, as Slate does it when it renders: after one it would not read its nodes until the next rendering.
    editor.selection = range
    editor.onChange()
  }
  const sync = () => {
    if (moving && editor.selection === moving.from && !ReactEditor.isComposing(editor)) takeCaret()
    placed = editor.selection
  }
  const settle = () => {
    // What is not rendered yet has no place in the page that could be read: the next rendering does it.
    if (!moving || editor.selection !== placed || ReactEditor.isComposing(editor)) return
    moving = undefined
    takeCaret()
    placed = editor.selection
  }
  const noteMove = () => {
    // There slate-react applies input later, and follows the caret itself.
    if (!isAndroid()) moving = { from: editor.selection }
  }
  return {
    sync,
    settle,
    noteMove,
    noteKey: (key) => {
      if (CARET_KEY.test(key)) noteMove()
      else if (!MODIFIER_KEYS.includes(key)) settle()
    },
  }
}
