import type { Random } from '../random'
import type { QuizQuestion } from '../topics/topic'

/** An answer as a card record stores it. */
export type StoredAnswer = { label: string; text: string; isCorrect: boolean }

const MARKS = 2

/** The fields that only a question card has: answers A, B … in an order of their own, one of them right. */
export function questionFields({ question, choices, answer }: QuizQuestion, random: Random) {
  const answers: StoredAnswer[] = random
    .shuffle(choices.map((text, index) => ({ text, isCorrect: index === answer })))
    .map((choice, index) => ({ label: String.fromCharCode(65 + index), ...choice }))
  return { question, answers, marks: MARKS, showImage: true }
}
