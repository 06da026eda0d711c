import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv'

test('rows are lines, and a cell with a separator, a quotation mark or a line break is quoted', () => {
  expect(toCsv([['a', 'b;c'], [], ['"d"', 'e\nf', '7']])).toBe('\uFEFFa,"b;c"\r\n\r\n"""d""","e\nf",7\r\n')
})

const FULL_WIDTH = ['＝1+1', '＋60', '－2', '＠SUM(A1)', '｜calc']
/**
 * Zero-width space, joiners, word joiner, byte order mark, soft hyphen, right-to-left override, a control character.
 */
const BEHIND_NO_WIDTH = ['\u200b=1', '\u200c\u200d+1', '\u2060-1', '\ufeff@A', '\u00ad＝1', '\u202e=1', '\u0000=1']
test.each(['=1+1', '+60 12', '-2', '@SUM(A1)', '\t=1', ' =1', '|calc', ...FULL_WIDTH, ...BEHIND_NO_WIDTH])(
  'the cell %j is no formula in a spreadsheet',
  (text) => expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`),
)

/** Reads the cells of a CSV text as a spreadsheet does. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('any text stays in its cell', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'é') })
  const row = fc.array(texts, { minLength: 2, maxLength: 2 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const read = readCsv(toCsv(rows).slice(1))
      expect(read.map((cells) => cells.map((text) => text.replace(/^'/, '')))).toEqual(rows)
    }),
  )
})
