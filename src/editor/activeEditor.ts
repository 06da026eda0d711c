/** The editor of the open card's content, for controls outside of it: Undo and Redo of the toolbar, Enter in the title (B-441 to B-446). */
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
  /** Moves keyboard focus back to where the content was last written in. */
  resume: () => void
}

const activeEditorOf = perApp(() => createExternalStore<ActiveEditor | undefined>(undefined))

/**
 * Registers the mounted editor; the last one mounted counts.
 * @param editor the same object until `canUndo` or `canRedo` changes; undefined while it is read-only
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

/** The editor of the open card; undefined without one. */
export const useActiveEditor = (): ActiveEditor | undefined => useExternalStore(usePerApp(activeEditorOf))

/** @returns reads the editor of the open card when it is called, also before a rendering knows of it */
export function useReadActiveEditor(): () => ActiveEditor | undefined {
  return usePerApp(activeEditorOf).getState
}
