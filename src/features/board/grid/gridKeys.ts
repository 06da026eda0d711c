/** Shape of a grid, as far as keys need it. */
export type GridShape = {
  columns: number
  /** Number of places that a key can lead to. */
  count: number
  /** Rows that Page Up and Page Down move by. */
  pageRows?: number
  isRtl: boolean
}

/**
 * Finds the place that a key leads to in the grid (D-0088). Left and right go in reading order, across the ends of rows. Up, down and Page
 * keys stay in the column; above a gap in the last row they go to the last place.
 * @returns zero-based index, which is `index` itself at an edge; undefined for a key that does not move
 */
export function indexForKey(key: string, index: number, { columns, count, pageRows = 1, isRtl }: GridShape) {
  const last = count - 1
  const byRows = (rows: number) => {
    const row = Math.floor(index / columns)
    const target = Math.max(0, Math.min(Math.floor(last / columns), row + rows))
    return Math.min(last, index + (target - row) * columns)
  }
  const inReadingOrder = (step: number) => Math.max(0, Math.min(last, index + step))
  if (key === 'ArrowRight') return inReadingOrder(isRtl ? -1 : 1)
  if (key === 'ArrowLeft') return inReadingOrder(isRtl ? 1 : -1)
  if (key === 'ArrowDown') return byRows(1)
  if (key === 'ArrowUp') return byRows(-1)
  if (key === 'PageDown') return byRows(pageRows)
  if (key === 'PageUp') return byRows(-pageRows)
  if (key === 'Home') return 0
  if (key === 'End') return last
}
