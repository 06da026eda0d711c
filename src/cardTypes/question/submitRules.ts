import { isEmptyCard } from '@/editor/saving/isEmptyCard'
import { hasCorrectAnswer } from './answerState'
import type { QuestionCard } from './quizPlace'

/** Reason why an answer cannot be submitted (B-364 to B-367). */
export type SubmitBlock = 'answered' | 'editing' | 'empty' | 'nothingChosen'

type Situation = { card: QuestionCard; isAnswered: boolean; isEditing: boolean; chosenCount: number }

/** True if the server says so, or without question text or text in any answer; for the owner also without a correct answer. */
const isEmptyQuestion = (card: QuestionCard) =>
  card.is_empty_state || isEmptyCard(card) || card.answers.every(({ text }) => !text.trim()) || isUnmarked(card)

/** True for an own question without a correct answer, as in a copy; the owner has to mark one. */
export const isUnmarked = (card: QuestionCard): boolean =>
  card.isOwner && !isEmptyCard(card) && !hasCorrectAnswer(card.answers)

/** Reason why Submit is disabled; undefined if enabled. */
export function submitBlock({ card, isAnswered, isEditing, chosenCount }: Situation): SubmitBlock | undefined {
  if (isAnswered) return 'answered'
  if (isEditing) return 'editing'
  if (isEmptyQuestion(card)) return 'empty'
  return chosenCount === 0 ? 'nothingChosen' : undefined
}
