import { type BaseSelection, Range } from 'slate'
import { ReactEditor } from 'slate-react'
import { isAndroid } from '../model/isAndroid'

const CARET_KEY = /^(Arrow|Home|End|Page)/
const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'Meta']

export type CaretSync = {
  /** Call this for each pressed key, before any other handler. */
  noteKey: (key: string) => void
  /** Notes that the next event may move the browser's caret. Call this on pointer down. */
  noteMove: () => void
  /** Sets Slate's selection to the browser's after a noted move. Call this before each input, on key up, pointer up and blur. */
  commitCaret: () => void
  /** Call this after each render of the text, before Slate sets the caret. */
  sync: () => void
}

/** Returns the page's selection as a range of the document; undefined if it is outside the text. */
function readSelection(editor: ReactEditor): Range | undefined {
  const selection = document.getSelection()
  if (!selection || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return undefined
  if (!ReactEditor.hasEditableTarget(editor, selection.focusNode)) return undefined
  return ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true }) ?? undefined
}

/**
 * Keeps Slate's selection equal to the browser's while the user types fast on a slow device. There `selectionchange`
 * reaches Slate after the move. After setting the caret itself, Slate ignores that event until a timer has run. Text
 * typed after Ctrl+Home would then be inserted at the old caret, and a render would move the caret back
 * (ianstormtaylor/slate#5274, open). Remove this when slate-react accepts a caret move during a render;
 * `tests/e2e/writingInput.spec.ts` tests that.
 * @returns handlers for the events of a `SyncedText`
 */
export function createCaretSync(editor: ReactEditor): CaretSync {
  /**
   * Slate's selection before a caret move. If the selection differs at the next render, Slate has seen the move or has
   * moved the caret itself.
   */
  let moving: { from: BaseSelection } | undefined
  /** Slate's selection at the last render or `commitCaret`. If the selection differs, a change is not rendered yet. */
  let placed: BaseSelection | undefined

  const takeCaret = () => {
    const range = readSelection(editor)
    if (!range || (editor.selection && Range.equals(range, editor.selection))) return
    // Assigned without an operation, as Slate itself does. After an operation, Slate could not map DOM nodes until the
    // next render.
    editor.selection = range
    editor.onChange()
  }
  const sync = () => {
    if (moving && editor.selection === moving.from && !ReactEditor.isComposing(editor)) takeCaret()
    placed = editor.selection
  }
  const commitCaret = () => {
    // Text that is not rendered yet has no position in the DOM. `sync` reads the caret at the next render.
    if (!moving || editor.selection !== placed || ReactEditor.isComposing(editor)) return
    moving = undefined
    takeCaret()
    placed = editor.selection
  }
  const noteMove = () => {
    // On Android, slate-react applies input later and follows the caret itself.
    if (!isAndroid()) moving = { from: editor.selection }
  }
  return {
    sync,
    commitCaret,
    noteMove,
    noteKey: (key) => {
      if (CARET_KEY.test(key)) noteMove()
      else if (!MODIFIER_KEYS.includes(key)) commitCaret()
    },
  }
}
