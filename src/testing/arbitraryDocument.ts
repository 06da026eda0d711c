import fc from 'fast-check'
import { joinInlines } from '@/editor/model/readInlines'
import { emptyParagraph, isFollowedByParagraph, mayBeBare } from '@/editor/model/schema'
import { completeRows } from '@/editor/model/tableGrid'
import type {
  BlockElement,
  FormattedText,
  HeadingLevel,
  InlineNode,
  InlineVoidElement,
  LinkElement,
  ListItemElement,
  TableCellElement,
  TableRowElement,
} from '@/editor/model/types'

/** fast-check arbitrary for documents with every block and mark of the text editor, in the editor's normal form. */

const children: [{ text: '' }] = [{ text: '' }]
const word = fc.constantFrom(
  'leaf',
  'daun',
  'a',
  '1 < 2',
  '&amp;',
  '"so"',
  '10\u00a0kg',
  '🌱',
  'é',
  '**',
  '# ',
  '<b>',
  '</p>',
)
const gap = fc.constantFrom('', ' ', '  ', '   ', '\n', '\n\n', ' \n')
const words = fc
  .array(fc.tuple(gap, word, gap), { minLength: 1, maxLength: 3 })
  .map((all) => all.map((parts) => parts.join('')).join(''))
const mark = fc.constant(true as const)
const formats = fc.record(
  {
    bold: mark,
    italic: mark,
    underline: mark,
    strikethrough: mark,
    code: mark,
    sub: mark,
    sup: mark,
    title: fc.constantFrom('Tip', 'a "b"'),
  },
  { requiredKeys: [] },
)
const text: fc.Arbitrary<FormattedText> = fc
  .tuple(words, fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, formats))
  .map(([value, format]) => ({ ...format, text: value }))

const inlineVoid: fc.Arbitrary<InlineVoidElement> = fc.constantFrom<InlineVoidElement>(
  { type: 'image', src: 'text/leaf.png', alt: 'A leaf & more', children },
  { type: 'image', src: 'https://example.org/a.png?b=1&c=2', title: 'Title', children },
  { type: 'image', src: '', alt: '', width: '45%', children },
  { type: 'svg', markup: '<svg viewBox="0 0 4 4"><path d="M0 0h4" stroke="red"></path></svg>', children },
  { type: 'math', markup: '<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>', children },
  { type: 'math', markup: '<math display="block" alttext="\\sin(x)"><mi>sin</mi><mi>x</mi></math>', children },
)
const link: fc.Arbitrary<LinkElement> = fc
  .record(
    {
      href: fc.constantFrom('https://example.org/?a=1&b="2"', 'mailto:a@example.org'),
      title: fc.constant('Where to'),
      nodes: fc.array(fc.oneof(text, inlineVoid), { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: ['href', 'nodes'] },
  )
  .map(({ nodes, ...attributes }) => ({ type: 'link', ...attributes, children: joinInlines(nodes) }))
const inlines: fc.Arbitrary<InlineNode[]> = fc
  .array(fc.oneof({ weight: 5, arbitrary: text }, inlineVoid, link), { maxLength: 4 })
  .map(joinInlines)
const withoutCode = (nodes: InlineNode[]): InlineNode[] =>
  joinInlines(
    nodes.map((node) => {
      if (!('text' in node)) return node.type === 'link' ? { ...node, children: withoutCode(node.children) } : node
      const { code: _code, ...others } = node
      return others
    }),
  )

const { block } = fc.letrec<{
  block: BlockElement
  blocks: BlockElement[]
  item: ListItemElement
  cell: TableCellElement
}>((tie) => ({
  block: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    inlines.map((nodes) => ({ type: 'paragraph' as const, children: nodes })),
    fc
      .tuple(fc.constantFrom<HeadingLevel[]>(1, 2, 3, 4, 5), inlines)
      .map(([level, nodes]) => ({ type: 'heading' as const, level, children: nodes })),
    fc.tuple(inlines, fc.constantFrom({}, { language: 'language-c++' })).map(([nodes, language]) => ({
      type: 'code-block' as const,
      ...language,
      children: withoutCode(nodes),
    })),
    fc.constant({ type: 'rule' as const, children }),
    fc.tuple(tie('blocks'), fc.boolean()).map(([blocks, isLoose]) => ({
      type: 'blockquote' as const,
      ...(isLoose && mayBeBare('blockquote', blocks) ? { isLoose } : {}),
      children: blocks,
    })),
    fc
      .tuple(
        fc.constantFrom({ isOrdered: false }, { isOrdered: true }, { isOrdered: true, start: 7 }),
        fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      )
      .map(([kind, items]) => ({ type: 'list' as const, ...kind, children: items })),
    fc
      .tuple(
        fc.nat(2),
        fc.constantFrom({}, { caption: 'A <em>caption</em>' }),
        fc.array(fc.array(tie('cell'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      )
      .map(([headRows, caption, rows]) => ({
        type: 'table' as const,
        ...caption,
        children: completeRows(
          rows.map(
            (cells, row): TableRowElement => ({
              type: 'table-row',
              ...(row < headRows ? { isHead: true } : {}),
              children: cells,
            }),
          ),
        ),
      })),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
  item: fc.tuple(tie('blocks'), fc.boolean()).map(([blocks, isLoose]) => {
    const [first] = blocks
    const all = first?.type === 'list' ? [emptyParagraph(), ...blocks] : blocks
    return { type: 'list-item', ...(isLoose && mayBeBare('list-item', all) ? { isLoose } : {}), children: all }
  }),
  cell: fc
    .record({
      blocks: tie('blocks'),
      isLoose: fc.boolean(),
      isHeader: fc.boolean(),
      colspan: fc.constantFrom(1, 1, 2),
      rowspan: fc.constantFrom(1, 1, 3),
    })
    .map(({ blocks, isLoose, isHeader, colspan, rowspan }) => ({
      type: 'table-cell',
      ...(isHeader ? { isHeader } : {}),
      ...(colspan > 1 ? { colspan } : {}),
      ...(rowspan > 1 ? { rowspan } : {}),
      ...(isLoose && mayBeBare('table-cell', blocks) ? { isLoose } : {}),
      children: blocks,
    })),
}))

export const arbitraryDocument: fc.Arbitrary<BlockElement[]> = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks) => {
    const last = blocks.at(-1)
    return last && isFollowedByParagraph(last) ? [...blocks, emptyParagraph()] : blocks
  })
