import { cutMarkup, EDITOR_SCALE } from '@/lib/html/cutMarkup'
import { sanitise } from '@/lib/html/sanitise'
import { translateElements } from '@/lib/html/translateElements'
import { readInlines, type Format, type InlinePiece } from './readInlines'
import { captionsOf, readTable } from './readTable'
import { emptyParagraph, is, isFollowedByParagraph, mayBeBare } from './schema'
import {
  type BlockElement,
  type HeadingLevel,
  type ListElement,
  type ListItemElement,
  MARK_TAGS,
  type Mark,
  marks,
} from './types'

/**
 * True if a body exceeds the editor's limits. It then stays read-only, because saving would lose the part that was cut
 * (D-0053, D-0068).
 */
export const isTooLongToEdit = (html: string): boolean => cutMarkup(html, EDITOR_SCALE).isCut

/**
 * Converts an HTML body to a document; sanitises it first (B-348 to B-354). The result has at least one block. Never
 * throws.
 * @param html untrusted
 */
export function htmlToBlocks(html: string): BlockElement[] {
  const container = document.implementation.createHTMLDocument('').createElement('div')
  container.innerHTML = sanitise(translateElements(html, EDITOR_SCALE), undefined, EDITOR_SCALE)
  const { blocks } = readFlow(container)
  const last = blocks.at(-1)
  if (!last || isFollowedByParagraph(last)) blocks.push(emptyParagraph())
  return blocks
}

/** Mark for each tag, including older tags. */
const MARKS_OF_TAGS: Readonly<Record<string, Mark>> = {
  ...Object.fromEntries(marks.map((mark) => [MARK_TAGS[mark], mark])),
  b: 'bold',
  i: 'italic',
}

type TextKind =
  | { type: 'paragraph'; title?: string }
  | { type: 'heading'; level: HeadingLevel; title?: string }
  | { type: 'code-block'; language?: string; title?: string }

/** `isExplicit`: the first block was a `<p>` in the source. */
type Flow = { blocks: BlockElement[]; isExplicit: boolean }

const titleOf = (element: Element): { title?: string } => {
  const title = element.getAttribute('title')
  return title ? { title } : {}
}

/** Returns the language class of a code block. Some editors write it on `<pre>` instead of `<code>`. */
const languageOf = (pre: Element): { language?: string } => {
  const language = pre.querySelector('code[class]')?.className || pre.className
  return language ? { language } : {}
}

const textKindOf = (element: Element): TextKind | undefined => {
  const name = element.localName
  if (name === 'p') return { type: 'paragraph', ...titleOf(element) }
  if (name === 'pre') return { type: 'code-block', ...languageOf(element), ...titleOf(element) }
  const level = /^h([1-5])$/.exec(name)?.[1]
  return level ? { type: 'heading', level: Number(level) as HeadingLevel, ...titleOf(element) } : undefined
}

