import type { Random } from '../random'
import type { QuizQuestion } from '../../../fixtures/content/content.schema'

/** Answer option of a stored card. */
export type StoredAnswer = { label: string; text: string; isCorrect: boolean }

const MARKS = 2

/** The question-specific fields of a card: answers A, B … in shuffled order, exactly one correct. */
export function questionFields({ question, choices, answer }: QuizQuestion, random: Random) {
  const answers: StoredAnswer[] = random
    .shuffle(choices.map((text, index) => ({ text, isCorrect: index === answer })))
    .map((choice, index) => ({ label: String.fromCharCode(65 + index), ...choice }))
  return { question, answers, marks: MARKS, showImage: true }
}
