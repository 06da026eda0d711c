import { collapseSpaces } from './whitespace'
import type { FormattedText, InlineNode, InlineVoidElement, LinkElement } from './types'

export type Format = {
  marks: Omit<FormattedText, 'text'>
  /** One object for each `<a>`, so that neighbours with one address stay two links. */
  link?: { href: string; title?: string }
}

/** A text, line break, picture, drawing or formula of a block, in the order of the source. */
export type InlinePiece =
  | { text: string; format: Format; isBreak?: true; node?: undefined }
  | { node: InlineVoidElement; format: Format; text?: undefined; isBreak?: undefined }

/**
 * Children of a text block, as Slate wants them: inline elements stand between texts, and neighbours differ in their marks.
 * @returns undefined for nothing but white space
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

/** A browser does not show the last line break of a block. */
function dropFiller(texts: (string | null)[]) {
  const last = texts.findLastIndex((text) => text !== '')
  const text = texts[last]
  if (text?.endsWith('\n')) texts[last] = text.slice(0, -1)
}

/** All of a code block is code. */
function marksOf({ marks }: Format, isPreformatted: boolean): Format['marks'] {
  if (!isPreformatted || !marks.code) return marks
  const { code: _code, ...others } = marks
  return others
}

/** Neighbours with the same marks are one text; inline elements stand between texts. */
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
