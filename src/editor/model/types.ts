import type { BaseEditor, Operation } from 'slate'
import type { ReactEditor } from 'slate-react'

/**
 * The document of the text editor. It mirrors the allow list of `src/lib/html/sanitise.ts` (D-2474, D-0068), so that a body goes in and out
 * without loss. Elements follow HTML's categories: images, drawings and formulas are inline voids, also when they stand alone in a paragraph.
 */

/** The tag of each mark, in the order in which they nest: the first is around the others. */
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

/** Text; a line break within a block is `\n`. `title` is the tooltip of a `<span title>`. */
export type FormattedText = { text: string; title?: string } & Partial<Record<Mark, true>>

export type HeadingLevel = 1 | 2 | 3 | 4 | 5

export type LinkElement = { type: 'link'; href: string; title?: string; children: InlineNode[] }
/** A picture; `src` is the address as it is stored, which may be relative (D-3137). */
export type ImageElement = {
  type: 'image'
  src: string
  alt?: string
  title?: string
  /** CSS px, or percent with its sign. */
  width?: string
  children: VoidChildren
}
/** A drawing; `markup` is the sanitised `<svg>`. */
export type SvgElement = { type: 'svg'; markup: string; children: VoidChildren }
/** A formula; `markup` is the sanitised `<math>`, whose `alttext` holds the TeX that it was made from. `display="block"` in it makes it a block. */
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
 * Of quotations, list items and cells: their one paragraph keeps its `<p>`. Without it `<li>text</li>` and `<li><p>text</p></li>`
 * would be the same.
 */
type Loose = { isLoose?: true }
export type BlockquoteElement = { type: 'blockquote'; title?: string; children: BlockElement[] } & Loose
/** `start`: the number of the first item of an ordered list that does not begin with 1. */
export type ListElement = {
  type: 'list'
  isOrdered: boolean
  start?: number
  title?: string
  children: ListItemElement[]
}
/** Begins with a block that is not a list; nested lists follow. */
export type ListItemElement = { type: 'list-item'; title?: string; children: BlockElement[] } & Loose
/**
 * Rectangular: the cells of each row, with those that span into it, cover the same number of columns. A row of `<thead>` is `isHead`.
 * `caption` is the sanitised markup of `<caption>`, kept whole.
 */
export type TableElement = { type: 'table'; caption?: string; title?: string; children: TableRowElement[] }
/** Only the first rows are in the head. */
export type TableRowElement = { type: 'table-row'; isHead?: true; title?: string; children: TableCellElement[] }
/** `isHeader`: a `<th>`. Spans of 1 are left out. */
export type TableCellElement = {
  type: 'table-cell'
  isHeader?: true
  colspan?: number
  rowspan?: number
  title?: string
  children: BlockElement[]
} & Loose
/** A horizontal line; a block void. */
export type RuleElement = { type: 'rule'; title?: string; children: VoidChildren }

/** A block whose children are text and inline elements. */
export type TextBlockElement = ParagraphElement | HeadingElement | CodeBlockElement
/** A block that may stand anywhere: in the document, in quotations, list items and cells. */
export type BlockElement = TextBlockElement | BlockquoteElement | ListElement | TableElement | RuleElement

export type HeartboardElement = BlockElement | ListItemElement | TableRowElement | TableCellElement | InlineElement
/** What `withHistory` adds to an editor (B-340). */
export type EditorHistory = {
  undo: () => void
  redo: () => void
  canUndo: () => boolean
  canRedo: () => boolean
  /** The next change is a step of its own, even right after the last one. */
  beginStep: () => void
  /** Makes changes that are no step, such as a newer text of the server, and forgets all steps: they fit the old text only. */
  withoutHistory: (change: () => void) => void
  /** Makes changes that are no step of the history and are reverted before the next one, such as a preview. @returns its operations */
  unrecorded: (change: () => void) => Operation[]
}

export type HeartboardEditor = BaseEditor & ReactEditor & EditorHistory
