import { collapseSpaces } from './whitespace'
import type { FormattedText, InlineNode, InlineVoidElement, LinkElement } from './types'

export type Format = {
  marks: Omit<FormattedText, 'text'>
  /** One object per `<a>`, so that adjacent links with the same URL stay separate. */
  link?: { href: string; title?: string }
}

/** A text, line break, picture, drawing or formula of a block, in the order of the source. */
export type InlinePiece =
  | { text: string; format: Format; isBreak?: true; node?: undefined }
  | { node: InlineVoidElement; format: Format; text?: undefined; isBreak?: undefined }

/**
 * Returns the children of a text block as Slate requires them: each inline element between two texts, and neighbours
 * with equal marks joined.
 * @returns undefined if there is only white space
 */
export function readInlines(pieces: readonly InlinePiece[], isPreformatted: boolean): InlineNode[] | undefined {
  const texts = isPreformatted ? pieces.map(preformattedText) : collapseSpaces(pieces.map(flowText))
  const hasContent = pieces.some((piece, index) => piece.node ?? piece.isBreak ?? texts[index])
  if (!hasContent) return undefined
  dropFiller(texts)

  const children: InlineNode[] = []
  let link: { source: NonNullable<Format['link']>; element: LinkElement } | undefined
  for (const [index, { format, node }] of pieces.entries()) {
    const text = texts[index]
    if (!node && !text) continue
    if (format.link !== link?.source) {
      link = format.link && { source: format.link, element: { type: 'link', ...format.link, children: [] } }
      if (link) children.push(link.element)
    }
    const siblings = link?.element.children ?? children
    if (node) siblings.push(node)
    else siblings.push({ ...marksOf(format, isPreformatted), text: text ?? '' })
  }
  return joinInlines(children)
}

const flowText = ({ text, isBreak }: InlinePiece) => (isBreak ? '\n' : (text?.replaceAll(/[ \t\n\r\f]+/g, ' ') ?? null))
const preformattedText = ({ text }: InlinePiece) => text?.replace(/\r\n?/g, '\n') ?? null

/** Removes the last line break of a block, because browsers hide it. */
function dropFiller(texts: (string | null)[]) {
  const last = texts.findLastIndex((text) => text !== '')
  const text = texts[last]
  if (text?.endsWith('\n')) texts[last] = text.slice(0, -1)
}

/** Returns the marks of a text. In a code block the code mark is removed. */
function marksOf({ marks }: Format, isPreformatted: boolean): Format['marks'] {
  if (!isPreformatted || !marks.code) return marks
  const { code: _code, ...others } = marks
  return others
}

/** Joins neighbours with the same marks, and puts each inline element between two texts, as Slate requires. */
export function joinInlines(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (!('text' in node)) {
      if (!last || !('text' in last)) joined.push({ text: '' })
      joined.push(node.type === 'link' ? { ...node, children: joinInlines(node.children) } : node)
    } else if (last && 'text' in last && (haveSameMarks(last, node) || last.text === '')) {
      joined[joined.length - 1] = { ...node, text: last.text + node.text }
    } else {
      joined.push(node)
    }
  }
  const last = joined.at(-1)
  if (!last || !('text' in last)) joined.push({ text: '' })
  return joined
}

function haveSameMarks({ text: _a, ...a }: FormattedText, { text: _b, ...b }: FormattedText): boolean {
  const keys = Object.keys(a) as (keyof typeof a)[]
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}
