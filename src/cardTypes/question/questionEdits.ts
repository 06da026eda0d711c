/** Rules for editing the fields of a question (D-2455, D-2456). The server applies the same rules. */
import { hasCorrectAnswer } from './answerState'

export type EditedAnswer = { label: string; text: string; isCorrect: boolean }

const LABELS = Array.from('ABCDEFGHIJ')
const MIN_ANSWERS = 2
const MIN_MARKS = 1
const MAX_MARKS = 10

/** Assigns the letters A, B, C … anew, so that a removed answer leaves no gap. */
const labelled = (answers: readonly EditedAnswer[]): EditedAnswer[] =>
  answers.map((answer, index) => ({ ...answer, label: LABELS[index] ?? answer.label }))

export const canAdd = (answers: readonly EditedAnswer[]): boolean => answers.length < LABELS.length
export const canRemove = (answers: readonly EditedAnswer[]): boolean => answers.length > MIN_ANSWERS

export const withAnswer = (answers: readonly EditedAnswer[]): EditedAnswer[] =>
  canAdd(answers) ? labelled([...answers, { label: '', text: '', isCorrect: false }]) : [...answers]

/**
 * Returns the answers without one of them. Returns undefined if fewer than two answers, or no correct answer, would
 * remain.
 */
export function withoutAnswer(answers: readonly EditedAnswer[], index: number): EditedAnswer[] | undefined {
  const rest = labelled(answers.filter((_, at) => at !== index))
  return canRemove(answers) && hasCorrectAnswer(rest) ? rest : undefined
}

/** Marks or unmarks an answer as correct. Returns undefined if no correct answer would remain. */
export function withCorrect(
  answers: readonly EditedAnswer[],
  index: number,
  isCorrect: boolean,
): EditedAnswer[] | undefined {
  const next = answers.map((answer, at) => (at === index ? { ...answer, isCorrect } : answer))
  return hasCorrectAnswer(next) ? next : undefined
}

/**
 * Parses typed marks, rounds them and limits them to 1..10. Returns the previous marks if the text is not a number
 * (B-362, D-2456).
 */
export function marksFrom(typed: string, before: number): number {
  const marks = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))
  return Number.isNaN(marks) ? before : Math.min(MAX_MARKS, Math.max(MIN_MARKS, Math.round(marks)))
}
