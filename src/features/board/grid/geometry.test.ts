import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { densities } from '@/store/density'
import {
  cellRect,
  cellIndexesIntersecting,
  contains,
  type Geometry,
  geometryOf,
  overlapArea,
  rowsFor,
  rowStep,
  rowsToRender,
} from './geometry'

/** In px, equal to `--tile-words` and `--tile-words-small` in tokens.css. */
const measureWords = (cellWidth: number) => (cellWidth < 220 ? 96 : 100)

describe('columns and cells', () => {
  // List width in px, columns, cell width, cell height.
  it.each([
    [358, 1],
    [655, 1],
    [656, 2],
    [1144, 3],
    [1920, 5],
  ])('in young mode a list of %s px has %s columns of at least 320 px', (width, columns) => {
    const geometry = geometryOf(width, measureWords, false, 'young')
    expect(geometry.columns).toBe(columns)
    expect(geometry.cellWidth).toBeGreaterThanOrEqual(320)
  })

  it.each([
    [288, 1, 288, 317],
    [320, 2, 152, 211],
    [358, 2, 171, 225],
    [566, 3, 178, 230],
    [568, 2, 272, 305],
    [600, 2, 288, 317],
    [768, 3, 240, 281],
    [1024, 4, 238, 279],
    [1160, 4, 272, 305],
    [1192, 4, 280, 311],
    [1359, 5, 252.6, 290],
    [1360, 4, 319, 340],
    [1416, 4, 333, 350],
    [1920, 6, 296.67, 323],
    [2560, 8, 295.5, 322],
  ])('a list of %s px has %s columns of %s by %s px', (width, columns, cellWidth, cellHeight) => {
    const geometry = geometryOf(width, measureWords)
    expect(geometry).toMatchObject({ columns, cellHeight })
    expect(geometry.cellWidth).toBeCloseTo(cellWidth, 1)
  })

  it.each([
    [320, 2, 152, 175],
    [358, 3, 108.67, 142],
    [1160, 7, 145.14, 169],
    [1920, 9, 192, 205],
  ])('a compact list of %s px has %s columns of %s by %s px', (width, columns, cellWidth, cellHeight) => {
    const geometry = geometryOf(width, () => 60, false, 'compact')
    expect(geometry).toMatchObject({ columns, cellHeight })
    expect(geometry.cellWidth).toBeCloseTo(cellWidth, 1)
  })

  it.each([320, 1160, 3000])('rows of the table are as wide as their list of %s px', (width) => {
    expect(geometryOf(width, () => 32, false, 'list')).toMatchObject({
      columns: 1,
      cellWidth: width,
      cellHeight: 32,
      gapY: 24,
    })
  })

  it('a tile grows by the height of its text', () => {
    expect(geometryOf(1024, () => 160).cellHeight - geometryOf(1024, () => 100).cellHeight).toBe(60)
  })

  it('a list that is not measured yet has one column', () => {
    expect(geometryOf(0, measureWords)).toMatchObject({ columns: 1, cellWidth: 0 })
  })

  const widths = fc.integer({ min: 150, max: 4000 })
  const textHeights = fc.integer({ min: 32, max: 300 })
  it('at every width and density cells and gaps fill the list, and row gaps are at least 24 px', () => {
    fc.assert(
      fc.property(widths, textHeights, fc.constantFrom(...densities), (width, textHeight, density) => {
        const { columns, cellWidth, gapX, gapY } = geometryOf(width, () => textHeight, false, density)
        expect(columns * cellWidth + (columns - 1) * gapX).toBeCloseTo(width, 6)
        expect(cellWidth).toBeGreaterThanOrEqual(Math.min(density === 'compact' ? 104 : 150, width))
        expect(gapY).toBeGreaterThanOrEqual(24)
      }),
    )
  })
})

describe('positions', () => {
  const geometry: Geometry = {
    columns: 4,
    cellWidth: 235,
    cellHeight: 275,
    gapX: 24,
    gapY: 24,
    isRtl: false,
    density: 'comfortable',
  }

  it.each([
    [0, 0, 0],
    [3, 777, 0],
    [4, 0, 299],
    [6, 518, 299],
  ])('cell %s is at %s, %s', (index, left, top) => {
    expect(cellRect(geometry, index)).toEqual({ left, top, width: 235, height: 275 })
  })

  it.each([
    [0, 777],
    [3, 0],
    [4, 777],
  ])('in right-to-left layout cell %s is at %s', (index, left) => {
    expect(cellRect({ ...geometry, isRtl: true }, index).left).toBe(left)
  })

  it('a partly filled row counts as a row', () => {
    expect([0, 1, 4, 5, 8, 9].map((count) => rowsFor(geometry, count))).toEqual([0, 1, 1, 2, 2, 3])
    expect(rowStep(geometry)).toBe(299)
  })

  it.each([
    ['the top of a long list', { first: 0, last: 2, rows: 100, pinned: [] }, [0, 1, 2, 3, 4]],
    ['its middle', { first: 40, last: 41, rows: 100, pinned: [] }, [38, 39, 40, 41, 42, 43]],
    ['its end', { first: 98, last: 101, rows: 100, pinned: [] }, [96, 97, 98, 99]],
    ['the top bar above a list', { first: -1, last: 0, rows: 100, pinned: [] }, [0, 1, 2]],
    ['rows that are pinned', { first: 40, last: 40, rows: 100, pinned: [99, 7, 41, 7] }, [7, 38, 39, 40, 41, 42, 99]],
    ['pinned rows that no longer exist', { first: 0, last: 0, rows: 2, pinned: [-1, 2] }, [0, 1]],
    ['a list that has become shorter', { first: 40, last: 42, rows: 3, pinned: [] }, []],
    ['an empty list', { first: 0, last: 3, rows: 0, pinned: [-1] }, []],
  ])('of %s the rows in view and two beyond are rendered', (_, range, rendered) => {
    expect(rowsToRender(range)).toEqual(rendered)
  })

  it('cellIndexesIntersecting returns exactly the cells that overlap the rectangle', () => {
    const rect = fc.record({
      left: fc.integer({ min: -400, max: 1400 }),
      top: fc.integer({ min: -400, max: 3000 }),
      width: fc.integer({ min: 1, max: 500 }),
      height: fc.integer({ min: 1, max: 500 }),
    })
    fc.assert(
      fc.property(rect, fc.integer({ min: 0, max: 40 }), fc.boolean(), (area, count, isRtl) => {
        const grid = { ...geometry, isRtl }
        const intersecting = Array.from({ length: count }, (_, index) => index).filter(
          (index) => overlapArea(cellRect(grid, index), area) > 0,
        )
        expect(cellIndexesIntersecting(grid, area, count)).toEqual(intersecting)
      }),
    )
  })

  it('a point on an edge is inside, and rectangles that only touch do not overlap', () => {
    const rect = { left: 10, top: 20, width: 30, height: 40 }
    expect(contains(rect, { x: 10, y: 60 })).toBe(true)
    expect(contains(rect, { x: 9, y: 60 })).toBe(false)
    expect(overlapArea(rect, { left: 40, top: 20, width: 5, height: 5 })).toBe(0)
    expect(overlapArea(rect, { left: 35, top: 50, width: 50, height: 50 })).toBe(50)
  })
})
