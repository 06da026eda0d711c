/** What `withHistory` adds to an editor (B-340). */
export type EditorHistory = {
  undo: () => void
  redo: () => void
  canUndo: () => boolean
  canRedo: () => boolean
}
