import type { BaseEditor, Operation } from 'slate'
import type { ReactEditor } from 'slate-react'

/**
 * Document of the text editor. Its types match the allow list of `src/lib/html/sanitise.ts` (D-2474, D-0068), so that
 * reading and writing a body changes nothing. Elements follow HTML's categories: images, drawings and formulas are
 * inline voids, even alone in a paragraph.
 */

/** Tag for each mark, in nesting order with the outermost first. */
export const MARK_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
} as const
export type Mark = keyof typeof MARK_TAGS
export const marks = Object.keys(MARK_TAGS) as Mark[]

/** Text; `\n` is a line break within a block. `title` is the tooltip of a `<span title>`. */
export type FormattedText = { text: string; title?: string } & Partial<Record<Mark, true>>

export type HeadingLevel = 1 | 2 | 3 | 4 | 5

export type LinkElement = { type: 'link'; href: string; title?: string; children: InlineNode[] }
/** A picture. `src` is the stored address, which may be relative (D-3137). */
export type ImageElement = {
  type: 'image'
  src: string
  alt?: string
  title?: string
  /** A number in CSS px, or a percentage with its sign. */
  width?: string
  children: VoidChildren
}
/** A drawing. `markup` is the sanitised `<svg>`. */
export type SvgElement = { type: 'svg'; markup: string; children: VoidChildren }
/**
 * A formula. `markup` is the sanitised `<math>`, with the TeX source in `alttext`. With `display="block"` it is on its
 * own line.
 */
export type MathElement = { type: 'math'; markup: string; children: VoidChildren }
export type InlineVoidElement = ImageElement | SvgElement | MathElement
export type InlineElement = LinkElement | InlineVoidElement
export type InlineNode = InlineElement | FormattedText
type VoidChildren = [{ text: '' }]

export type ParagraphElement = { type: 'paragraph'; title?: string; children: InlineNode[] }
export type HeadingElement = { type: 'heading'; level: HeadingLevel; title?: string; children: InlineNode[] }
/** Preformatted lines in one element, separated by `\n`. `language` is a class such as `language-python`. */
export type CodeBlockElement = { type: 'code-block'; language?: string; title?: string; children: InlineNode[] }
/**
 * `isLoose`: the only paragraph of a quotation, list item or cell keeps its `<p>`. This distinguishes
 * `<li><p>text</p></li>` from `<li>text</li>`.
 */
type Loose = { isLoose?: true }
export type BlockquoteElement = { type: 'blockquote'; title?: string; children: BlockElement[] } & Loose
/** `start`: number of the first item of an ordered list, if it is not 1. */
export type ListElement = {
  type: 'list'
  isOrdered: boolean
  start?: number
  title?: string
  children: ListItemElement[]
}
/** Begins with a block that is not a list. Nested lists follow it. */
export type ListItemElement = { type: 'list-item'; title?: string; children: BlockElement[] } & Loose
/**
 * A rectangular table: every row covers the same number of columns, including cells that span into the row. `caption`
 * is the sanitised markup inside `<caption>`.
 */
export type TableElement = { type: 'table'; caption?: string; title?: string; children: TableRowElement[] }
/** `isHead`: the row is in `<thead>`. Only the first rows of a table may have it. */
export type TableRowElement = { type: 'table-row'; isHead?: true; title?: string; children: TableCellElement[] }
/** `isHeader`: the cell is a `<th>`. Spans of 1 are omitted. */
export type TableCellElement = {
  type: 'table-cell'
  isHeader?: true
  colspan?: number
  rowspan?: number
  title?: string
  children: BlockElement[]
} & Loose
/** A horizontal line, which is a block void. */
export type RuleElement = { type: 'rule'; title?: string; children: VoidChildren }

export type TextBlockElement = ParagraphElement | HeadingElement | CodeBlockElement
/** A block that is allowed in the document, in quotations, list items and cells. */
export type BlockElement = TextBlockElement | BlockquoteElement | ListElement | TableElement | RuleElement

export type HeartboardElement = BlockElement | ListItemElement | TableRowElement | TableCellElement | InlineElement
/** Methods that `withHistory` adds to an editor (B-340). */
export type EditorHistory = {
  undo: () => void
  redo: () => void
  canUndo: () => boolean
  canRedo: () => boolean
  /** Makes the next change a new undo step, even directly after the previous change. */
  beginStep: () => void
  /**
   * Makes changes without an undo step, for example to show a newer text from the server. Clears all steps, because
   * they fit only the old text.
   */
  withoutHistory: (change: () => void) => void
  /**
   * Makes changes without an undo step, for example a preview. The caller must revert them before the next step.
   * @returns the operations to revert
   */
  unrecorded: (change: () => void) => Operation[]
}

export type HeartboardEditor = BaseEditor & ReactEditor & EditorHistory
