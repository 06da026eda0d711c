import { useState } from 'react'

/** Returns keys for `count` rows: drops the last keys or appends new ones. */
const resized = (keys: readonly number[], count: number): number[] => {
  const next = Math.max(-1, ...keys) + 1
  return Array.from({ length: count }, (_, index) => keys[index] ?? next + index - keys.length)
}

/**
 * Returns React keys for rows without ids. When an earlier row is removed, a row keeps its own fields, so typed text
 * and the browser's undo (Ctrl+Z) never move to another row.
 * @returns `removeKey`: call it together with the removal of the row
 */
export function useRowKeys(count: number): { keys: readonly number[]; removeKey: (index: number) => void } {
  const [known, setKnown] = useState<readonly number[]>([])
  const keys = known.length === count ? known : resized(known, count)
  if (keys !== known) setKnown(keys)
  return { keys, removeKey: (index) => setKnown((before) => before.toSpliced(index, 1)) }
}
