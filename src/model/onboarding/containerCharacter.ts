import type { Card } from '@/api/cards/card.schema'

/** Character below the cards of an open container: questions alone are a quiz, in a stack as well (D-2113, D-3152). */
export const containerCharacter = (cards: readonly Pick<Card, 'type'>[]): 'quiz' | 'stack' =>
  cards.length > 0 && cards.every(({ type }) => type === 'question') ? 'quiz' : 'stack'
