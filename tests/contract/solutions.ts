/** Only the owner of a question, and people who have answered it, may know its solution (D-2450). */
import type { Difference } from './compare'

type Fields = Record<string, unknown>

const isSecret = ({ type, owner_id, is_answered }: Fields, personId: number | undefined) =>
  type === 'question' && typeof owner_id === 'number' && owner_id !== personId && is_answered !== true

/**
 * Finds a solution that the person must not know yet in a response body or event.
 * @param personId id of the person; undefined if nobody is signed in
 * @returns the path of the solution, or undefined
 */
export function findSolution(value: unknown, personId: number | undefined, path = ''): Difference | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const at = (key: string) => (path ? `${path}.${key}` : key)
  const { answers } = value as Fields
  if (Array.isArray(answers) && isSecret(value as Fields, personId)) {
    const revealed = answers.findIndex((answer: Fields | null) => typeof answer?.isCorrect === 'boolean')
    if (revealed >= 0) {
      const message = 'the solution is sent to somebody who has not answered the question'
      return { path: at(`answers.${revealed}.isCorrect`), message }
    }
  }
  for (const [key, item] of Object.entries(value)) {
    const difference = findSolution(item, personId, at(key))
    if (difference) return difference
  }
  return undefined
}
