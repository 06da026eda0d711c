/** Recommendations of a card: its own, else the predefined ones that match its words (C-149, C-281 to C-283, D-3127). */
import type { Card } from '@/api/cards/card.schema'
import type { recommendationsCalls } from '@/api/recommendations.contract'
import type { ResponseOf } from '@/api/core/call'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { plainText } from '@/cardTypes/rules/plainText'
import { COMMON_WORDS } from './commonWords'

/** Predefined suggestion of the server. */
export type Suggestion = ResponseOf<typeof recommendationsCalls.getRecommendations>['data'][number]

export type Recommendation = {
  /** Unique among the recommendations of a card. */
  id: string
  text: string
  /** Card type to make; null for a reply in words. */
  type: string | null
}

/** Number of recommendations that a card has at least, as far as there are any (C-282). */
const MINIMUM = 3
/** Number of letters from which a word counts (C-281). */
const WORD_LETTERS = 3

const LETTER = /\p{L}/gu
/** A letter with everything that is written over, under or after it. */
const WORD = /\p{L}[\p{L}\p{M}]*/gu

/** Lower-case words of three or more letters that are not common. */
function wordsOf(text: string): Set<string> {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? []
  return new Set(words.filter((word) => (word.match(LETTER)?.length ?? 0) >= WORD_LETTERS && !COMMON_WORDS.has(word)))
}

function bodyOf(card: Card): string {
  const body = 'body' in card ? card.body : null
  return plainText(typeof body === 'object' ? body?.content : body).join('\n')
}

/** Words of title, subtitle and body. */
const cardWords = (card: Card): Set<string> =>
  wordsOf([decodeEntities(card.title), decodeEntities(card.subtitle ?? ''), bodyOf(card)].join('\n'))

/** Place in the draw of a card, 0 to 2³² - 1 (FNV-1a). Ids of cards are random, so the draw is random from card to card. */
function drawnPlace(cardId: string, suggestionId: string): number {
  let hash = 0x811c9dc5
  for (const letter of `${cardId} ${suggestionId}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // Mixes the last letters into all bits, because ids of suggestions differ only at the end.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Suggestions by number of distinct matching words, then order, then id; padded to three from those of order 0. */
function matchSuggestions(card: Card, suggestions: readonly Suggestion[]): Suggestion[] {
  const words = cardWords(card)
  const matchesOf = ({ keywords, text }: Suggestion) =>
    [...wordsOf(`${keywords}\n${text}`)].filter((word) => words.has(word)).length
  const matches = new Map(suggestions.map((suggestion) => [suggestion, matchesOf(suggestion)]))
  const countOf = (suggestion: Suggestion) => matches.get(suggestion) ?? 0
  const matched = suggestions
    .filter((suggestion) => countOf(suggestion) > 0)
    .sort((a, b) => countOf(b) - countOf(a) || a.order - b.order || (a.id < b.id ? -1 : 1))
  const padding = suggestions
    .filter((suggestion) => suggestion.order === 0 && countOf(suggestion) === 0)
    .sort((a, b) => drawnPlace(card.id, a.id) - drawnPlace(card.id, b.id))
  return [...matched, ...padding.slice(0, Math.max(0, MINIMUM - matched.length))]
}

/** Recommendations that the server has written for this card; empty for a card without any. */
function ownRecommendations({ recommendations }: Pick<Card, 'recommendations'>): Recommendation[] {
  const {
    first_recommendation: first,
    second_recommendation: second,
    third_recommendation: third,
  } = recommendations ?? {}
  return [
    { id: 'first', text: first?.text ?? '', type: first?.type ?? null },
    { id: 'second', text: second?.text ?? '', type: null },
    { id: 'third', text: third?.text ?? '', type: null },
  ].filter(({ text }) => text.trim() !== '')
}

/** True if the card has recommendations of its own, so that no predefined ones are requested. */
export const hasOwnRecommendations = (card: Pick<Card, 'recommendations'>): boolean =>
  ownRecommendations(card).length > 0

/**
 * Recommendations of a card in their order. The same card always gets the same, also in another place or after a reload.
 * @param suggestions predefined ones, ignored if the card has its own
 */
export function recommendationsFor(card: Card, suggestions: readonly Suggestion[]): Recommendation[] {
  const own = ownRecommendations(card)
  if (own.length > 0) return own
  return matchSuggestions(card, suggestions).map(({ id, text, type }) => ({ id, text, type }))
}
