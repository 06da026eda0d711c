import { isEmptyCard } from '@/editor/saving/isEmptyCard'
import { hasCorrectAnswer } from './answerState'
import type { QuestionCard } from './quizPlace'

/** Why an answer cannot be submitted (B-364 to B-367). */
export type SubmitBlock = 'answered' | 'editing' | 'empty' | 'nothingChosen'

type Situation = { card: QuestionCard; isAnswered: boolean; isEditing: boolean; chosenCount: number }

/** A question without its text, without a text in any answer, or of whose answers the owner knows none that is correct. */
const isEmptyQuestion = (card: QuestionCard) =>
  card.is_empty_state || isEmptyCard(card) || card.answers.every(({ text }) => !text.trim()) || isUnmarked(card)

/** A copy of a question that was not answered: its solution is not known, and its owner has to mark it. */
export const isUnmarked = (card: QuestionCard): boolean =>
  card.isOwner && !isEmptyCard(card) && !hasCorrectAnswer(card.answers)

/** What keeps Submit disabled; undefined when it is enabled. */
export function submitBlock({ card, isAnswered, isEditing, chosenCount }: Situation): SubmitBlock | undefined {
  if (isAnswered) return 'answered'
  if (isEditing) return 'editing'
  if (isEmptyQuestion(card)) return 'empty'
  return chosenCount === 0 ? 'nothingChosen' : undefined
}
