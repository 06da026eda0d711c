// @vitest-environment jsdom

import { type Descendant, Editor } from 'slate'
import { expect, it } from 'vitest'
import { blocksToHtml } from './blocksToHtml'
import { createHeartboardEditor } from './createHeartboardEditor'

const text = { text: 'a' }
const paragraph = { type: 'paragraph', children: [text] }
const cell = { type: 'table-cell', children: [paragraph] }
const table = (...rows: unknown[]) => ({ type: 'table', children: rows })
const row = (...cells: unknown[]) => ({ type: 'table-row', children: cells })

it.each([
  ['nothing', [], ''],
  ['text in the document', [text, { ...text, bold: true }], '<p>a<strong>a</strong></p>'],
  [
    'blocks in a paragraph',
    [{ type: 'paragraph', children: [{ type: 'heading', level: 1, children: [text] }] }],
    '<h1>a</h1>',
  ],
  [
    'a paragraph with text and blocks',
    [{ type: 'paragraph', children: [text, paragraph, text] }],
    '<p>a</p><p>a</p><p>a</p>',
  ],
  ['text in a quotation', [{ type: 'blockquote', children: [text] }], '<blockquote>a</blockquote>'],
  ['an empty quotation', [{ type: 'blockquote', children: [] }, paragraph], '<blockquote></blockquote><p>a</p>'],
  ['an item outside of a list', [{ type: 'list-item', children: [paragraph] }], '<p>a</p>'],
  ['a paragraph in a list', [{ type: 'list', isOrdered: true, children: [paragraph] }], '<ol><li>a</li></ol>'],
  ['a list without items', [{ type: 'list', isOrdered: true, children: [] }, paragraph], '<p>a</p>'],
  [
    'an item that begins with a list',
    [
      {
        type: 'list',
        isOrdered: false,
        children: [{ type: 'list-item', children: [{ type: 'list', isOrdered: false, children: [paragraph] }] }],
      },
    ],
    '<ul><li><ul><li>a</li></ul></li></ul>',
  ],
  ['a cell outside of a table', [cell, row(cell)], '<p>a</p><p>a</p>'],
  [
    'a paragraph in a row',
    [table(row(paragraph, cell))],
    '<table><tbody><tr><td>a</td><td>a</td></tr></tbody></table>',
  ],
  ['a table without rows', [table(), paragraph], '<p>a</p>'],
  ['a table without cells', [table(row(), row()), paragraph], '<p>a</p>'],
  [
    'a row that lacks a cell',
    [table(row(cell, cell), row(cell))],
    '<table><tbody><tr><td>a</td><td>a</td></tr><tr><td>a</td><td></td></tr></tbody></table>',
  ],
  [
    'a span beyond the last row',
    [table(row({ ...cell, rowspan: 5 }, cell), row(cell))],
    '<table><tbody><tr><td rowspan="2">a</td><td>a</td></tr><tr><td>a</td></tr></tbody></table>',
  ],
  [
    'a span over a row without cells',
    [table(row({ ...cell, rowspan: 3 }, cell), row(), row(cell))],
    '<table><tbody><tr><td rowspan="2">a</td><td>a</td></tr><tr><td>a</td></tr></tbody></table>',
  ],
  [
    'a head row below the body',
    [table(row(cell), { ...row(cell), isHead: true })],
    '<table><tbody><tr><td>a</td></tr><tr><td>a</td></tr></tbody></table>',
  ],
  ['code marks in code', [{ type: 'code-block', children: [{ ...text, code: true }] }], '<pre><code>a</code></pre>'],
  [
    'a link without text',
    [{ type: 'paragraph', children: [text, { type: 'link', href: 'https://a.org', children: [{ text: '' }] }] }],
    '<p>a</p>',
  ],
  [
    'a link in a link',
    [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            href: 'https://a.org',
            children: [{ type: 'link', href: 'https://b.org', children: [text] }],
          },
        ],
      },
    ],
    '<p><a href="https://a.org" target="_blank" rel="noopener">a</a></p>',
  ],
])('%s is repaired', (_, blocks, html) => {
  const editor = createHeartboardEditor()
  editor.children = blocks as Descendant[]
  Editor.normalize(editor, { force: true })
  expect(blocksToHtml(editor.children)).toBe(html)
})

it('behind a table, line or code block at the end there is a place to write', () => {
  const editor = createHeartboardEditor()
  editor.children = [{ type: 'rule', children: [{ text: '' }] }]
  Editor.normalize(editor, { force: true })
  expect(editor.children).toEqual([
    { type: 'rule', children: [{ text: '' }] },
    { type: 'paragraph', children: [{ text: '' }] },
  ])
  expect(blocksToHtml(editor.children)).toBe('<hr>')
})
