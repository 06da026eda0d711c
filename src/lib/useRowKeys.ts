import { useState } from 'react'

/** Keys for `count` rows: drops the last keys or appends new keys. */
const resized = (keys: readonly number[], count: number): number[] => {
  const next = Math.max(-1, ...keys) + 1
  return Array.from({ length: count }, (_, index) => keys[index] ?? next + index - keys.length)
}

/**
 * React keys of rows without ids. A row keeps its fields when an earlier row is removed. Typed text and the browser's undo (Ctrl+Z) never
 * pass to the next row.
 * @returns `removeKey`: call together with the removal of the row
 */
export function useRowKeys(count: number): { keys: readonly number[]; removeKey: (index: number) => void } {
  const [known, setKnown] = useState<readonly number[]>([])
  const keys = known.length === count ? known : resized(known, count)
  if (keys !== known) setKnown(keys)
  return { keys, removeKey: (index) => setKnown((before) => before.toSpliced(index, 1)) }
}
