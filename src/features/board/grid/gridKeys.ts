export type GridShape = {
  columns: number
  /** Number of cells that a key can move to. */
  count: number
  pageRows?: number
  isRtl: boolean
}

/**
 * Finds the cell that a key moves to (D-0088). Left and right follow the reading order, also from one row to the next. Up, down and the
 * Page keys stay in the column. If the last row has no cell in that column, they move to the last cell.
 * @returns zero-based index, equal to `index` at an edge; undefined for a key that does not move
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
