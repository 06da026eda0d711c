import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cellRect,
  cellIndexesIntersecting,
  contains,
  type Geometry,
  geometryOf,
  overlapArea,
  rowsFor,
  rowStep,
} from './geometry'

describe('columns and cells', () => {
  // List width in px, columns, cell width, cell height.
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
    [1416, 5, 264, 299],
    [1920, 7, 253.71, 291],
    [2560, 10, 234.4, 276],
  ])('a list of %s px has %s columns of %s by %s px', (width, columns, cellWidth, cellHeight) => {
    const geometry = geometryOf(width, 16)
    expect(geometry).toMatchObject({ columns, cellHeight })
    expect(geometry.cellWidth).toBeCloseTo(cellWidth, 1)
  })

  it('the text height of a tile scales with the root font size', () => {
    expect(geometryOf(1024, 32).cellHeight - geometryOf(1024, 16).cellHeight).toBe(100)
    expect(geometryOf(1024, 32).columns).toBe(4)
  })

  it('without a layout the list width is 1024 px', () => {
    expect(geometryOf(0, 16)).toEqual(geometryOf(1024, 16))
  })

  it('at every width cells and gaps fill the list, and row gaps are at least 24 px', () => {
    fc.assert(
      fc.property(fc.integer({ min: 150, max: 4000 }), fc.integer({ min: 12, max: 40 }), (width, rem) => {
        const { columns, cellWidth, gapX, gapY } = geometryOf(width, rem)
        expect(columns * cellWidth + (columns - 1) * gapX).toBeCloseTo(width, 6)
        expect(cellWidth).toBeGreaterThanOrEqual(Math.min(150, width))
        expect(gapY).toBeGreaterThanOrEqual(24)
      }),
    )
  })
})

describe('positions', () => {
  const geometry: Geometry = { columns: 4, cellWidth: 235, cellHeight: 275, gapX: 24, gapY: 24, isRtl: false }

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
