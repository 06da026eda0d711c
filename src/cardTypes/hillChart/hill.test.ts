import { expect, it } from 'vitest'
import { HILL, hillPath, hillPoint } from './hill'

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
