import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardRecord } from '../db/tables'
import { average, bandOf, isRight, scoreOf } from './quizResults'

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

type Marked = { marks: number; isCorrect: boolean }
const questions = (...marks: [number, boolean][]): Marked[] =>
  marks.map(([each, isCorrect]) => ({ marks: each, isCorrect }))

// D-0913, D-2452.
test.each<[string, Marked[], number]>([
  ['a correct question of 7 marks of 9', questions([7, true], [2, false]), 0.78],
  ['marks 1 and 10: the small one', questions([1, true], [10, false]), 0.09],
  ['marks 1 and 10: the large one', questions([1, false], [10, true]), 0.91],
  ['three of four questions, 7 marks of 9', questions([2, true], [2, false], [2, true], [3, true]), 0.78],
  ['half a percent, which is rounded up: 29 marks of 200', questions([29, true], [171, false]), 0.15],
  ['nothing', questions([2, false]), 0],
  ['everything', questions([1, true], [10, true]), 1],
])('the score counts marks, not questions: %s', (_, list, score) => {
  expect(scoreOf(list)).toBe(score)
})

const markedQuestions = fc.array(fc.record({ marks: fc.integer({ min: 1, max: 10 }), isCorrect: fc.boolean() }), {
  minLength: 1,
  maxLength: 40,
})

test('a score has the percent of the quiz result, and a further correct question never lowers the score', () => {
  fc.assert(
    fc.property(markedQuestions, (list) => {
      const total = list.reduce((sum, { marks }) => sum + marks, 0)
      const reached = list.reduce((sum, { marks, isCorrect }) => sum + (isCorrect ? marks : 0), 0)
      const score = scoreOf(list)
      expect(Math.round(100 * score)).toBe(Math.round((100 * reached) / total))
      for (const [index] of list.entries()) {
        expect(scoreOf(list.with(index, { marks: list[index]?.marks ?? 1, isCorrect: true }))).toBeGreaterThanOrEqual(
          score,
        )
      }
    }),
  )
})

test.each([
  [[], 0],
  [[0.4], 0.4],
  [[0.495, 0.5], 0.5],
  [[1, 0, 0], 0.33],
])('the average of a class with the scores %j is %d', (scores, expected) => {
  expect(average(scores)).toBe(expected)
})
