import { Node, type Path } from 'slate'
import type { HeartboardElement, ParagraphElement, TextBlockElement } from './types'

type Type = HeartboardElement['type']
const isOneOf =
  <T extends Type>(...types: readonly T[]) =>
  (node: Node): node is Extract<HeartboardElement, { type: T }> =>
    Node.isElement(node) && (types as readonly Type[]).includes(node.type)

/** Has text and inline elements as children. */
export const isTextBlock = isOneOf('paragraph', 'heading', 'code-block')
export const isParagraph = isOneOf('paragraph')
export const isInlineVoid = isOneOf('image', 'svg', 'math')
export const isInlineElement = isOneOf('link', 'image', 'svg', 'math')
/** Holds blocks and may hold one paragraph without `<p>`. */
export const isContainer = isOneOf('blockquote', 'list-item', 'table-cell')
/** May stand anywhere: in the document, in quotations, list items and cells. */
export const isBlockElement = isOneOf('paragraph', 'heading', 'code-block', 'blockquote', 'list', 'table', 'rule')
/** True for blocks that a caret cannot leave downwards. At the end of the document, an empty paragraph is added below such a block. */
export const isFollowedByParagraph = isOneOf('table', 'rule', 'code-block')
/** Makes a type guard for one type of element, also for Slate's `match`: `is('list')`. */
export const is =
  <T extends Type>(type: T) =>
  (node: Node): node is Extract<HeartboardElement, { type: T }> =>
    Node.isElement(node) && node.type === type

export const emptyParagraph = (): ParagraphElement => ({ type: 'paragraph', children: [{ text: '' }] })

const isEmptyTextBlock = (block: TextBlockElement) =>
  block.children.every((child) => Node.isText(child) && child.text === '')

/** True for a paragraph without text, picture or formula. */
export const isEmptyParagraph = (node: Node): boolean => isParagraph(node) && isEmptyTextBlock(node)

/** True for a document, or the blocks of a container, that shows nothing but one empty paragraph. */
export const isBlank = (blocks: readonly Node[]): boolean =>
  blocks.length === 0 || (blocks.length === 1 && blocks.every(isEmptyParagraph))

/** Path length from which commands nest no deeper. With marks, a text stays within the 64 levels of HTML that are read (D-0053). */
const MAX_DEPTH = 32
export const mayNest = (path: Path): boolean => path.length < MAX_DEPTH

/** True if the first block of a container may omit `<p>`: the parser reads the block back as one paragraph. */
export function mayBeBare(container: HeartboardElement['type'], children: readonly Node[]): boolean {
  const [first, second] = children
  if (!first || !isParagraph(first) || children.filter(isParagraph).length > 1) return false
  if (!isEmptyTextBlock(first) || !second) return true
  return container === 'list-item' && is('list')(second)
}
