/** Maximum items of one list in a focus view; laying out more would exceed the limit of a task (D-0053). */
const MAX_ITEMS = 200

/** First items of a list, and the number of hidden items for `OmittedCount`. */
export function limitItems<Item>(items: readonly Item[], max = MAX_ITEMS): { shown: readonly Item[]; hidden: number } {
  return { shown: items.slice(0, max), hidden: Math.max(0, items.length - max) }
}
