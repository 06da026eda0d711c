import type { Spark } from '@/api/sparks.contract'

/** Sorts by order, then by name (D-3130). */
export const sortByOrder = <Item extends { order: number; name: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))

export type SparkGroup = { id: string; name: string; sparks: Spark[] }

/** Groups found sparks by category; sparks of an unknown category come last, under `otherName`. Empty categories are left out. */
export function groupSparks(
  categories: readonly { id: string; name: string; order: number }[],
  sparks: readonly Spark[],
  otherName: string,
): SparkGroup[] {
  const known = new Set(categories.map(({ id }) => id))
  const groups = sortByOrder(categories).map(({ id, name }) => ({
    id,
    name,
    sparks: sortByOrder(sparks.filter(({ category_id }) => category_id === id)),
  }))
  const others = sortByOrder(sparks.filter(({ category_id }) => !known.has(category_id)))
  return [...groups, { id: 'other', name: otherName, sparks: others }].filter((group) => group.sparks.length > 0)
}
