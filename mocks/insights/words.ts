/** Text helpers of the insights, in the language of the quiz: English or Malay. */
import { htmlToText } from '../../src/lib/html/htmlToText'
import type { Quiz } from './quizResults'

export type Language = 'en' | 'ms'

const MALAY =
  /\b(apakah|siapakah|mengapakah|manakah|berapakah|bagaimanakah|bilakah|yang|dengan|dalam|untuk|ialah|adalah|dan|kuiz|pilih|pada)\b/giu
const ENGLISH = /\b(the|what|which|who|why|how|when|where|is|are|of|and|in|choose|to)\b/giu

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** The language of most function words in the texts; English without function words. */
export function languageOfTexts(texts: readonly string[]): Language {
  const text = texts.map(htmlToText).join(' ')
  return count(text, MALAY) > count(text, ENGLISH) ? 'ms' : 'en'
}

/** The language of a quiz, from title and questions. */
export const languageOf = ({ title, questions }: Quiz): Language =>
  languageOfTexts([title, ...questions.map(({ question }) => String(question ?? ''))])

const CLIP = 110

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A text in quotation marks, truncated at a word boundary; escaped, because insights are rendered as rich text. */
export function quoted(text: string): string {
  if (text.length <= CLIP) return `“${escapeHtml(text)}”`
  return `“${escapeHtml(text.slice(0, CLIP).replace(/\s+\S*$/u, ''))} …”`
}

const AND: Readonly<Record<Language, string>> = { en: 'and', ms: 'dan' }

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${AND[language]} ${last}`
}

export const listedQuotes = (items: readonly string[], language: Language): string =>
  listed(items.map(quoted), language)

/** Picks an item deterministically by seed. */
export function pickBy<Item>(seed: string, items: readonly [Item, ...Item[]]): Item {
  let sum = 0
  for (const sign of seed) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return items[sum % items.length] ?? items[0]
}

/** Drops the full stop after a quotation that already ends with a punctuation mark. */
export const tidy = (text: string): string => text.replace(/([?!.…])”\./gu, '$1”')

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
