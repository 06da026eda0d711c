import { expect, test } from 'vitest'
import { volcanoes } from '../ai/topics/volcanoes'
import { choiceOf, tutorReply, type TutorTurn } from './tutor'

type Conversation = TutorTurn['conversation']

const replyTo = (question: string, conversation: Conversation = []) =>
  tutorReply({ question, conversation, role: 'student', age: 11, seed: 'tutor' }).text

/** The conversation with a message of the person and the tutor's reply appended. */
const converse = (conversation: Conversation, question: string): Conversation => [
  ...conversation,
  { from: 'USER', content: question },
  { from: 'other', content: replyTo(question, conversation) },
]
const lastOf = (conversation: Conversation) => conversation.at(-1)?.content ?? ''

test('a question is answered with a matching quiz question, not with the answer', () => {
  const reply = replyTo('Why does a volcano erupt?')
  expect(reply).toContain('**What makes an eruption explosive?**')
  expect(reply).not.toContain('Sticky magma full of gas**')
  expect(reply).not.toContain('too great')
})

test.each([
  ['B', 'Sticky magma full of gas'],
  ['I think it is c', 'A high mountain'],
  ['sticky magma full of gas!', 'Sticky magma full of gas'],
  ['because of the gas', 'Sticky magma full of gas'],
  ['the weather', 'Cold weather'],
  ['no idea', undefined],
])('"%s" is read as the choice %s', (answer, choice) => {
  const quiz = volcanoes.quiz[2]
  expect(quiz && choiceOf(answer, quiz)).toBe(choice)
})

test('a correct answer gets its reason and the next question; after the last one the roles are swapped', () => {
  let conversation = converse([], 'Teach me about volcanoes')
  for (let round = 0; round < volcanoes.quiz.length; round += 1) {
    const asked = volcanoes.quiz.find(({ question }) => lastOf(conversation).includes(question))
    conversation = converse(conversation, asked?.choices[asked.answer] ?? '')
    expect(lastOf(conversation).toLowerCase()).toContain(asked?.reason.toLowerCase())
  }
  expect(lastOf(conversation)).toContain('teach me')
})

test('a wrong answer gets a hint and the same question; the second one gets the solution', () => {
  const asked = converse([], 'Why does a volcano erupt?')
  const hinted = converse(asked, 'A')
  expect(lastOf(hinted)).toContain('**What makes an eruption explosive?**')
  expect(lastOf(hinted)).not.toContain('**Sticky magma full of gas**')
  expect(lastOf(converse(hinted, 'C'))).toContain('**Sticky magma full of gas**')
})

test('giving up gets a hint without the answer', () => {
  const reply = lastOf(converse(converse([], 'Why does a volcano erupt?'), "I don't know"))
  expect(reply).toContain('**What makes an eruption explosive?**')
  expect(reply).not.toContain('**Sticky magma full of gas**')
})

test('an arithmetic question is introduced without its result, then the answer is checked', () => {
  const asked = converse([], 'What is 12 x 7?')
  expect(lastOf(asked)).not.toContain('84')
  expect(lastOf(converse(asked, '74'))).toContain('too small')
  expect(lastOf(converse(asked, 'It is 84!'))).toContain('**84**')
})

test('without a lesson the tutor quotes the person’s own words', () => {
  const asked = converse([], 'Why do cats purr?')
  expect(lastOf(asked)).toMatch(/cats purr/i)
  expect(lastOf(converse(asked, 'They do it when they are happy'))).toContain('> They do it when they are happy')
})
