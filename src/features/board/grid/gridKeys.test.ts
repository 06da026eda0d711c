import { expect, test } from 'vitest'
import { indexForKey } from './gridKeys'

/** Ten cells in rows of four, so the last row has two. */
const grid = { columns: 4, count: 10, pageRows: 2, isRtl: false }

test.each<[string, number, number]>([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 5, 9],
  // There is no cell below, so the key moves to the last cell.
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, 2],
  ['PageDown', 1, 9],
  ['PageDown', 5, 9],
  ['PageDown', 8, 8],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
  ['Home', 6, 0],
  ['End', 0, 9],
])('%s leads from %i to %i', (key, from, to) => {
  expect(indexForKey(key, from, grid)).toBe(to)
})

test.each<[string, number, number]>([
  ['ArrowRight', 4, 3],
  ['ArrowLeft', 3, 4],
  ['ArrowDown', 1, 5],
])('right to left, %s leads from %i to %i', (key, from, to) => {
  expect(indexForKey(key, from, { ...grid, isRtl: true })).toBe(to)
})

test.each<[string, number, number]>([
  ['ArrowDown', 4, 5],
  ['PageDown', 4, 6],
  ['ArrowRight', 4, 5],
])('in one column, %s leads from %i to %i', (key, from, to) => {
  expect(indexForKey(key, from, { ...grid, columns: 1 })).toBe(to)
})

test.each(['Enter', ' ', 'Tab', 'a', 'F10'])('%j does not move', (key) => {
  expect(indexForKey(key, 4, grid)).toBeUndefined()
})
