/** Lets controls outside the editor, such as Undo and Redo, act on the open card's text (B-441 to B-446). */
import { useEffect } from 'react'
import { perApp } from '@/api/core/perApp'
import { createExternalStore, useExternalStore } from '@/lib/createExternalStore'
import { usePerApp } from '@/store/usePerApp'

export type ActiveEditor = {
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** Moves keyboard focus to the beginning of the content. */
  focus: () => void
  /** Moves keyboard focus back to the last caret position in the content. */
  resume: () => void
}

const activeEditorOf = perApp(() => createExternalStore<ActiveEditor | undefined>(undefined))

/**
 * Registers an editor while it is mounted. If several are mounted, the last one is the active editor.
 * @param editor must keep its identity until `canUndo` or `canRedo` changes; undefined while read-only
 */
export function useRegisterActiveEditor(editor: ActiveEditor | undefined): void {
  const activeEditor = usePerApp(activeEditorOf)
  useEffect(() => {
    if (!editor) return
    activeEditor.setState(editor)
    return () => {
      if (activeEditor.getState() === editor) activeEditor.setState(undefined)
    }
  }, [activeEditor, editor])
}

export const useActiveEditor = (): ActiveEditor | undefined => useExternalStore(usePerApp(activeEditorOf))

/** Returns a getter for the open card's editor. The getter returns the current editor even before the next render. */
export function useReadActiveEditor(): () => ActiveEditor | undefined {
  return usePerApp(activeEditorOf).getState
}
