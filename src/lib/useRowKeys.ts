import { useState } from 'react'

/** The keys of as many rows: the last ones go, new ones follow. */
const resized = (keys: readonly number[], count: number): number[] => {
  const next = Math.max(-1, ...keys) + 1
  return Array.from({ length: count }, (_, index) => keys[index] ?? next + index - keys.length)
}

/**
 * React keys of rows without an identity of their own. The fields of a row stay its own when a row before it is removed: what is typed there,
 * and what the browser undoes with Ctrl+Z, does not pass to the next row.
 * @returns `removeKey` is called together with the removal of its row
 */
export function useRowKeys(count: number): { keys: readonly number[]; removeKey: (index: number) => void } {
  const [known, setKnown] = useState<readonly number[]>([])
  const keys = known.length === count ? known : resized(known, count)
  if (keys !== known) setKnown(keys)
  return { keys, removeKey: (index) => setKnown((before) => before.toSpliced(index, 1)) }
}
