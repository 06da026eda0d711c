import { expect, test } from 'vitest'
import { columnBeside, type Measured, placeLetters } from './placeLetters'

const letter = (key: string, top: number | undefined, height = 40): Measured<string> => ({ key, top, height })

test.each<[string, Measured<string>[], Record<string, number>]>([
  ['at their passages', [letter('H', 0), letter('E', 200)], { H: 0, E: 200 }],
  [
    '20 px apart when their passages are nearer',
    [letter('H', 0), letter('E', 10), letter('A', 30)],
    { H: 0, E: 60, A: 120 },
  ],
  ['in the order of the text, not of their names', [letter('H', 300), letter('E', 0)], { E: 0, H: 300 }],
  ['in the order of their names within a line', [letter('H', 50), letter('E', 50)], { H: 50, E: 110 }],
  ['last without a passage', [letter('H', undefined), letter('E', 100)], { E: 100, H: 160 }],
  ['below an expanded one', [letter('H', 0, 300), letter('E', 20)], { H: 0, E: 320 }],
  ['never above the text', [letter('H', -80)], { H: 0 }],
])('suggestions stand %s', (_, items, expected) => {
  expect(Object.fromEntries(placeLetters(items))).toEqual(expected)
})

test.each([
  ['70 px right of the text', { left: 304, width: 672 }, 1920, { left: 1046, width: 300 }],
  ['narrower where the screen ends', { left: 304, width: 672 }, 1265, { left: 1046, width: 207 }],
  ['not where there is no room', { left: 112, width: 672 }, 896, undefined],
  ['not on a phone', { left: 20, width: 350 }, 390, undefined],
])('the column is %s', (_, text, available, expected) => {
  expect(columnBeside(text, available)).toEqual(expected)
})
