import { Node } from 'slate'
import { escapeAttribute, escapeText } from './escapeHtml'
import { protectSpaces } from './whitespace'
import { type FormattedText, type InlineVoidElement, type LinkElement, MARK_TAGS, marks } from './types'

/** A piece of a line with the elements that wrap it: marks, `<span title>` and link. */
type Leaf = { html: string; marks: readonly string[]; link: LinkElement | undefined }

/** Returns the HTML of a text block's children. Neighbours with the same mark or link share one element. */
export function inlinesToHtml(children: readonly Node[], isPreformatted: boolean): string {
  return wrapLeaves(leavesOf(children, isPreformatted), new Set())
}

function leavesOf(children: readonly Node[], isPreformatted: boolean): Leaf[] {
  const flat = children.flatMap((child) => piecesOf(child, isPreformatted))
  const texts = flat.map(({ text }) => text ?? null)
  const isLineOpen = texts.findLast((text) => text !== '')?.endsWith('\n')
  const written = isPreformatted ? texts : protectSpaces(texts)
  const leaves = flat.flatMap(({ node, link }, index): Leaf[] => {
    const text = written[index]
    if (!Node.isText(node)) return [{ html: voidToHtml(node), marks: [], link }]
    if (!text) return []
    const html = text === '\n' && !isPreformatted ? '<br>' : escapeText(text)
    return [{ html, marks: marksOf(node), link }]
  })
  // Browsers hide the last line break of a block, so a second line break is written.
  if (isLineOpen) leaves.push({ html: isPreformatted ? '\n' : '<br>', marks: [], link: undefined })
  return leaves
}

type Piece = { node: FormattedText | InlineVoidElement; text?: string; link: LinkElement | undefined }

/** Returns the texts and inline voids of a node. Texts are split into lines, unless they are preformatted. */
function piecesOf(node: Node, isPreformatted: boolean, link?: LinkElement): Piece[] {
  if (Node.isText(node)) {
    const text = node.text.replace(/\r\n?/g, '\n')
    const lines = isPreformatted ? [text] : text.split(/(\n)/)
    return lines.map((line) => ({ node, text: line, link }))
  }
  if (!Node.isElement(node)) return []
  if (node.type === 'link') return node.children.flatMap((child) => piecesOf(child, isPreformatted, node))
  return node.type === 'image' || node.type === 'svg' || node.type === 'math' ? [{ node, link }] : []
}

const marksOf = (text: FormattedText): string[] => [
  ...(text.title ? [`span title="${escapeAttribute(text.title)}"`] : []),
  ...marks.filter((mark) => text[mark]).map((mark) => MARK_TAGS[mark]),
]

function voidToHtml(element: InlineVoidElement): string {
  if (element.type !== 'image') return element.markup
  const { src, alt, title, width } = element
  const attributes = Object.entries({ src: src || undefined, alt, title, width })
  return `<img${attributes.map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`)).join('')}>`
}

const linkTag = ({ href, title }: LinkElement) =>
  `a href="${escapeAttribute(href)}"${title ? ` title="${escapeAttribute(title)}"` : ''} target="_blank" rel="noopener"`

/**
 * Wraps pieces in elements, those with the longest run first. `open` contains the elements that already surround all
 * pieces.
 */
function wrapLeaves(leaves: readonly Leaf[], open: ReadonlySet<string | LinkElement>): string {
  let html = ''
  for (let index = 0; index < leaves.length; ) {
    const wrapper = longestWrapper(leaves, index, open)
    const leaf = leaves[index]
    if (!wrapper) {
      html += leaf?.html ?? ''
      index += 1
      continue
    }
    const { key, end } = wrapper
    const start = typeof key === 'string' ? key : linkTag(key)
    const content = wrapLeaves(leaves.slice(index, end), new Set([...open, key]))
    html += `<${start}>${content}</${typeof key === 'string' ? (key.split(' ')[0] ?? key) : 'a'}>`
    index = end
  }
  return html
}

/**
 * Returns the element to open before a piece: the link or mark with the longest run. A mark that would end inside a
 * link ends before that link.
 */
function longestWrapper(leaves: readonly Leaf[], index: number, open: ReadonlySet<string | LinkElement>) {
  const leaf = leaves[index]
  if (!leaf) return undefined
  const runEnd = (has: (other: Leaf) => boolean) => {
    let end = index + 1
    for (let next = leaves[end]; next && has(next); next = leaves[end]) end += 1
    return end
  }
  const link = leaf.link && !open.has(leaf.link) ? leaf.link : undefined
  let best: { key: string | LinkElement; end: number } | undefined
  if (link) best = { key: link, end: runEnd((other) => other.link === link) }
  for (const key of leaf.marks) {
    if (open.has(key)) continue
    let end = runEnd((other) => other.marks.includes(key))
    const cut = leaves[end]?.link
    if (cut && !open.has(cut)) while (end > index && leaves[end - 1]?.link === cut) end -= 1
    if (end > index && end > (best?.end ?? index)) best = { key, end }
  }
  return best
}
