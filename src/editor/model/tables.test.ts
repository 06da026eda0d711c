// @vitest-environment jsdom

import { describe, expect, it } from 'vitest'
import { editorOf, htmlOf } from '@/testing/editorState'
import * as tables from './tables'
import type { HeartboardEditor } from './types'

const row = (...cells: string[]) =>
  `<tr>${cells.map((cell) => (cell.startsWith('<') ? cell : `<td>${cell}</td>`)).join('')}</tr>`
const body = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`
const withHead = (head: string, ...rows: string[]) =>
  `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
const th = (text: string) => `<th>${text}</th>`

const commands: Record<string, (editor: HeartboardEditor) => void> = {
  'row above': (editor) => tables.insertRow(editor, 'above'),
  'row below': (editor) => tables.insertRow(editor, 'below'),
  'column before': (editor) => tables.insertColumn(editor, 'before'),
  'column after': (editor) => tables.insertColumn(editor, 'after'),
  'remove row': tables.removeRow,
  'remove column': tables.removeColumn,
  'remove table': tables.removeTable,
  'header row': tables.toggleHeaderRow,
}

describe('table commands', () => {
  it('a new table has 3 columns, 2 rows and a head, and the caret in its first cell', () => {
    const editor = editorOf('<p>a|</p>')
    tables.insertTable(editor)
    const empty = row('', '', '')
    expect(htmlOf(editor)).toBe(`<p>a</p>${withHead(row(th('|'), th(''), th('')), empty, empty)}`)
  })

  it('a new table takes the place of an empty paragraph, and leaves a place behind it', () => {
    const editor = editorOf('<p>|</p>')
    tables.insertTable(editor, 1, 1)
    expect(editor.children.map((block) => 'type' in block && block.type)).toEqual(['table', 'paragraph'])
  })

  it.each([
    ['row above', body(row('a|', 'b')), body(row('|', ''), row('a', 'b'))],
    ['row below', body(row('a|', 'b'), row('c', 'd')), body(row('a', 'b'), row('|', ''), row('c', 'd'))],
    ['row below', withHead(row(th('a|')), row('b')), withHead(row(th('a')), row('|'), row('b'))],
    ['row above', withHead(row(th('a|')), row('b')), withHead(row(th('|')) + row(th('a')), row('b'))],
    ['row below', body(row(th('a'), 'b|')), body(row(th('a'), 'b'), row(th('|'), ''))],
    [
      'row below',
      body(row('<td rowspan="2">a</td>', 'b|'), row('c')),
      body(row('<td rowspan="3">a</td>', 'b'), row('|'), row('c')),
    ],
    [
      'row below',
      body(row('<td rowspan="2">a|</td>', 'b'), row('c')),
      body(row('<td rowspan="2">a</td>', 'b'), row('c'), row('|', '')),
    ],
    ['column before', body(row('a|', 'b'), row('c', 'd')), body(row('', 'a|', 'b'), row('', 'c', 'd'))],
    ['column after', body(row('a|', 'b'), row('c', 'd')), body(row('a|', '', 'b'), row('c', '', 'd'))],
    ['column after', withHead(row(th('a|')), row('b')), withHead(row(th('a|'), th('')), row('b', ''))],
    [
      'column after',
      body(row('<td colspan="2">a</td>'), row('c|', 'd')),
      body(row('<td colspan="3">a</td>'), row('c|', '', 'd')),
    ],
    [
      'column before',
      body(row('<td rowspan="2">a</td>', 'b|'), row('c')),
      body(row('<td rowspan="2">a</td>', '', 'b|'), row('', 'c')),
    ],
    ['remove row', body(row('a', 'b'), row('c|', 'd'), row('e', 'f')), body(row('a', 'b'), row('|e', 'f'))],
    ['remove row', body(row('<td rowspan="2">a</td>', 'b'), row('c|')), body(row('|a', 'b'))],
    ['remove row', body(row('<td rowspan="2">a</td>', 'b|'), row('c')), body(row('a', '|c'))],
    ['remove row', `${body(row('a|'))}<p>b</p>`, '<p>|b</p>'],
    ['remove column', body(row('a', 'b|'), row('c', 'd')), body(row('|a'), row('c'))],
    ['remove column', body(row('<td colspan="2">a</td>'), row('c|', 'd')), body(row('a'), row('|d'))],
    ['remove column', `<p>x</p>${body(row('a|'), row('b'))}<p>y</p>`, '<p>x</p><p>|y</p>'],
    ['remove table', `<p>x</p>${body(row('a|'))}`, '<p>x</p><p>|</p>'],
    ['header row', body(row('a|', 'b'), row('c', 'd')), withHead(row(th('a|'), th('b')), row('c', 'd'))],
    ['header row', withHead(row(th('a|')), row('c')), body(row('a|'), row('c'))],
    ['header row', body(row('<td rowspan="2">a|</td>', 'b'), row('c')), withHead(row(th('a|'), th('b')), row('c', ''))],
  ])('%s in %s', (name, before, after) => {
    const editor = editorOf(before)
    commands[name]?.(editor)
    expect(htmlOf(editor)).toBe(after)
    editor.undo()
    expect(htmlOf(editor)).toBe(before)
  })

  it('table commands do nothing outside of a table', () => {
    const editor = editorOf('<p>a|</p>')
    for (const command of Object.values(commands)) command(editor)
    expect(htmlOf(editor)).toBe('<p>a|</p>')
    expect(tables.isInTable(editor)).toBe(false)
  })
})
