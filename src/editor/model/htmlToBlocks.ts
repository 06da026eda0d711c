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

/** True for a body beyond the editor's limits, which stays read-only: saving would lose the cut part (D-0053, D-0068). */
export const isTooLongToEdit = (html: string): boolean => cutMarkup(html, EDITOR_SCALE).isCut

/**
 * Document of an HTML body, sanitised first (B-348 to B-354). Never empty, never throws.
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

/** Marks by tag, older tags included. */
const MARKS_OF_TAGS: Readonly<Record<string, Mark>> = {
  ...Object.fromEntries(marks.map((mark) => [MARK_TAGS[mark], mark])),
  b: 'bold',
  i: 'italic',
}

type TextKind =
  | { type: 'paragraph'; title?: string }
  | { type: 'heading'; level: HeadingLevel; title?: string }
  | { type: 'code-block'; language?: string; title?: string }

/** `isExplicit`: the first block is a `<p>` of the source. */
type Flow = { blocks: BlockElement[]; isExplicit: boolean }

const titleOf = (element: Element): { title?: string } => {
  const title = element.getAttribute('title')
  return title ? { title } : {}
}

/** Language class of a code block: on `<code>`, or on `<pre>`, where some editors write the class. */
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

/** Blocks of an element's children; text around blocks becomes paragraphs. */
function readFlow(parent: Element): Flow {
  const blocks: BlockElement[] = []
  let isExplicit = false
  let kind: TextKind = { type: 'paragraph' }
  let pieces: InlinePiece[] = []

  /** @param isForced true to make a block even without content */
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

  /** Reads a table; a table without cells becomes paragraphs with the words of its captions. */
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

/** Fills a quotation, list item or cell with the blocks of its element. */
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

/** Leaves out a list without items. Content between items joins the preceding item. */
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
