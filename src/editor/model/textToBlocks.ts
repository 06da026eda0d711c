import { lineToInlines } from './lineToInlines'
import { emptyParagraph, isBlank, isParagraph } from './schema'
import { completeRows } from './tableGrid'
import type { BlockElement, HeadingLevel, ListElement, ListItemElement } from './types'

/** Maximum number of cells of a table made from lines with tabs. If there are more, each line becomes a paragraph. */
const MAX_CELLS = 3000
/**
 * Maximum nesting of quotations and of lists. Deeper quotations become plain paragraphs; deeper items stay on the last
 * level.
 */
const MAX_DEPTH = 8

const FENCE = /^ {0,3}```([\w+#.-]{0,40})[ \t]*$/
const HEADING = /^(#{1,6})[ \t]+(\S.*)$/
const ITEM = /^([ \t]*)(?:[-*+]|(\d{1,3})[.)])[ \t]+(\S.*)$/
const QUOTE = /^> ?/
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/
/** True for a line that contains a tab after its first word. A tab at the start is an indent. */
const isRow = (line: string) => line.trim().includes('\t')

/** Converts a line to a paragraph: Markdown becomes marks and links, and tabs become spaces. */
export const lineToParagraph = (line: string): BlockElement => ({
  type: 'paragraph',
  children: lineToInlines(toSpaces(line)),
})
const toSpaces = (line: string) => line.replaceAll('\t', ' ')

/**
 * Converts plain text from the clipboard to blocks, in linear time. Each line becomes a paragraph, and adjacent lines
 * with tabs become a table. Markdown becomes the corresponding block.
 * @param hasTables false to turn tabs into spaces, for example in a cell
 * @param depth number of quotations around the text
 */
export function textToBlocks(text: string, hasTables = true, depth = 0): BlockElement[] {
  const lines = text.split('\n')
  const blocks: BlockElement[] = []
  for (let index = 0; index < lines.length; ) {
    const end = endOfGroup(lines, index, hasTables)
    const group = lines.slice(index, end)
    blocks.push(...groupToBlocks(group, hasTables, depth))
    index = end
  }
  return withoutGaps(blocks)
}

/** Returns the index after the last line of the block that begins at `start`. */
function endOfGroup(lines: readonly string[], start: number, hasTables: boolean): number {
  const line = lines[start] ?? ''
  const isFence = FENCE.test(line)
  const pattern = [QUOTE, ITEM].find((marked) => marked.test(line))
  const isInTable = hasTables && isRow(line)
  let end = start + 1
  for (; end < lines.length; end += 1) {
    const next = lines[end] ?? ''
    if (isFence && next.trim() === '```') return end + 1
    if (!isFence && !(pattern ? pattern.test(next) : isInTable && isRow(next))) break
  }
  return end
}

function groupToBlocks(group: readonly string[], hasTables: boolean, depth: number): BlockElement[] {
  const [line = ''] = group
  const [, language] = FENCE.exec(line) ?? []
  if (language !== undefined) return [codeBlock(group, language)]
  if (QUOTE.test(line)) {
    if (depth >= MAX_DEPTH) return group.map(lineToParagraph)
    const inner = group.map((quoted) => quoted.replace(QUOTE, '')).join('\n')
    return [{ type: 'blockquote', children: textToBlocks(inner, hasTables, depth + 1) }]
  }
  if (ITEM.test(line)) return lists(group)
  if (hasTables && isRow(line)) return table(group)
  const [, signs, title] = HEADING.exec(line) ?? []
  if (signs && title) {
    const level = Math.min(signs.length, 5) as HeadingLevel
    return [{ type: 'heading', level, children: lineToInlines(toSpaces(title)) }]
  }
  return [RULE.test(line.trim()) ? { type: 'rule', children: [{ text: '' }] } : lineToParagraph(line)]
}

function codeBlock(group: readonly string[], name: string): BlockElement {
  const isClosed = group.length > 1 && group.at(-1)?.trim() === '```'
  const text = group.slice(1, isClosed ? -1 : undefined).join('\n')
  return { type: 'code-block', ...(name ? { language: `language-${name}` } : {}), children: [{ text }] }
}

function table(group: readonly string[]): BlockElement[] {
  const rows = group.map((line) => line.split('\t'))
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  if (width * rows.length > MAX_CELLS) return group.map(lineToParagraph)
  const cell = (text: string) => ({
    type: 'table-cell' as const,
    children: [{ type: 'paragraph' as const, children: lineToInlines(text.trim()) }],
  })
  return [
    { type: 'table', children: completeRows(rows.map((cells) => ({ type: 'table-row', children: cells.map(cell) }))) },
  ]
}

/**
 * Converts lines to lists. If a line is indented by at least two more spaces, it begins a list inside the preceding
 * item.
 */
function lists(group: readonly string[]): BlockElement[] {
  const outer: ListElement[] = []
  let open: { list: ListElement; indent: number }[] = []
  for (const line of group) {
    const [, blanks = '', number, text = ''] = ITEM.exec(line) ?? []
    const indent = blanks.replaceAll('\t', '    ').length
    const item: ListItemElement = { type: 'list-item', children: [lineToParagraph(text)] }
    const isOrdered = number !== undefined
    open = open.filter((level, index) => level.indent <= indent || index === 0)
    const current = open.at(-1)
    const isDeeper = current !== undefined && indent > current.indent + 1 && open.length < MAX_DEPTH
    if (current && !isDeeper && current.list.isOrdered === isOrdered) {
      current.list.children.push(item)
      continue
    }
    const start = Number(number ?? 1)
    const list: ListElement = { type: 'list', isOrdered, ...(start === 1 ? {} : { start }), children: [item] }
    if (!isDeeper) open.pop()
    const parent = open.at(-1)?.list.children.at(-1)
    if (parent) parent.children.push(list)
    else outer.push(list)
    open.push({ list, indent })
  }
  return outer
}

/**
 * Removes an empty line next to a list, table or other block that is not a paragraph. Empty lines between paragraphs
 * remain.
 */
function withoutGaps(blocks: readonly BlockElement[]): BlockElement[] {
  const isMarked = (block: BlockElement | undefined) => block !== undefined && !isParagraph(block)
  const kept = blocks.filter(
    (block, index) => !(isBlank([block]) && (isMarked(blocks[index - 1]) || isMarked(blocks[index + 1]))),
  )
  return kept.length > 0 ? kept : [emptyParagraph()]
}
