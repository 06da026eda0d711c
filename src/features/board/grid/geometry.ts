/** Where the cells of the board lie, as arithmetic: the same numbers place the tiles, make rows virtual and find what a drag is over. */

/** px, like everything here. */
export type Rect = { left: number; top: number; width: number; height: number }
export type Point = { x: number; y: number }

export type Geometry = {
  columns: number
  cellWidth: number
  cellHeight: number
  gapX: number
  gapY: number
  isRtl: boolean
}

/** Below this width of the list tiles are narrower and stand closer. */
const NARROW = 568
/** At least 24 px between two cards, so that a pointer between them can mean reordering (D-2417). */
const WIDE_CELLS = { min: 220, gapX: 24, gapY: 24 }
const NARROW_CELLS = { min: 150, gapX: 16, gapY: 24 }
/** What a list measures where nothing has a layout, as in a test. */
const FALLBACK_WIDTH = 1024
/** A tile narrower than this has smaller words under its cover (CardTile.module.css). */
const SMALL_TILE = 220
const BORDER = 2

/**
 * Columns and cells for a list of some width.
 * @param rem px of one rem; the words of a tile grow with it
 */
export function geometryOf(width: number, rem: number, isRtl = false): Geometry {
  const available = width > 0 ? width : FALLBACK_WIDTH
  const { min, gapX, gapY } = available < NARROW ? NARROW_CELLS : WIDE_CELLS
  const columns = Math.max(1, Math.floor((available + gapX) / (min + gapX)))
  const cellWidth = (available - gapX * (columns - 1)) / columns
  const inner = cellWidth - BORDER
  const textHeight = (inner < SMALL_TILE ? 6 : 6.25) * rem
  return { columns, cellWidth, cellHeight: Math.round(inner * 0.75 + textHeight + BORDER), gapX, gapY, isRtl }
}

export const rowsFor = ({ columns }: Geometry, count: number): number => Math.ceil(count / columns)

/** px from the top of one row to the top of the next. */
export const rowStep = ({ cellHeight, gapY }: Geometry): number => cellHeight + gapY

/** The place of a cell in the list. */
export function cellRect(geometry: Geometry, index: number): Rect {
  const { columns, cellWidth, cellHeight, gapX, isRtl } = geometry
  const column = index % columns
  const visual = isRtl ? columns - 1 - column : column
  return {
    left: visual * (cellWidth + gapX),
    top: Math.floor(index / columns) * rowStep(geometry),
    width: cellWidth,
    height: cellHeight,
  }
}

export const contains = ({ left, top, width, height }: Rect, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

/** px² that two rectangles share. */
export function overlapArea(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The indexes of the cells that a rectangle of the list touches: only those are looked at, however long the list is. */
export function cellIndexesIntersecting(
  geometry: Geometry,
  { left, top, width, height }: Rect,
  count: number,
): number[] {
  const step = rowStep(geometry)
  const first = Math.max(0, Math.floor(top / step))
  const last = Math.floor((top + height) / step)
  const indexes: number[] = []
  for (let row = first; row <= last; row += 1) {
    for (let column = 0; column < geometry.columns; column += 1) {
      const index = row * geometry.columns + column
      if (index < count && overlapArea(cellRect(geometry, index), { left, top, width, height }) > 0) indexes.push(index)
    }
  }
  return indexes
}
