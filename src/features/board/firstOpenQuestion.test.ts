import { expect, test } from 'vitest'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { firstOpenQuestion } from './firstOpenQuestion'

const quiz = (...answered: boolean[]) => answered.map((is_answered) => cardFixture('question', { is_answered }))

test.each([
  ['no question is answered', quiz(false, false), 1, false],
  ['the first is answered', quiz(true, false, false), 2, true],
  ['one in between is left', quiz(true, false, true), 2, true],
])('a quiz goes on at its first unanswered question: %s', (_, questions, number, isStarted) => {
  expect(firstOpenQuestion(questions)).toEqual({ question: questions[number - 1], number, isStarted })
})

test('a quiz whose questions are all answered, or that has none, offers none', () => {
  expect(firstOpenQuestion(quiz(true, true))).toBeUndefined()
  expect(firstOpenQuestion([])).toBeUndefined()
})
