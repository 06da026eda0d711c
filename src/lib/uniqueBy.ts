/** Removes later duplicates by key; keeps the order. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const count = seen.size
    // One Set operation per item instead of `has` and `add`: lists may be long.
    return seen.add(keyOf(item)).size > count
  })
}
