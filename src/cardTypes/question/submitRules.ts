import { isEmptyCard } from '@/editor/saving/isEmptyCard'
import { hasCorrectAnswer } from './answerState'
import type { QuestionCard } from './quizPlace'

/** Reason why the user cannot submit an answer (B-364 to B-367). */
export type SubmitBlock = 'answered' | 'editing' | 'empty' | 'nothingChosen'

type Situation = { card: QuestionCard; isAnswered: boolean; isEditing: boolean; chosenCount: number }

/**
 * True if the server marks the question as empty, or if it has no text, or no answer has a text. For the owner, also
 * true without a correct answer.
 */
const isEmptyQuestion = (card: QuestionCard) =>
  card.is_empty_state || isEmptyCard(card) || card.answers.every(({ text }) => !text.trim()) || isUnmarked(card)

/** True for the user's own question without a correct answer, for example a copy. The owner must mark one. */
export const isUnmarked = (card: QuestionCard): boolean =>
  card.isOwner && !isEmptyCard(card) && !hasCorrectAnswer(card.answers)

/** Returns the reason why Submit is disabled; undefined if it is enabled. */
export function submitBlock({ card, isAnswered, isEditing, chosenCount }: Situation): SubmitBlock | undefined {
  if (isAnswered) return 'answered'
  if (isEditing) return 'editing'
  if (isEmptyQuestion(card)) return 'empty'
  return chosenCount === 0 ? 'nothingChosen' : undefined
}
