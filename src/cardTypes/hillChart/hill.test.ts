import { expect, it, test } from 'vitest'
import {
  HILL,
  hillPath,
  hillPoint,
  moveScope,
  percentageAfterKey,
  percentageAt,
  statusOfPercentage,
  typedPercentage,
} from './hill'

it.each([
  [0, { x: 0, y: HILL.height }],
  [50, { x: HILL.width / 2, y: 0 }],
  [100, { x: HILL.width, y: HILL.height }],
  [-20, { x: 0, y: HILL.height }],
  [130, { x: HILL.width, y: HILL.height }],
])('maps %d percent to its point, clamped to 0..100', (percentage, expected) => {
  const point = hillPoint(percentage)
  expect(point.x).toBeCloseTo(expected.x)
  expect(point.y).toBeCloseTo(expected.y)
})

it('the outline runs from the left foot to the right foot', () => {
  expect(hillPath()).toMatch(/^M0\.0 140\.0L.*L400\.0 140\.0$/)
})

test('a point on the ground is the percentage of the scope above it, clamped at both feet', () => {
  for (let percentage = 0; percentage <= 100; percentage += 1)
    expect(percentageAt(hillPoint(percentage).x)).toBe(percentage)
  expect([percentageAt(-30), percentageAt(HILL.width + 30)]).toEqual([0, 100])
})

// D-2482.
test.each([
  [0, 'not_started'],
  [1, 'uphill'],
  [49, 'uphill'],
  [50, 'downhill'],
  [99, 'downhill'],
  [100, 'done'],
])('a scope at %d percent is %s', (percentage, status) => expect(statusOfPercentage(percentage)).toBe(status))

test('a scope that is moved gets the status of its place and keeps its name and colour', () => {
  const scope = { name: 'Posters', color: '#be185d', percentage: 40, status: 'uphill' as const }
  expect(moveScope(scope, 140)).toEqual({ ...scope, percentage: 100, status: 'done' })
})

test.each([
  [40, 'ArrowRight', false, 41],
  [40, 'ArrowUp', false, 41],
  [40, 'ArrowLeft', false, 39],
  [40, 'ArrowDown', true, 30],
  [95, 'ArrowRight', true, 100],
  [3, 'ArrowLeft', true, 0],
  [40, 'PageUp', true, 50],
  [40, 'Home', false, 0],
  [40, 'End', false, 100],
  [40, 'Enter', false, undefined],
  [Number.NaN, 'ArrowRight', false, 1],
])('at %d percent, %s (Shift: %s) leads to %s', (percentage, key, shiftKey, expected) =>
  expect(percentageAfterKey(percentage, { key, shiftKey })).toBe(expected),
)

test.each([
  ['42', 42],
  [' 7 ', 7],
  ['2.5', 3],
  ['2,4', 2],
  ['150', 100],
  ['-3', 0],
  ['1e3', 100],
  ['x', undefined],
  ['', undefined],
  [' ', undefined],
])('typed %j is %s percent', (text, expected) => expect(typedPercentage(text)).toBe(expected))
