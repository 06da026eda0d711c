/** Arithmetic of the grid, used for layout, virtualisation and drop targets. */
import type { ShownDensity } from '@/store/density'

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
  /** 'list' shows the cells as rows of a table, the other densities as tiles. */
  density: ShownDensity
}

/** In px. `min` is the minimum width of a cell. */
type Cells = { min: number; gapX: number; gapY: number }

/**
 * A table has one column. Its rows are drawn 10 px into the gaps (CardTable.module.css), but for drops the whole gap counts as between two
 * cards.
 */
const ROW_CELLS: Cells = { min: Number.POSITIVE_INFINITY, gapX: 0, gapY: 24 }
/** On lists narrower than this width in px, tiles are narrower and closer together. */
const NARROW = 568
/** On lists of at least this width in px, such as on a projector, tiles are larger. */
const HUGE = 1360
/** Minimum width in px of a cell in young mode. */
const YOUNG_MIN = 320
/** Cells by density and width of the list. Gaps of at least 24 px allow a drop between two cards (D-2417). */
const CELLS: Record<ShownDensity, { narrow: Cells; wide: Cells; huge: Cells }> = {
  comfortable: {
    narrow: { min: 150, gapX: 16, gapY: 24 },
    wide: { min: 220, gapX: 24, gapY: 24 },
    huge: { min: 280, gapX: 28, gapY: 28 },
  },
  young: {
    narrow: { min: YOUNG_MIN, gapX: 16, gapY: 24 },
    wide: { min: YOUNG_MIN, gapX: 16, gapY: 24 },
    huge: { min: YOUNG_MIN, gapX: 28, gapY: 28 },
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
 * Computes columns and cells for a list of this width in px.
 * @param measureText returns the height in px that the text of a cell needs at the given width in px (TileProbe)
 */
export function geometryOf(
  width: number,
  measureText: (cellWidth: number) => number,
  isRtl = false,
  density: ShownDensity = 'comfortable',
): Geometry {
  const { min, gapX, gapY } = CELLS[density][width < NARROW ? 'narrow' : width < HUGE ? 'wide' : 'huge']
  const columns = Math.max(1, Math.floor((width + gapX) / (min + gapX)))
  const cellWidth = (width - gapX * (columns - 1)) / columns
  const coverHeight = (cellWidth - BORDER) * 0.75
  const cellHeight = Math.round(measureText(cellWidth) + (density === 'list' ? 0 : coverHeight + BORDER))
  return { columns, cellWidth, cellHeight, gapX, gapY, isRtl, density }
}

export const rowsFor = ({ columns }: Geometry, count: number): number => Math.ceil(count / columns)

/** Number of rows rendered above and below the viewport. */
const OVERSCAN = 2

type RowRange = {
  /** Rows at the edges of the viewport. They may lie outside of the list. */
  first: number
  last: number
  rows: number
  /** Rows that are rendered even outside of the viewport; -1 stands for none. */
  pinned: readonly number[]
}

/** Returns the indexes of the rows to render, in ascending order: rows in view, a few beyond, and the pinned rows. */
export function rowsToRender({ first, last, rows, pinned }: RowRange): number[] {
  const from = Math.max(0, first - OVERSCAN)
  const to = Math.min(rows - 1, last + OVERSCAN)
  const near = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const far = pinned.filter((row) => row >= 0 && row < rows && (row < from || row > to))
  return [...new Set([...near, ...far])].sort((a, b) => a - b)
}

/** Distance in px between the tops of two neighbouring rows. */
export const rowStep = ({ cellHeight, gapY }: Geometry): number => cellHeight + gapY

/** Returns the rectangle of a cell, relative to the list. */
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

/** Returns the area that both rectangles share, in px². */
export function overlapArea(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** Returns the indexes of the cells that the rectangle overlaps. The time does not depend on the length of the list. */
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
