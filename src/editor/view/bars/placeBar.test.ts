import { expect, test } from 'vitest'
import { placeBar } from './placeBar'

const view = { top: 100, bottom: 800, left: 0, right: 600 }
const bar = { width: 200, height: 50 }
const line = (top: number, left = 200, right = 400) => ({ top, bottom: top + 20, left, right })

test.each([
  ['above a line', line(400), 'above', { top: 342, left: 200 }],
  ['below a line at the top', line(120), 'above', { top: 148, left: 200 }],
  ['below a line where that is preferred', line(400), 'below', { top: 428, left: 200 }],
  ['above a line at the bottom, whatever is preferred', line(770), 'below', { top: 712, left: 200 }],
  ['below a table', line(400), 'onlyBelow', { top: 428, left: 200 }],
  ['at the lower edge over a table that is cut off there', line(770), 'onlyBelow', { top: 742, left: 200 }],
  ['inside at the start', line(400, 0, 20), 'above', { top: 342, left: 0 }],
  ['inside at the end', line(400, 580, 600), 'above', { top: 342, left: 400 }],
  [
    'at the lower edge over what fills the view',
    { top: -50, bottom: 2000, left: 0, right: 600 },
    'above',
    { top: 742, left: 200 },
  ],
] as const)('%s', (_, anchor, side, place) => {
  expect(placeBar(anchor, bar, view, side)).toEqual(place)
})
