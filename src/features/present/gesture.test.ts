import { expect, test } from 'vitest'
import { gestureOf } from './gesture'

const none = { dx: 0, dy: 0, side: 0.5 }

test.each([
  ['a swipe to the left', { ...none, dx: -80, dy: 12 }, 'next'],
  ['a swipe to the right, from the right edge', { dx: 80, dy: 0, side: 0.9 }, 'previous'],
  ['a tap on the right third', { dx: 3, dy: -2, side: 0.8 }, 'next'],
  ['a tap on the left third', { ...none, side: 0.2 }, 'previous'],
  ['a tap in the middle', none, 'buttons'],
  ['a slanting movement', { dx: -60, dy: 50, side: 0.9 }, undefined],
  ['a movement up, which scrolls', { dx: 2, dy: -90, side: 0.9 }, undefined],
  ['a movement too short for a swipe', { dx: -30, dy: 0, side: 0.9 }, undefined],
])('%s: %s', (_, gesture, expected) => {
  expect(gestureOf(gesture)).toBe(expected)
})
