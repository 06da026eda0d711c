// @vitest-environment jsdom

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cellText,
  type DataTable,
  emptyTable,
  HEADER_ROW,
  insertColumn,
  insertRow,
  parseCells,
  removeColumn,
  removeRow,
  renamed,
  setCells,
  storedText,
} from './tableModel'

const prices: DataTable = {
  name: 'Prices',
  headers: ['Food', 'Price'],
  rows: [['Nasi lemak', 'RM2.60'], ['Teh &amp; roti']],
}

// B-342.
test('a new table has three columns and three rows', () => {
  expect(emptyTable()).toEqual({
    name: '',
    headers: ['', '', ''],
    rows: [
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ],
  })
})

// B-160.
test.each<[string, DataTable, Partial<DataTable>]>([
  [
    'a cell',
    setCells(prices, 0, 1, [['RM3.00']]),
    {
      rows: [
        ['Nasi lemak', 'RM3.00'],
        ['Teh &amp; roti', ''],
      ],
    },
  ],
  [
    'a missing cell',
    setCells(prices, 1, 1, [['RM1.50']]),
    { rows: [prices.rows[0] ?? [], ['Teh &amp; roti', 'RM1.50']] },
  ],
  ['a header', setCells(prices, HEADER_ROW, 0, [['Lunch']]), { headers: ['Lunch', 'Price'] }],
  ['the name', renamed(prices, 'Prices &amp; more'), { name: 'Prices &amp;amp; more' }],
  [
    'pasted cells beyond the last row and column',
    setCells(prices, 1, 1, [
      ['a', 'b'],
      ['c', 'd'],
    ]),
    {
      headers: ['Food', 'Price', ''],
      rows: [
        ['Nasi lemak', 'RM2.60', ''],
        ['Teh &amp; roti', 'a', 'b'],
        ['', 'c', 'd'],
      ],
    },
  ],
  [
    'cells pasted on the headers',
    setCells(prices, HEADER_ROW, 1, [['RM'], ['2.70']]),
    {
      headers: ['Food', 'RM'],
      rows: [
        ['Nasi lemak', '2.70'],
        ['Teh &amp; roti', ''],
      ],
    },
  ],
  [
    'a new row',
    insertRow(prices, 1),
    {
      rows: [
        ['Nasi lemak', 'RM2.60'],
        ['', ''],
        ['Teh &amp; roti', ''],
      ],
    },
  ],
  [
    'a new column',
    insertColumn(prices, 0),
    {
      headers: ['', 'Food', 'Price'],
      rows: [
        ['', 'Nasi lemak', 'RM2.60'],
        ['', 'Teh &amp; roti', ''],
      ],
    },
  ],
  ['a removed row', removeRow(prices, 0), { rows: [['Teh &amp; roti']] }],
  ['a removed column', removeColumn(prices, 0), { headers: ['Price'], rows: [['RM2.60'], ['']] }],
])('%s changes the table and nothing else of it', (_, changed, expected) => {
  expect(changed).toMatchObject({ ...expected })
  expect({ ...prices, ...changed, ...expected }).toEqual(changed)
  expect(prices.rows).toEqual([['Nasi lemak', 'RM2.60'], ['Teh &amp; roti']])
})

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['one cell', [['one cell']]],
  ['', [['']]],
  ['a\t\t\nb', [['a', '', ''], ['b']]],
  ['"two\nlines"\t"say ""hi"""', [['two lines', 'say "hi"']]],
  ['6" nail\t"open', [['6" nail', '"open']]],
  ['a\n\nb', [['a'], [''], ['b']]],
])('the copied text %j is the cells %j', (text, cells) => expect(parseCells(text)).toEqual(cells))

test('any text typed into a cell is read back unchanged', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('&amp;', 'a & b', '&lt;b&gt;', '<b>', '&nbsp;', '&#39;')),
      (typed) => {
        expect(cellText(setCells(prices, 0, 0, [[typed]]), 0, 0)).toBe(typed)
      },
    ),
  )
  expect(storedText('Teh & roti')).toBe('Teh & roti')
})
