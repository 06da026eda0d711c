/** The items without later ones that have the same key. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const count = seen.size
    // One look for each, not two: lists may be long.
    return seen.add(keyOf(item)).size > count
  })
}
