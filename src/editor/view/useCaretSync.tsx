import { useLayoutEffect, useRef } from 'react'
import { type BaseSelection, Range, Transforms } from 'slate'
import { ReactEditor, useSlate, useSlateStatic } from 'slate-react'
import { isAndroid } from '../model/isAndroid'

const CARET_KEY = /^(Arrow|Home|End|Page)/
const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'Meta']

export type CaretSync = {
  /** Brings Slate's selection to where a key or a press has moved the caret; before each input, and before Slate places the caret. */
  sync: () => void
  /** To be called for each key, before anything else handles it. */
  noteKey: (key: string) => void
  /** To be called when a pointer is pressed. */
  noteMove: () => void
}

/**
 * Keeps Slate's selection in step with the browser's for who types fast on a slow device. Slate hears of a move with a delay, and for a moment
 * after it has placed the caret itself not at all: what is typed after Ctrl+Home would land where the caret was before, and a text that
 * renders meanwhile would put the caret back there. Use it with `SyncedCaret`.
 */
export function useCaretSync(): CaretSync {
  const editor = useSlateStatic()
  /** Slate's selection when the caret moved: once it is another one, Slate has heard of it, or has moved the caret itself. */
  const moved = useRef<{ from: BaseSelection }>(undefined)

  const sync = () => {
    // What is not rendered yet has no place in the page that could be read.
    if (!moved.current || editor.operations.length > 0 || ReactEditor.isComposing(editor)) return
    const isKnown = editor.selection !== moved.current.from
    moved.current = undefined
    const selection = document.getSelection()
    if (isKnown || !selection || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return
    if (!ReactEditor.hasEditableTarget(editor, selection.focusNode)) return
    const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true })
    if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range)
  }
  const noteMove = () => {
    if (!isAndroid()) moved.current = { from: editor.selection }
  }
  return {
    sync,
    noteMove,
    noteKey: (key) => {
      if (CARET_KEY.test(key)) noteMove()
      else if (!MODIFIER_KEYS.includes(key)) sync()
    },
  }
}

/** Stands before the text, so that its effect runs before the one in which Slate places the caret. */
export function SyncedCaret({ sync }: Pick<CaretSync, 'sync'>) {
  useSlate()
  useLayoutEffect(() => sync())
  return null
}
