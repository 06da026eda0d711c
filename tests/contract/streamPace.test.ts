import { expect, test } from 'vitest'
import { isHeldBack } from './streamPace'

const tokens = (count: number, first: number, interval: number) =>
  Array.from({ length: count }, (_, index) => first + index * interval)

test.each([
  ['at once after a long wait', tokens(40, 3000, 0.1), 20, true],
  ['one by one after a long wait', tokens(40, 3000, 15), 20, false],
  ['at once, but soon', tokens(40, 300, 0.1), 20, false],
  ['at once on a slow network', tokens(40, 3000, 0.1), 900, false],
  ['too few to tell', tokens(5, 3000, 0), 20, false],
  ['not at all', [], 20, false],
])('tokens that come %s', (_, arrivals, latency, expected) => {
  expect(isHeldBack(arrivals, latency)).toBe(expected)
})
