/** The editor of the open card's content, for controls outside of it: Undo and Redo of the toolbar, Enter in the title (B-441 to B-446). */
import { useEffect, useSyncExternalStore } from 'react'

export type ActiveEditor = {
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** Moves keyboard focus to the beginning of the content. */
  focus: () => void
}

let activeEditor: ActiveEditor | undefined
const listeners = new Set<() => void>()

function setActiveEditor(editor: ActiveEditor | undefined): void {
  activeEditor = editor
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Registers the mounted editor; the last one mounted counts.
 * @param editor the same object until `canUndo` or `canRedo` changes; undefined while it is read-only
 */
export function useRegisterActiveEditor(editor: ActiveEditor | undefined): void {
  useEffect(() => {
    if (!editor) return
    setActiveEditor(editor)
    return () => {
      if (activeEditor === editor) setActiveEditor(undefined)
    }
  }, [editor])
}

/** The editor of the open card; undefined without one. */
export const useActiveEditor = (): ActiveEditor | undefined => useSyncExternalStore(subscribe, () => activeEditor)
