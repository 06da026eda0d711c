import type { Card, CardOf } from '@/api/cards/card.schema'

export type QuestionCard = CardOf<'question'>

export const isQuestion = (card: Card): card is QuestionCard => card.type === 'question'

/** Returns the questions of a container in order; empty if the card contains no cards. */
export const questionsIn = (container: Card | undefined): QuestionCard[] =>
  container && 'cards' in container ? (container.cards ?? []).filter(isQuestion) : []

/**
 * Returns the position of a question (from 1) and the number of questions, for 'Question 2 of 4'. Returns undefined if
 * the quiz has only this question.
 */
export function placeOf(
  questions: readonly Pick<QuestionCard, 'id'>[],
  questionId: string,
): { number: number; count: number } | undefined {
  const index = questions.findIndex(({ id }) => id === questionId)
  return index < 0 || questions.length < 2 ? undefined : { number: index + 1, count: questions.length }
}

/**
 * Returns the id of the next unanswered question; after the last question the search continues at the first. Returns
 * undefined if all others are answered.
 */
export function nextOpenQuestion(
  questions: readonly Pick<QuestionCard, 'id' | 'is_answered'>[],
  questionId: string,
): string | undefined {
  const index = questions.findIndex(({ id }) => id === questionId)
  const others = [...questions.slice(index + 1), ...questions.slice(0, Math.max(0, index))]
  return others.find(({ is_answered }) => !is_answered)?.id
}
