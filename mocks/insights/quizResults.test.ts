import { expect, test } from 'vitest'
import type { CardRecord } from '../db/tables'
import { bandOf, isRight } from './quizResults'

const question = {
  answers: [
    { label: 'A', text: 'Copper', isCorrect: true },
    { label: 'B', text: 'Wood', isCorrect: false },
    { label: 'C', text: 'Aluminium', isCorrect: true },
  ],
} as unknown as CardRecord

test.each([
  [['A', 'C'], true],
  [['C', 'A'], true],
  [['A'], false],
  [['A', 'B', 'C'], false],
  [[], false],
])('only the exact set of correct labels is correct: %j', (labels, verdict) => {
  expect(isRight(question, labels)).toBe(verdict)
})

test.each([
  [0, 'low'],
  [0.494, 'low'],
  [0.495, 'medium'],
  [0.5, 'medium'],
  [0.694, 'medium'],
  [0.695, 'high'],
  [1, 'high'],
])('a score of %d, rounded to whole percent, is in the %s band', (score, band) => {
  expect(bandOf(score)).toBe(band)
})
