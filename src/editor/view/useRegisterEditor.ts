import { useEffect, useMemo, useRef } from 'react'
import { Editor, type Range, Transforms } from 'slate'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { useRegisterActiveEditor } from '../activeEditor'
import { focusText } from './caret/focusText'

/** Connects the editor to Undo and Redo in the open card's toolbar (B-441 to B-446), unless it is read-only. */
export function useRegisterEditor(isReadOnly: boolean): void {
  const editor = useSlateStatic()
  const canUndo = useSlateSelector(({ canUndo: hasUndo }) => hasUndo())
  const canRedo = useSlateSelector(({ canRedo: hasRedo }) => hasRedo())
  const lastSelection = useRef<Range>(null)
  // Stores the selection, because Slate drops the selection of a read-only text as soon as the page's selection moves.
  useEffect(() => {
    if (isReadOnly) lastSelection.current = editor.selection
  }, [editor, isReadOnly])
  const registered = useMemo(
    () =>
      isReadOnly
        ? undefined
        : {
            undo: () => editor.undo(),
            redo: () => editor.redo(),
            canUndo,
            canRedo,
            focus: () => {
              Transforms.select(editor, Editor.start(editor, []))
              focusText(editor)
            },
            resume: () => {
              Transforms.select(editor, lastSelection.current ?? editor.selection ?? Editor.start(editor, []))
              focusText(editor)
            },
          },
    [editor, isReadOnly, canUndo, canRedo],
  )
  useRegisterActiveEditor(registered)
}
