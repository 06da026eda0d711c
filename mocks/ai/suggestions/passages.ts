/**
 * Finds a passage of a text for each suggestion and marks it with a span (D-2465). Each suggestion belongs to a letter of
 * HEART.
 */
import type { Heart } from '../../../src/api/cards/card.schema'
import { htmlToText } from '../../../src/lib/html/htmlToText'

/** Minimum number of words in a passage. */
const MIN_WORDS = 4

const TAGS = /<span data-suggestion="[HEART]">([\s\S]*?)<\/span>/g

/** Removes the spans of earlier suggestions from a body. */
export const withoutTags = (html: string): string => html.replace(TAGS, '$1')

type Passage = { html: string; start: number; end: number }

const BLOCK = /<\/?(?:p|li|ul|ol|h[1-6]|blockquote|table|thead|tbody|tr|td|th|pre|div|hr)\b[^>]*>/gi
/** Matches blocks that contain no sentences: headings, table cells and code. */
const SKIPPED = /^<(?:h[1-6]|td|th|pre)\b/i

/** Returns the text between block tags, with its inline tags. Leaves out headings, cells and code. */
function* runsOf(html: string): Generator<{ run: string; at: number }> {
  let from = 0
  let opener = ''
  for (const { 0: tag, index } of html.matchAll(BLOCK)) {
    if (!SKIPPED.test(opener)) yield { run: html.slice(from, index), at: from }
    from = index + tag.length
    opener = tag
  }
  if (!SKIPPED.test(opener)) yield { run: html.slice(from), at: from }
}

/** Returns where sentences end: after `.`, `!` or `?` outside inline tags, and at the end of the text. */
function endsOf(run: string): number[] {
  const ends: number[] = []
  let depth = 0
  for (const { 0: piece, index } of run.matchAll(/<br[^>]*>|<\/[^>]*>|<[^>]*>|[.!?]+["'”’)]?(?=\s|$)/g)) {
    if (piece.startsWith('<br')) continue
    if (piece.startsWith('</')) depth -= 1
    else if (piece.startsWith('<')) depth += 1
    else if (depth === 0) ends.push(index + piece.length)
  }
  return ends.at(-1) === run.length ? ends : [...ends, run.length]
}

const countWords = (html: string) =>
  htmlToText(html)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length

function passagesOf(html: string): Passage[] {
  const found: Passage[] = []
  for (const { run, at } of runsOf(html)) {
    let from = 0
    for (const to of endsOf(run)) {
      const sentence = run.slice(from, to)
      const start = at + from + (sentence.length - sentence.trimStart().length)
      if (countWords(sentence) >= MIN_WORDS)
        found.push({ html: sentence.trim(), start, end: start + sentence.trim().length })
      from = to
    }
  }
  return found
}

/**
 * The letters in the order in which they choose a passage. The number is the position they prefer: 0 is the start of the text,
 * 1 the end.
 */
const ANCHOR_POSITIONS: readonly (readonly [Heart, number])[] = [
  ['H', 0],
  ['E', 0.4],
  ['R', 0.6],
  ['T', 1],
  ['A', 0.8],
]

/** Returns a different passage for each letter. In a short text the last letters get none. */
export function anchorsOf(html: string): Partial<Record<Heart, Passage>> {
  const passages = passagesOf(withoutTags(html))
  const unused = new Set(passages.keys())
  const anchors: Partial<Record<Heart, Passage>> = {}
  for (const [heart, position] of ANCHOR_POSITIONS) {
    const wantedIndex = position * (passages.length - 1)
    const [nearest] = [...unused].sort((a, b) => Math.abs(a - wantedIndex) - Math.abs(b - wantedIndex) || a - b)
    if (nearest === undefined) break
    unused.delete(nearest)
    const passage = passages[nearest]
    if (passage) anchors[heart] = passage
  }
  return anchors
}

/** Puts `<span data-suggestion="H">` around the passage of each letter. Returns null for a text without passages. */
export function tagPassages(html: string): string | null {
  const plain = withoutTags(html)
  const anchors = Object.entries(anchorsOf(plain)).sort(([, a], [, b]) => b.start - a.start)
  if (anchors.length === 0) return null
  return anchors.reduce(
    (tagged, [heart, passage]) =>
      `${tagged.slice(0, passage.start)}<span data-suggestion="${heart}">${passage.html}</span>${tagged.slice(passage.end)}`,
    plain,
  )
}
