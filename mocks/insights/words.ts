/** Helpers for the texts of insights. The quiz decides if they are English or Malay. */
import { htmlToText } from '../../src/lib/html/htmlToText'
import type { Quiz } from './quizResults'

export type Language = 'en' | 'ms'

const MALAY =
  /\b(apakah|siapakah|mengapakah|manakah|berapakah|bagaimanakah|bilakah|yang|dengan|dalam|untuk|ialah|adalah|dan|kuiz|pilih|pada)\b/giu
const ENGLISH = /\b(the|what|which|who|why|how|when|where|is|are|of|and|in|choose|to)\b/giu

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Returns the language that most function words in the texts belong to; English if there are none. */
export function languageOfTexts(texts: readonly string[]): Language {
  const text = texts.map(htmlToText).join(' ')
  return count(text, MALAY) > count(text, ENGLISH) ? 'ms' : 'en'
}

/** Returns the language of a quiz, judged by its title and questions. */
export const languageOf = ({ title, questions }: Quiz): Language =>
  languageOfTexts([title, ...questions.map(({ question }) => String(question ?? ''))])

const CLIP = 110

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Puts a text in quotation marks and cuts it at a word boundary. Escapes HTML, because insights are rendered as rich text. */
export function quoted(text: string): string {
  if (text.length <= CLIP) return `“${escapeHtml(text)}”`
  return `“${escapeHtml(text.slice(0, CLIP).replace(/\s+\S*$/u, ''))} …”`
}

const AND: Readonly<Record<Language, string>> = { en: 'and', ms: 'dan' }

/** Joins items as `a`, `a and b` or `a, b and c`. */
export function listed(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${AND[language]} ${last}`
}

export const listedQuotes = (items: readonly string[], language: Language): string =>
  listed(items.map(quoted), language)

/** Picks an item; the same seed always picks the same one. */
export function pickBy<Item>(seed: string, items: readonly [Item, ...Item[]]): Item {
  let sum = 0
  for (const sign of seed) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return items[sum % items.length] ?? items[0]
}

/** Removes the full stop after a quotation that already ends with a punctuation mark. */
export const tidy = (text: string): string => text.replace(/([?!.…])”\./gu, '$1”')

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
