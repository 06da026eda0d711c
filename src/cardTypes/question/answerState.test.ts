import { expect, test } from 'vitest'
import { answerState, isAnsweredCorrectly } from './answerState'

// B-288 to B-291. Before answering, even the owner does not see the solution.
test.each([
  [false, false, null, 'default'],
  [false, true, null, 'selected'],
  [false, false, true, 'default'],
  [false, true, true, 'selected'],
  [false, true, false, 'selected'],
  [true, false, true, 'correct'],
  [true, true, true, 'correct'],
  [true, true, false, 'wrong'],
  [true, false, false, 'default'],
  [true, true, null, 'wrong'],
] as const)('answered %s, selected %s, correct %s: %s', (isAnswered, isSelected, isCorrect, expected) => {
  expect(answerState({ isAnswered, isSelected, isCorrect })).toBe(expected)
})

test.each([
  [['B', 'D'], true],
  [['B'], false],
  [['B', 'D', 'A'], false],
  [[], false],
])('with B and D correct, the choice %j is correct: %s', (labels, expected) => {
  const answers = ['A', 'B', 'C', 'D'].map((label) => ({ label, isCorrect: label === 'B' || label === 'D' }))
  expect(isAnsweredCorrectly(answers, new Set(labels))).toBe(expected)
})
