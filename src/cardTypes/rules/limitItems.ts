/**
 * Maximum number of items of one list in a focus view. Laying out more would block the main thread too long (D-0053).
 */
const MAX_ITEMS = 200

/** Returns the first items of a list, and the number of hidden items for `OmittedCount`. */
export function limitItems<Item>(items: readonly Item[], max = MAX_ITEMS): { shown: readonly Item[]; hidden: number } {
  return { shown: items.slice(0, max), hidden: Math.max(0, items.length - max) }
}
