/** Items of one list in a focus view; more would take longer to lay out than a task may (D-0053). */
const MAX_ITEMS = 200

/** The first items of a list and the number of those that are left out, for `LeftOut`. */
export function limitItems<Item>(items: readonly Item[], max = MAX_ITEMS): { shown: readonly Item[]; hidden: number } {
  return { shown: items.slice(0, max), hidden: Math.max(0, items.length - max) }
}
