import { Node, type Range } from 'slate'
import { joinTexts, pointAt, textsOf } from './blockText'
import { isTextBlock } from './schema'

/** Maximum number of matches that the find bar counts and highlights. */
const MAX_MATCHES = 1000

/**
 * Converts to lower case, and no-break spaces and line breaks to spaces. The length stays the same, so offsets in the
 * result are valid in the text.
 */
const fold = (text: string): string =>
  Array.from(text, (character) => {
    const lower = character.toLowerCase()
    return lower.length === character.length ? lower : character
  })
    .join('')
    .replaceAll(/[\u00a0\n]/g, ' ')

/**
 * Returns the ranges that match a query, in document order, at most 1,000. The search ignores case, and a match may
 * span marks and links but not blocks.
 */
export function findMatches(blocks: readonly Node[], query: string): Range[] {
  const wanted = fold(query.trim())
  const matches: Range[] = []
  if (wanted === '') return matches
  const root = { children: blocks } as Node
  for (const [block, path] of Node.nodes(root, { pass: ([node]) => isTextBlock(node) })) {
    if (!isTextBlock(block)) continue
    const texts = textsOf(block, path)
    const folded = fold(joinTexts(texts))
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
      const anchor = pointAt(texts, at, 'start')
      const focus = pointAt(texts, at + wanted.length, 'end')
      if (anchor && focus) matches.push({ anchor, focus })
      if (matches.length === MAX_MATCHES) return matches
    }
  }
  return matches
}
