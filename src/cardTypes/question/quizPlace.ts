import type { Card, CardOf } from '@/api/cards/card.schema'

export type QuestionCard = CardOf<'question'>

const isQuestion = (card: Card): card is QuestionCard => card.type === 'question'

/** The questions of a container in the order they are asked in; none of a card without contents. */
export const questionsIn = (container: Card | undefined): QuestionCard[] =>
  container && 'cards' in container ? (container.cards ?? []).filter(isQuestion) : []

/** 'Question 2 of 4': its number from 1 and how many there are; undefined for a question that stands alone. */
export function placeOf(
  questions: readonly Pick<QuestionCard, 'id'>[],
  questionId: string,
): { number: number; count: number } | undefined {
  const index = questions.findIndex(({ id }) => id === questionId)
  return index < 0 || questions.length < 2 ? undefined : { number: index + 1, count: questions.length }
}

/** The question to go on with: the next one that is not answered, from the beginning again after the last one. */
export function nextOpenQuestion(
  questions: readonly Pick<QuestionCard, 'id' | 'is_answered'>[],
  questionId: string,
): string | undefined {
  const index = questions.findIndex(({ id }) => id === questionId)
  const others = [...questions.slice(index + 1), ...questions.slice(0, Math.max(0, index))]
  return others.find(({ is_answered }) => !is_answered)?.id
}
