/**
 * Converts a card's text to Markdown in GitHub's dialect, with TeX between dollar signs (D-0072). Elements without Markdown syntax remain
 * HTML.
 */
import { withoutLineBreaks } from '@/lib/withoutLineBreaks'
import { mathToTex } from './mathToTex'

/** Relative paths of pictures by their URL. */
export type PictureFiles = ReadonlyMap<string, string>

/** Escapes Markdown syntax. `&` is escaped only where it would begin an entity. */
const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>$~|]/g, '\\$&').replace(/&(?=#?\w+;)/g, '&amp;')

/** Escapes syntax that has a meaning only at the beginning of a line. */
const escapeLineStart = (line: string): string =>
  line
    .replace(/^(\s*)(#{1,6}(?=\s|$)|[-+](?=\s|$)|=+\s*$|--[-\s]*$)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2')

const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table hr svg'.split(' '))
const isBlock = (node: Node): node is Element =>
  node instanceof Element &&
  (BLOCKS.has(node.localName) || (node.localName === 'math' && node.getAttribute('display') === 'block'))

const isSpace = (sign: string) => sign === '' || /\s/.test(sign)
const isPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign)

/**
 * True if a Markdown parser recognises delimiters between this text and its neighbour. Next to another marked text it is false, because
 * both pairs of delimiters would merge.
 */
function isMarkable(edge: string, neighbour: Node | null, isNext: boolean): boolean {
  const text = neighbour?.textContent ?? ''
  const sign = (isNext ? text[0] : text.at(-1)) ?? ''
  if (isSpace(sign) || (neighbour && isBlock(neighbour))) return true
  return neighbour instanceof Text && (!isPunctuation(edge) || isPunctuation(sign))
}

/**
 * Wraps a text in delimiters. White space moves outside, because `** a**` would not be bold. Where a parser would not recognise the
 * delimiters, HTML tags are used.
 */
function marked(element: Element, content: string, before: string, after = before): string {
  const text = content.trim()
  if (text === '') return content
  const start = content.slice(0, content.length - content.trimStart().length)
  const end = content.slice(content.trimEnd().length)
  const tag = element.localName
  const canMark =
    (start !== '' || isMarkable(text[0] ?? '', element.previousSibling, false)) &&
    (end !== '' || isMarkable(text.at(-1) ?? '', element.nextSibling, true))
  return canMark ? `${start}${before}${text}${after}${end}` : `${start}<${tag}>${text}</${tag}>${end}`
}

const longestRun = (code: string): number =>
  (code.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0)

/** Wraps code in one backtick more than the longest run of backticks inside it. */
function codeSpan(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1)
  const pad = /^`|`$/.test(code) ? ' ' : ''
  return `${fence}${pad}${code.replace(/\s+/g, ' ')}${pad}${fence}`
}

const address = (url: string) => (/[\s()<>]/.test(url) ? `<${url.replace(/[<>]/g, encodeURIComponent)}>` : url)
const withTitle = (element: Element) => {
  const title = element.getAttribute('title')
  return title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : ''
}
/** Relative URLs would have no meaning in the exported file. */
const absolute = (url: string | null) =>
  url && URL.canParse(url, globalThis.location?.href) ? new URL(url, globalThis.location?.href).href : ''

/** Attribute with the path of a picture that lies beside the Markdown file. */
const FILE = 'data-exported-file'

const INLINE: Readonly<Record<string, (element: Element, content: string) => string>> = {
  strong: (element, content) => marked(element, content, '**'),
  b: (element, content) => marked(element, content, '**'),
  em: (element, content) => marked(element, content, '*'),
  i: (element, content) => marked(element, content, '*'),
  s: (element, content) => marked(element, content, '~~'),
  u: (_, content) => `<u>${content}</u>`,
  sub: (_, content) => `<sub>${content}</sub>`,
  sup: (_, content) => `<sup>${content}</sup>`,
  code: ({ textContent }) => codeSpan(textContent),
  br: () => '\\\n',
  a: (element, content) => {
    const href = absolute(element.getAttribute('href'))
    return href && content.trim() ? `[${content.trim()}](${address(href)}${withTitle(element)})` : content
  },
  img: (element) => {
    const src = element.getAttribute(FILE) ?? absolute(element.getAttribute('src'))
    const alt = escapeText(element.getAttribute('alt') ?? '')
    return src ? `![${alt}](${address(src)}${withTitle(element)})` : alt
  },
  math: (element) => `$${mathToTex(element)}$`,
  svg: ({ outerHTML }) => withoutLineBreaks(outerHTML),
}

function inlineOf(node: Node): string {
  if (node instanceof Text) return escapeText(node.data.replace(/[ \t\r\n\f]+/g, ' '))
  if (!(node instanceof Element)) return ''
  const rule = INLINE[node.localName]
  return rule ? rule(node, inlineContent(node)) : inlineContent(node)
}

const inlineContent = (parent: Node): string => Array.from(parent.childNodes, inlineOf).join('')

/** Removes line breaks at the end. A regular expression with `$` would be slow, because it scans to the end from every line break. */
function withoutLastBreaks(text: string): string {
  let end = text.length
  for (;;) {
    const trimmed = text.slice(0, end).trimEnd()
    if (!trimmed.endsWith('\\') || text[trimmed.length] !== '\n') return text.slice(0, end)
    end = trimmed.length - 1
  }
}

const paragraph = (text: string): string =>
  withoutLastBreaks(text)
    .trim()
    .split('\n')
    .map((line) => escapeLineStart(line.trim()))
    .join('\n')

const indented = (text: string, indent: string) => text.replace(/\n(?=[^\n])/g, `\n${indent}`)

/** True for an item that contains at most one paragraph and nested lists. Other items need empty lines in Markdown. */
const isTight = (item: Element) =>
  [...item.children].every((child) => !isBlock(child) || ['p', 'ul', 'ol'].includes(child.localName)) &&
  item.querySelectorAll(':scope > p').length < 2

function listOf(list: Element, shift: number): string {
  const isOrdered = list.localName === 'ol'
  const items = [...list.children].map((item, index) => {
    const marker = isOrdered ? `${index + 1}. ` : '- '
    return marker + indented(blocksOf(item, shift).join(isTight(item) ? '\n' : '\n\n'), ' '.repeat(marker.length))
  })
  return items.join('\n')
}

/** Returns the cells of a row. A cell that spans columns is followed by empty cells. */
const rowOf = (row: Element): string[] =>
  [...row.children].flatMap((cell) => {
    const text = blocksOf(cell, 0).join('<br>').replace(/\\?\n/g, '<br>')
    const span = Math.min(Number(cell.getAttribute('colspan')) || 1, 30)
    return [text, ...Array.from({ length: span - 1 }, () => '')]
  })

function tableOf(table: Element): string {
  const [head = [], ...rows] = [...table.querySelectorAll('tr')].map(rowOf)
  const width = Math.max(head.length, ...rows.map((row) => row.length), 1)
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
  return [line(head), line(Array.from({ length: width }, () => '---')), ...rows.map(line)].join('\n')
}

function blockOf(element: Element, shift: number): string {
  const name = element.localName
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level) {
    const text = inlineContent(element).replace(/\\?\n/g, ' ').trim()
    return text && `${'#'.repeat(Math.min(6, Number(level) + shift))} ${text}`
  }
  switch (name) {
    case 'ul':
    case 'ol':
      return listOf(element, shift)
    case 'blockquote':
      return blocksOf(element, shift).join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>')
    case 'pre': {
      const fence = '`'.repeat(Math.max(2, longestRun(element.textContent)) + 1)
      return `${fence}\n${element.textContent.replace(/\n$/, '')}\n${fence}`
    }
    case 'table':
      return tableOf(element)
    case 'hr':
      return '---'
    case 'math':
      return `$$\n${mathToTex(element)}\n$$`
    case 'svg':
      return inlineOf(element)
    default:
      return blocksOf(element, shift).join('\n\n')
  }
}

/** Returns the Markdown blocks of an element. Text between blocks becomes a paragraph. */
function blocksOf(parent: Node, shift: number): string[] {
  const blocks: string[] = []
  let inline = ''
  const endParagraph = () => {
    const text = paragraph(inline)
    if (text) blocks.push(text)
    inline = ''
  }
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      inline += inlineOf(node)
      continue
    }
    endParagraph()
    const block = blockOf(node, shift)
    if (block) blocks.push(block)
  }
  endParagraph()
  return blocks
}

/**
 * Converts HTML to Markdown.
 * @param html must be sanitised
 * @param shift number of levels added to each heading, because the text follows headings of the document
 * @param files pictures that lie beside the Markdown file; all others remain links
 */
export function htmlToMarkdown(html: string, shift = 0, files?: PictureFiles): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll('img')) {
    const file = files?.get(picture.getAttribute('src') ?? '')
    if (file) picture.setAttribute(FILE, file)
    else picture.removeAttribute(FILE)
  }
  return blocksOf(body, shift).join('\n\n')
}
