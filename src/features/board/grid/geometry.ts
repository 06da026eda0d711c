/** Grid arithmetic, shared by layout, virtualisation and drop targets. */

/** All lengths in px. */
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

/** Below this list width tiles are narrower and closer together. */
const NARROW = 568
/** Gaps are at least 24 px, so that a pointer between two cards can reorder (D-2417). */
const WIDE_CELLS = { min: 220, gapX: 24, gapY: 24 }
const NARROW_CELLS = { min: 150, gapX: 16, gapY: 24 }
/** List width without a layout, as in jsdom. */
const FALLBACK_WIDTH = 1024
/** Tiles narrower than this have smaller text (CardTile.module.css). */
const SMALL_TILE = 220
const BORDER = 2

/**
 * Columns and cells of a list.
 * @param rem px of one rem; the text height of a tile scales with it
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

/** Rectangle of a cell, relative to the list. */
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

/** Shared area in px². */
export function overlapArea(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** Indexes of the cells that a rectangle overlaps, in time independent of the list length. */
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
