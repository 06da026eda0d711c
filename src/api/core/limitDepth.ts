/**
 * Maximum levels of nesting. A card needs fewer than 10. Thousands of levels would overflow the call stack, first in
 * the store.
 */
const MAX_DEPTH = 64

/** Replaces everything nested deeper than 64 levels with null. Returns the same value if nothing is that deep. */
export function limitDepth(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return null
  const limitItem = (item: unknown) => limitDepth(item, depth + 1)
  if (Array.isArray(value)) {
    const items = value.map(limitItem)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const before = Object.entries(value)
  const after = before.map(([key, item]) => [key, limitItem(item)] as const)
  return after.some(([, item], index) => item !== before[index]?.[1]) ? Object.fromEntries(after) : value
}
