/** Generates the title of a stack from the words that the titles of its cards have in common. */
import { htmlToText } from '../../../src/lib/html/htmlToText'

const STOP_WORDS = new Set(
  'a an and are as at before by card cards do does for from how i in into is it my not of on or our that the their this to we what when where which who why with words you your ada apa dan dalam dengan di ialah itu kita ke mana pada untuk yang'.split(
    ' ',
  ),
)

const wordsOf = (title: string) => title.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1)

/** Returns the part of a title before the first colon, dash, question mark, exclamation mark or bracket. */
const head = (title: string) => title.split(/[:–—?!(]/)[0]?.trim() ?? ''

/** Returns up to three words that most titles contain, in order of first occurrence. */
function sharedWords(titles: string[]): string[] {
  const counts = new Map<string, { word: string; count: number }>()
  for (const title of titles) {
    const own = new Map(wordsOf(title).map((word) => [word.toLocaleLowerCase().replace(/s$/, ''), word]))
    for (const [key, word] of own) {
      if (STOP_WORDS.has(word.toLocaleLowerCase())) continue
      const known = counts.get(key)
      counts.set(key, { word: known?.word ?? word, count: (known?.count ?? 0) + 1 })
    }
  }
  const most = Math.max(0, ...[...counts.values()].map(({ count }) => count))
  if (most < 2) return []
  return [...counts.values()]
    .filter(({ count }) => count === most)
    .map(({ word }) => word)
    .slice(0, 3)
}

/**
 * Returns a plain-text title of at most 60 characters, or '' if no card has a title.
 * @param titles the cards' titles as stored, in the order of the stack
 */
export function titleFor(titles: string[]): string {
  const plain = titles.map(htmlToText).filter(Boolean)
  const shared = sharedWords(plain)
  if (shared.length > 0) return shared.map(capitalised).join(' ').slice(0, 60)
  const [first = '', second] = plain.map(head).filter(Boolean)
  const both = second ? `${first} and ${second}` : first
  return both.length <= 60 ? both : first.slice(0, 60)
}
