import type { Random } from '../random'
import type { QuizQuestion } from '../../../fixtures/content/content.schema'

/** A choice of a question as the card stores it. */
export type StoredAnswer = { label: string; text: string; isCorrect: boolean }

const MARKS = 2

/** Returns the fields of a question card. The answers A, B … are shuffled, and exactly one is correct. */
export function questionFields({ question, choices, answer }: QuizQuestion, random: Random) {
  const answers: StoredAnswer[] = random
    .shuffle(choices.map((text, index) => ({ text, isCorrect: index === answer })))
    .map((choice, index) => ({ label: String.fromCharCode(65 + index), ...choice }))
  return { question, answers, marks: MARKS, showImage: true }
}
