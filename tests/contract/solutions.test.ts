import { expect, test } from 'vitest'
import { findSolution } from './solutions'

const question = (isCorrect: boolean | null, fields = {}) => ({
  data: [
    { type: 'question', owner_id: 12, is_answered: false, answers: [{ isCorrect: null }, { isCorrect }], ...fields },
  ],
})

test.each([
  ['hidden', question(null), 21, undefined],
  ['sent before the answer', question(false), 21, 'data.0.answers.1.isCorrect'],
  ['sent after the answer', question(true, { is_answered: true }), 21, undefined],
  ['sent to its owner', question(true), 12, undefined],
  ['sent to a visitor', question(true), undefined, 'data.0.answers.1.isCorrect'],
])('a solution %s', (_, body, personId, path) => {
  expect(findSolution(body, personId)?.path).toBe(path)
})