/** Returns the blocks among an element's children. Text beside blocks becomes paragraphs. */
function readFlow(parent: Element): Flow {
  const blocks: BlockElement[] = []
  let isExplicit = false
  let kind: TextKind = { type: 'paragraph' }
  let pieces: InlinePiece[] = []

  function flush(isForced: boolean) {
    const children = readInlines(pieces, kind.type === 'code-block')
    pieces = []
    if (children || isForced) blocks.push({ ...kind, children: children ?? [{ text: '' }] })
  }

  function readTextBlock(element: Element, own: TextKind, format: Format) {
    flush(false)
    const outer = kind
    const before = blocks.length
    if (before === 0) isExplicit = own.type === 'paragraph'
    kind = own
    walk(element, format)
    flush(blocks.length === before)
    kind = outer
  }

  function readStrayItem(element: Element) {
    flush(false)
    const last = blocks.at(-1)
    const item = readItem(element)
    if (last && is('list')(last)) last.children.push(item)
    else blocks.push({ type: 'list', isOrdered: false, children: [item] })
  }

  function walk(element: Element, format: Format) {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) pieces.push({ text: node.nodeValue ?? '', format })
      else if (node instanceof Element) readElement(node, format)
    }
  }

  function pushBlock(block: BlockElement | undefined) {
    flush(false)
    if (block) blocks.push(block)
  }

  /** Reads a table. A table without cells becomes paragraphs with the text of its captions. */
  function readTableOrCaption(element: Element, format: Format) {
    const table = readTable(element, readContainer)
    pushBlock(table)
    if (!table) for (const caption of captionsOf(element)) readTextBlock(caption, { type: 'paragraph' }, format)
  }

  function readElement(element: Element, format: Format) {
    const name = element.localName
    const own = textKindOf(element)
    const mark = MARKS_OF_TAGS[name]
    if (own) readTextBlock(element, own, format)
    else if (name === 'br') pieces.push({ text: '\n', isBreak: true, format })
    else if (name === 'img') pieces.push({ node: readImage(element), format })
    else if (name === 'svg' || name === 'math')
      pieces.push({ node: { type: name, markup: element.outerHTML, children: [{ text: '' }] }, format })
    else if (name === 'hr') pushBlock({ type: 'rule', ...titleOf(element), children: [{ text: '' }] })
    else if (name === 'blockquote') pushBlock(readContainer(element, { type: 'blockquote' }))
    else if (name === 'ul' || name === 'ol') pushBlock(readList(element))
    else if (name === 'table') readTableOrCaption(element, format)
    else if (name === 'li') readStrayItem(element)
    else if (name === 'a') walk(element, { ...format, ...linkOf(element) })
    else if (mark) walk(element, { ...format, marks: { ...format.marks, ...titleOf(element), [mark]: true } })
    else walk(element, { ...format, marks: { ...format.marks, ...titleOf(element) } })
  }

  walk(parent, { marks: {} })
  flush(false)
  return { blocks, isExplicit }
}

function readImage(element: Element) {
  const alt = element.getAttribute('alt')
  const width = element.getAttribute('width')
  return {
    type: 'image' as const,
    src: element.getAttribute('src') ?? '',
    ...(alt === null ? {} : { alt }),
    ...titleOf(element),
    ...(width === null ? {} : { width }),
    children: [{ text: '' }] as [{ text: '' }],
  }
}

function linkOf(element: Element): Partial<Format> {
  const href = element.getAttribute('href')
  return href ? { link: { href, ...titleOf(element) } } : {}
}

/** Adds the blocks of an element to its quotation, list item or cell. */
function readContainer<C extends { type: 'blockquote' | 'list-item' | 'table-cell' }>(
  element: Element,
  container: C,
): C & { title?: string; isLoose?: true; children: BlockElement[] } {
  const { blocks, isExplicit } = readFlow(element)
  const [first] = blocks
  if (!first || (container.type === 'list-item' && first.type === 'list')) blocks.unshift(emptyParagraph())
  const isLoose = isExplicit && mayBeBare(container.type, blocks)
  return { ...container, ...titleOf(element), ...(isLoose ? { isLoose } : {}), children: blocks }
}

const readItem = (element: Element): ListItemElement => readContainer(element, { type: 'list-item' })

/** Reads a list; returns undefined if it has no items. Content between items is appended to the preceding item. */
function readList(element: Element): ListElement | undefined {
  const items: ListItemElement[] = []
  for (const child of element.childNodes) {
    if (child instanceof Element && child.localName === 'li') {
      items.push(readItem(child))
      continue
    }
    const wrapper = element.ownerDocument.createElement('li')
    wrapper.append(child.cloneNode(true))
    const { blocks } = readFlow(wrapper)
    if (blocks.length === 0) continue
    const last = items.at(-1)
    if (last) last.children.push(...blocks)
    else items.push(readItem(wrapper))
  }
  if (items.length === 0) return undefined
  const isOrdered = element.localName === 'ol'
  const start = isOrdered ? Number(element.getAttribute('start') ?? 1) : 1
  return { type: 'list', isOrdered, ...(start === 1 ? {} : { start }), ...titleOf(element), children: items }
}
