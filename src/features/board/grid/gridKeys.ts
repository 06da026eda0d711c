export type GridShape = {
  columns: number
  /** Number of cells that a key can move to. */
  count: number
  pageRows?: number
  isRtl: boolean
}

/** Keys that move between cards, each a `KeyboardEvent.key`. */
export const gridKeys = [
  'ArrowRight',
  'ArrowLeft',
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'PageUp',
  'Home',
  'End',
] as const
type GridKey = (typeof gridKeys)[number]

/** Other keys of a card: its menu with Shift, and moving without dragging. */
export const cellKeys = { menu: 'F10', lift: 'm' } as const

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
  const targets: Record<GridKey, number> = {
    ArrowRight: inReadingOrder(isRtl ? -1 : 1),
    ArrowLeft: inReadingOrder(isRtl ? 1 : -1),
    ArrowDown: byRows(1),
    ArrowUp: byRows(-1),
    PageDown: byRows(pageRows),
    PageUp: byRows(-pageRows),
    Home: 0,
    End: last,
  }
  const gridKey = gridKeys.find((each) => each === key)
  return gridKey && targets[gridKey]
}
