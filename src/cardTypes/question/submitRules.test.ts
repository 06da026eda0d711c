import { expect, test } from 'vitest'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { isUnmarked, submitBlock } from './submitRules'

const card = cardFixture('question')
const hidden = card.answers.map((answer) => ({ ...answer, isCorrect: null }))
const situation = { card, isAnswered: false, isEditing: false, chosenCount: 1 }
const received = { isOwner: false, answers: hidden }

// B-364 to B-367.
test.each([
  ['an answer is chosen', {}, undefined],
  ['several are chosen', { chosenCount: 3 }, undefined],
  ['no answer is chosen', { chosenCount: 0 }, 'nothingChosen'],
  ['it is edited', { isEditing: true }, 'editing'],
  ['it is already answered', { isAnswered: true }, 'answered'],
  ['it has no question text', { card: { ...card, question: '  ' } }, 'empty'],
  ['the server says it is empty', { card: { ...card, is_empty_state: true } }, 'empty'],
  ['its answers have no text', { card: { ...card, answers: card.answers.map((a) => ({ ...a, text: '' })) } }, 'empty'],
  ['its owner has marked no correct answer', { card: { ...card, answers: hidden } }, 'empty'],
  ['its solution is hidden from a recipient', { card: { ...card, ...received } }, undefined],
])('Submit when %s', (_, change, expected) => {
  expect(submitBlock({ ...situation, ...change })).toBe(expected)
})

test.each([
  ['an own question', {}, false],
  ['a copy of a question that was not answered', { answers: hidden }, true],
  ['a question of somebody else', received, false],
  ['a new question', { question: '', answers: hidden }, false],
])('%s asks its owner to mark the correct answer: %#', (_, change, expected) => {
  expect(isUnmarked({ ...card, ...change })).toBe(expected)
})
