import { Editor, Element, Range } from 'slate'

/** Matches a '/' at the beginning of a word, with the query after it. */
const QUERY = /(?:^|\s)\/([\p{L}\p{N}]{0,20}(?: [\p{L}\p{N}]{0,3})?)$/u

export type SlashQuery = {
  /** Text typed after the '/'. */
  query: string
  /** From the '/' to the caret. */
  range: Range
}

/** Returns the '/' before the caret with its query. Returns undefined in code, where a '/' is ordinary text. */
export function slashQueryAt(editor: Editor): SlashQuery | undefined {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return undefined
  const { anchor } = selection
  const [node] = Editor.leaf(editor, anchor)
  if (node.code || Editor.above(editor, { match: (n) => Element.isElement(n) && n.type === 'code-block' })) {
    return undefined
  }
  const query = QUERY.exec(node.text.slice(0, anchor.offset))?.[1]
  if (query === undefined) return undefined
  return { query, range: { anchor: { ...anchor, offset: anchor.offset - query.length - 1 }, focus: anchor } }
}
