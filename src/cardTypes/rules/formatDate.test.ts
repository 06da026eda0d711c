import { expect, it } from 'vitest'
import { formatDate, percentOf } from './formatDate'

it.each([
  ['2025-01-31T08:15:00Z', 'en', '31 January 2025'],
  ['2025-01-31T08:15:00Z', 'ms', '31 Januari 2025'],
  ['2025-01-31', 'en', '31 January 2025'],
  ['31/01/2025', 'en', null],
  ['yesterday', 'en', null],
  ['2025-99-99', 'en', null],
  ['', 'en', null],
])('formats %j in language %s as %j', (iso, language, expected) => {
  expect(formatDate(iso, language)).toBe(expected)
})

it.each([
  [0, 0],
  [0.494, 49],
  [0.495, 50],
  [1, 100],
])('a ratio of %d is %d percent', (ratio, percent) => {
  expect(percentOf(ratio)).toBe(percent)
})
