/** Grid arithmetic, shared by layout, virtualisation and drop targets. */
import type { Density } from '@/store/density'

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
  /** Density of the cells: rows of a table ('list') or tiles. */
  density: Density
}

/** px; `min`: minimum width of a cell. */
type Cells = { min: number; gapX: number; gapY: number }

/** One column. A row is drawn 10 px into the gap on either side (CardTable.module.css); a pointer anywhere in the gap reorders. */
const ROW_CELLS: Cells = { min: Number.POSITIVE_INFINITY, gapX: 0, gapY: 24 }
/** px; below this list width tiles are narrower and closer together. */
const NARROW = 568
/** px; from this list width (a projector) tiles are larger. */
const HUGE = 1360
/** Cells by density, on narrow, wide and huge lists. Gaps of at least 24 px let a pointer between two cards reorder (D-2417). */
const CELLS: Record<Density, { narrow: Cells; wide: Cells; huge: Cells }> = {
  comfortable: {
    narrow: { min: 150, gapX: 16, gapY: 24 },
    wide: { min: 220, gapX: 24, gapY: 24 },
    huge: { min: 280, gapX: 28, gapY: 28 },
  },
  compact: {
    narrow: { min: 104, gapX: 16, gapY: 24 },
    wide: { min: 144, gapX: 24, gapY: 24 },
    huge: { min: 176, gapX: 24, gapY: 24 },
  },
  list: { narrow: ROW_CELLS, wide: ROW_CELLS, huge: ROW_CELLS },
}
const BORDER = 2

/**
 * Columns and cells of a list.
 * @param measureText px that the text of a cell of this width (px) needs: below the cover of a tile, or in a row (TileProbe)
 */
export function geometryOf(
  width: number,
  measureText: (cellWidth: number) => number,
  isRtl = false,
  density: Density = 'comfortable',
): Geometry {
  const { min, gapX, gapY } = CELLS[density][width < NARROW ? 'narrow' : width < HUGE ? 'wide' : 'huge']
  const columns = Math.max(1, Math.floor((width + gapX) / (min + gapX)))
  const cellWidth = (width - gapX * (columns - 1)) / columns
  const coverHeight = (cellWidth - BORDER) * 0.75
  const cellHeight = Math.round(measureText(cellWidth) + (density === 'list' ? 0 : coverHeight + BORDER))
  return { columns, cellWidth, cellHeight, gapX, gapY, isRtl, density }
}

export const rowsFor = ({ columns }: Geometry, count: number): number => Math.ceil(count / columns)

/** Rows rendered beyond each edge of the viewport. */
const OVERSCAN = 2

type RowRange = {
  /** Rows at the edges of the viewport; they may lie beyond the list. */
  first: number
  last: number
  /** Number of rows of the list. */
  rows: number
  /** Rows to render even out of view; -1 is none. */
  pinned: readonly number[]
}

/** Rows to render, in order: those in view, some beyond, and the pinned ones. */
export function rowsToRender({ first, last, rows, pinned }: RowRange): number[] {
  const from = Math.max(0, first - OVERSCAN)
  const to = Math.min(rows - 1, last + OVERSCAN)
  const near = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const far = pinned.filter((row) => row >= 0 && row < rows && (row < from || row > to))
  return [...new Set([...near, ...far])].sort((a, b) => a - b)
}

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
