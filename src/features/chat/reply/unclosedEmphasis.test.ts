import { expect, test } from 'vitest'
import { stripUnclosedEmphasis } from './unclosedEmphasis'

test.each([
  ['A fraction *a/', 'A fraction a/'],
  ['Add **5/', 'Add 5/'],
  ['**Bold** and **more', '**Bold** and more'],
  ['**Bold** and _more words', '**Bold** and more words'],
  ['Call `print(', 'Call print('],
  ['(*see', '(see'],
  ['Ends with **', 'Ends with **'],
  ['* an item of a list', '* an item of a list'],
  ['* an item with *emph', '* an item with emph'],
  ['2 * 3 = 6', '2 * 3 = 6'],
  ['snake_case stays', 'snake_case stays'],
  ['**whole**', '**whole**'],
  ['```\n*p = 1', '```\n*p = 1'],
  ['In C:\n\n```\nint *p', 'In C:\n\n```\nint *p'],
  ['```\n*p = 1\n```\n\nThe *star', '```\n*p = 1\n```\n\nThe star'],
  ['First line\nthen *a/', 'First line\nthen a/'],
  ['', ''],
])('%j is shown as %j', (block, shown) => {
  expect(stripUnclosedEmphasis(block)).toBe(shown)
})

test('a long line without an end costs nothing', () => {
  const line = '*a '.repeat(100_000)
  expect(stripUnclosedEmphasis(line)).toBe(line)
})
