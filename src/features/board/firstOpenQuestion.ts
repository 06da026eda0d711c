import type { Card } from '@/api/cards/card.schema'

const isAnswered = (card: Card) => card.type === 'question' && card.is_answered

/**
 * Returns the first unanswered question with its position (from 1), and whether any question has been answered. Returns
 * undefined if all are answered.
 */
export function firstOpenQuestion(
  questions: readonly Card[],
): { question: Card; number: number; isStarted: boolean } | undefined {
  const index = questions.findIndex((card) => !isAnswered(card))
  const question = questions[index]
  return question && { question, number: index + 1, isStarted: questions.some(isAnswered) }
}
