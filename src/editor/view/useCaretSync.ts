import { useRef } from 'react'
import { Range } from 'slate'
import { ReactEditor, useSlateStatic } from 'slate-react'

const CARET_KEY = /^(Arrow|Home|End|Page)/
const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'Meta']

/** Sets Slate's selection to that of the page, when that is in the text. */
function takeCaret(editor: ReactEditor): void {
  const selection = document.getSelection()
  if (!selection || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return
  if (!ReactEditor.hasEditableTarget(editor, selection.focusNode)) return
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true })
  // Without an operation, as Slate itself does it: what is typed follows, and Slate must not take its nodes for changed until then.
  if (range && !(editor.selection && Range.equals(range, editor.selection))) editor.selection = range
}

/**
 * Keeps Slate's selection in step with the browser's for who types fast on a slow device. After it has placed the caret itself, Slate ignores
 * selection changes until a timer has run, and keys that wait in the queue run before timers: what is typed after Ctrl+Home would land where
 * the caret was before, one letter at the start, the others at the end.
 * @returns what the text must call: `noteKey` first for each key, `noteMove` when a pointer is pressed, `sync` before each input
 */
export function useCaretSync() {
  const editor = useSlateStatic()
  const hasMoved = useRef(false)

  const sync = () => {
    // What is not rendered yet has no place in the page that could be read.
    if (!hasMoved.current || editor.operations.length > 0 || ReactEditor.isComposing(editor)) return
    hasMoved.current = false
    takeCaret(editor)
  }
  const noteMove = () => {
    hasMoved.current = true
  }
  return {
    sync,
    noteMove,
    noteKey: (key: string) => {
      if (CARET_KEY.test(key)) noteMove()
      else if (!MODIFIER_KEYS.includes(key)) sync()
    },
  }
}
