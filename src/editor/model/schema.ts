import { Node, type Path } from 'slate'
import type { HeartboardElement, ParagraphElement, TextBlockElement } from './types'

type Type = HeartboardElement['type']
const isOneOf =
  <T extends Type>(...types: readonly T[]) =>
  (node: Node): node is Extract<HeartboardElement, { type: T }> =>
    Node.isElement(node) && (types as readonly Type[]).includes(node.type)

/** True for a block whose children are text and inline elements. */
export const isTextBlock = isOneOf('paragraph', 'heading', 'code-block')
export const isParagraph = isOneOf('paragraph')
export const isInlineVoid = isOneOf('image', 'svg', 'math')
export const isInlineElement = isOneOf('link', 'image', 'svg', 'math')
/** True for an element that contains blocks and may contain one paragraph without `<p>`. */
export const isContainer = isOneOf('blockquote', 'list-item', 'table-cell')
/** True for a block that is allowed in the document, in quotations, list items and cells. */
export const isBlockElement = isOneOf('paragraph', 'heading', 'code-block', 'blockquote', 'list', 'table', 'rule')
/**
 * True for blocks that the caret cannot leave downwards. If such a block ends the document, an empty paragraph follows
 * it.
 */
export const isFollowedByParagraph = isOneOf('table', 'rule', 'code-block')
/** Returns a type guard for one type of element, which also works as Slate's `match`: `is('list')`. */
export const is =
  <T extends Type>(type: T) =>
  (node: Node): node is Extract<HeartboardElement, { type: T }> =>
    Node.isElement(node) && node.type === type

export const emptyParagraph = (): ParagraphElement => ({ type: 'paragraph', children: [{ text: '' }] })

const isEmptyTextBlock = (block: TextBlockElement) =>
  block.children.every((child) => Node.isText(child) && child.text === '')

/** True for a paragraph without text, picture or formula. */
export const isEmptyParagraph = (node: Node): boolean => isParagraph(node) && isEmptyTextBlock(node)

/** True if the blocks of a document or container are empty, or only one empty paragraph. */
export const isBlank = (blocks: readonly Node[]): boolean =>
  blocks.length === 0 || (blocks.length === 1 && blocks.every(isEmptyParagraph))

/**
 * Path length at which commands stop nesting. With its marks, a text then stays within the 64 levels of HTML that are
 * read (D-0053).
 */
const MAX_DEPTH = 32
export const mayNest = (path: Path): boolean => path.length < MAX_DEPTH

/**
 * True if the first block of a container may be written without `<p>`, because the parser reads it back as one
 * paragraph.
 */
export function mayBeBare(container: HeartboardElement['type'], children: readonly Node[]): boolean {
  const [first, second] = children
  if (!first || !isParagraph(first) || children.filter(isParagraph).length > 1) return false
  if (!isEmptyTextBlock(first) || !second) return true
  return container === 'list-item' && is('list')(second)
}
