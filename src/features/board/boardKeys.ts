type BoardKey = {
  id: 'clearSelection' | 'selectAll' | 'undo'
  /** `KeyboardEvent.key`, ignoring case. */
  key: string
  /** True with Ctrl or Cmd. */
  hasModifier?: true
}

/** Keys of the whole board. Those of the actions on cards are in src/model/actions/cardActions.ts. */
export const boardKeys: readonly BoardKey[] = [
  { id: 'clearSelection', key: 'Escape' },
  { id: 'selectAll', key: 'a', hasModifier: true },
  { id: 'undo', key: 'z', hasModifier: true },
]

/** Returns what a key does on the board; undefined for Redo, which the board does not have. */
export function boardKeyOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): BoardKey['id'] | undefined {
  const isModified = ctrlKey || metaKey
  const found = boardKeys.find(
    (each) => each.key.toLowerCase() === key.toLowerCase() && (!each.hasModifier || isModified),
  )?.id
  return found === 'undo' && shiftKey ? undefined : found
}
