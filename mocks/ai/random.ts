/** A pseudo-random number generator with a seed. */
export type Random = {
  /** Returns the next number, from 0 (included) to 1 (excluded). */
  next: () => number
  /** Returns a whole number from 0 to `limit - 1`. */
  below: (limit: number) => number
  /**
   * Returns one item of a list.
   * @throws RangeError for an empty list
   */
  pick: <Item>(items: readonly Item[]) => Item
  /** Returns a shuffled copy of a list. */
  shuffle: <Item>(items: readonly Item[]) => Item[]
}

/** Returns the 32-bit FNV-1a hash of a text. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Creates a mulberry32 generator whose seed is the hash of `seed`. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  const below = (limit: number) => Math.floor(next() * limit)

  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('pick needs a list with at least one item, got an empty one')
    return items[below(items.length)] as Item
  }

  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const keyed = items.map((item) => ({ item, key: next() }))
    return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
  }

  return { next, below, pick, shuffle }
}
