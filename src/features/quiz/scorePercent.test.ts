import { expect, test } from 'vitest'
import { scorePercent } from './scorePercent'

test.each([
  [7, 9, 78],
  [6, 8, 75],
  [0, 8, 0],
  [1, 11, 9],
  [10, 11, 91],
  [494, 1000, 49],
  [495, 1000, 50],
  [695, 1000, 70],
  [0, 0, 0],
])('%i of %i marks are %i percent', (marks, total_marks, percent) => {
  expect(scorePercent({ marks, total_marks })).toBe(percent)
})
