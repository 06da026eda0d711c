import { expect, test } from 'vitest'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { nextOpenQuestion, placeOf, questionsIn } from './quizPlace'

const quiz = (...answered: boolean[]) => answered.map((is_answered, index) => ({ id: `q${index + 1}`, is_answered }))

test.each([
  ['the next one', quiz(true, false, false), 'q1', 'q2'],
  ['one that is answered is passed over', quiz(true, true, false), 'q1', 'q3'],
  ['after the last one from the beginning', quiz(false, false, true), 'q3', 'q1'],
  ['never the question itself', quiz(true, false), 'q2', undefined],
  ['none is left', quiz(true, true), 'q1', undefined],
  ['a question that is not among them', quiz(true, false), 'other', 'q2'],
  ['without any', [], 'q1', undefined],
])('goes on with the next open question: %s', (_, questions, questionId, expected) => {
  expect(nextOpenQuestion(questions, questionId)).toBe(expected)
})

test.each([
  ['the second of four', quiz(false, false, false, false), 'q2', { number: 2, count: 4 }],
  ['one that is not among them', quiz(false, false), 'other', undefined],
  ['one alone', quiz(false), 'q1', undefined],
])('the place of a question: %s', (_, questions, questionId, expected) => {
  expect(placeOf(questions, questionId)).toEqual(expected)
})

test('only questions count, and a card without contents has none', () => {
  const cards = [cardFixture('text'), cardFixture('question')]
  expect(questionsIn(cardFixture('stack', { cards })).map(({ type }) => type)).toEqual(['question'])
  expect(questionsIn(cardFixture('quiz', { cards: undefined }))).toEqual([])
  expect(questionsIn(cardFixture('text'))).toEqual([])
  expect(questionsIn(undefined)).toEqual([])
})
