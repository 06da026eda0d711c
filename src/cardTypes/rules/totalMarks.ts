import type { Card } from '@/api/cards/card.schema'

/** Returns the total marks of all questions among the cards; 0 if there are none. */
export const totalMarks = (cards: readonly Card[] = []): number =>
  cards.reduce((sum, card) => sum + (card.type === 'question' && Number.isFinite(card.marks) ? card.marks : 0), 0)
