import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canAdd, type EditedAnswer, marksFrom, withAnswer, withCorrect, withoutAnswer } from './questionEdits'

const answers = (...correct: boolean[]): EditedAnswer[] =>
  correct.map((isCorrect, index) => ({ label: 'ABCDEFGHIJ'.charAt(index), text: `Text ${index}`, isCorrect }))
const lettersOf = (list: readonly EditedAnswer[] | undefined) => list?.map(({ label }) => label).join('')

// B-362, D-2456.
test.each([
  ['5', 5],
  ['0', 1],
  ['11', 10],
  ['-3', 1],
  ['2.5', 3],
  ['2,4', 2],
  ['1e9', 10],
  ['Infinity', 10],
  ['x', 4],
  ['', 4],
  ['   ', 4],
  ['4 marks', 4],
])('"%s" as marks is %i', (typed, expected) => {
  expect(marksFrom(typed, 4)).toBe(expected)
})

test('whatever is typed, marks are a whole number from 1 to 10', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), fc.integer({ min: 1, max: 10 }), (typed, before) => {
      const marks = marksFrom(typed, before)
      expect(Number.isInteger(marks) && marks >= 1 && marks <= 10).toBe(true)
    }),
  )
})

test('the letters stay in order', () => {
  expect(lettersOf(withoutAnswer(answers(true, false, false), 1))).toBe('AB')
  expect(lettersOf(withAnswer(answers(true, false)))).toBe('ABC')
})

test('ten answers are the most, two the least, and one of them is correct', () => {
  const ten = answers(true, ...Array.from({ length: 9 }, () => false))
  expect(canAdd(ten)).toBe(false)
  expect(withAnswer(ten)).toHaveLength(10)
  expect(withoutAnswer(answers(true, false), 1)).toBeUndefined()
  expect(withoutAnswer(answers(true, false, false), 0)).toBeUndefined()
  expect(withCorrect(answers(true, false), 0, false)).toBeUndefined()
  expect(withCorrect(answers(true, true), 0, false)?.map(({ isCorrect }) => isCorrect)).toEqual([false, true])
})

test('the first correct answer of a copy without a solution can be marked', () => {
  expect(withCorrect(answers(false, false), 1, true)?.map(({ isCorrect }) => isCorrect)).toEqual([false, true])
})
