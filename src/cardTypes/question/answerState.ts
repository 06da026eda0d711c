/** State that decides how an answer looks (B-288 to B-292). `editing` occurs only in the edit mode. */
export type AnswerState = 'default' | 'selected' | 'correct' | 'wrong' | 'editing'

type Known = { isAnswered: boolean; isSelected: boolean; isCorrect: boolean | null }

/**
 * Returns the state of an answer outside the edit mode. Before answering, nobody sees the solution, not even the owner.
 * Afterwards the correct answers and a wrong choice are marked.
 */
export function answerState({ isAnswered, isSelected, isCorrect }: Known): Exclude<AnswerState, 'editing'> {
  if (!isAnswered) return isSelected ? 'selected' : 'default'
  if (isCorrect) return 'correct'
  return isSelected ? 'wrong' : 'default'
}

type Answer = { label: string; isCorrect: boolean | null }

export const hasCorrectAnswer = (answers: readonly Answer[]): boolean => answers.some(({ isCorrect }) => isCorrect)

/** True if exactly the correct answers were chosen. A partly correct choice is wrong (D-2451). */
export const isAnsweredCorrectly = (answers: readonly Answer[], labels: ReadonlySet<string>): boolean =>
  answers.every(({ label, isCorrect }) => isCorrect === labels.has(label))
