/** Removes later items with the same key. The order stays. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const count = seen.size
    // One Set operation per item instead of `has` and `add`, because lists may be long.
    return seen.add(keyOf(item)).size > count
  })
}
