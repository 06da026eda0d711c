import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { coverOf, dragged, movedByKey, slackOf } from './pan'

const position = fc.double({ min: 0, max: 100, noNaN: true })
const ratio = fc.double({ min: 0.1, max: 10, noNaN: true })
const distance = fc.double({ min: -5000, max: 5000, noNaN: true })
const height = fc.double({ min: 1, max: 4000, noNaN: true })

describe('for every picture, frame and gesture', () => {
  test('a position stays from 0 to 100, and a drag back leads to where it began unless an edge stopped it', () => {
    fc.assert(
      fc.property(position, distance, height, (start, moved, hidden) => {
        const there = dragged(start, moved, hidden)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there).toBeLessThanOrEqual(100)
        if (there > 0 && there < 100) expect(dragged(there, -moved, hidden)).toBeCloseTo(start, 6)
      }),
    )
  })

  test('the picture follows the pointer px by px until its edge', () => {
    fc.assert(
      fc.property(position, ratio, ratio, distance, height, (start, frame, picture, moved, frameHeight) => {
        const hidden = slackOf(frame, picture) * frameHeight
        fc.pre(hidden > 1)
        const topAt = (at: number) => (coverOf(frame, picture, at).top / 100) * frameHeight
        const end = dragged(start, moved, hidden)
        const shift = topAt(end) - topAt(start)
        if (end > 0 && end < 100) expect(shift).toBeCloseTo(moved, 3)
        else expect(Math.abs(shift)).toBeLessThanOrEqual(Math.abs(moved) + 1e-6)
      }),
    )
  })

  test('the picture covers its frame at every position and keeps its own ratio', () => {
    fc.assert(
      fc.property(ratio, ratio, position, (frame, picture, at) => {
        const { width, height: tall, left, top } = coverOf(frame, picture, at)
        expect(left).toBeLessThanOrEqual(1e-9)
        expect(left + width).toBeGreaterThanOrEqual(100 - 1e-9)
        expect(top).toBeLessThanOrEqual(1e-9)
        expect(top + tall).toBeGreaterThanOrEqual(100 - 1e-9)
        expect((frame * width) / tall).toBeCloseTo(picture, 6)
      }),
    )
  })
})

it.each([
  ['a tall picture in a tile', 4 / 3, 3 / 4, 4 / 3 / (3 / 4) - 1],
  ['a picture of the same shape', 4 / 3, 4 / 3, 0],
  ['a wide picture', 4 / 3, 3, 0],
  ['a picture that has not loaded', 4 / 3, 0, 0],
])('%s', (_, frame, picture, expected) => {
  expect(slackOf(frame, picture)).toBeCloseTo(expected)
})

it.each([
  ['ArrowDown', false, 51],
  ['ArrowUp', false, 49],
  ['ArrowRight', false, 51],
  ['ArrowLeft', false, 49],
  ['ArrowDown', true, 60],
  ['ArrowUp', true, 40],
  ['Home', false, 0],
  ['End', true, 100],
  ['a', false, undefined],
  ['Enter', false, undefined],
])('from 50, the key %s with Shift %s leads to %s', (key, shiftKey, expected) => {
  expect(movedByKey(50, { key, shiftKey })).toBe(expected)
})

it.each([
  [0, 'ArrowUp', 0],
  [3, 'ArrowUp', 0],
  [97, 'ArrowDown', 100],
  [33.4, 'ArrowDown', 43],
])('with Shift, from %s the key %s leads to %s', (from, key, expected) => {
  expect(movedByKey(from, { key, shiftKey: true })).toBe(expected)
})

it('nothing moves a picture without slack', () => {
  expect(dragged(50, 200, 0)).toBe(50)
})
