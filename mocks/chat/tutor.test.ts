import { expect, test } from 'vitest'
import volcanoes from '../../fixtures/content/topics/volcanoes.json'
import { parseQuestion } from '../ai/parseQuestion'
import { farewellFor } from './farewells'
import { choiceOf, tutorReply, type TutorTurn } from './tutor'

type Conversation = TutorTurn['conversation']

const MESSAGE: Parameters<typeof farewellFor>[1][number] = {
  id: 'm',
  from: 'USER',
  type: 'text',
  content: '',
  data: null,
  format_id: null,
  created_at: '2026-11-21T02:00:00Z',
  actionButtonVisible: true,
  visible: true,
  flatwhite: null,
}

const replyTo = (question: string, conversation: Conversation = []) =>
  tutorReply({ parsed: parseQuestion(question, 'student', 11), conversation, role: 'student', seed: 'tutor' }).text

/** Returns the conversation with one more message of the person and the tutor's reply to it. */
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

test.each(["I don't get it", 'I give up', 'saya tak faham'])('"%s" gets a hint and the question again', (answer) => {
  const asked = converse([], 'Why does a volcano erupt?')
  const reply = replyTo(answer, asked)
  expect(reply).toContain('**What makes an eruption explosive?**')
  expect(reply).not.toContain('Talian Kasih')
  expect(reply).not.toContain('You said')
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

test('a question in Malay is guided in Malay: questions, hints, praise and the last one', () => {
  let conversation = converse([], 'Mengapakah gunung berapi meletus?')
  expect(lastOf(conversation)).toMatch(/^(Saya belum|Mari kita|Soalan yang baik)[\s\S]*\?\*\*\n\n- A\. /)
  conversation = converse(conversation, 'tak tahu')
  expect(lastOf(conversation)).toMatch(/(petunjuk|Fikirkan ini|satu perkara ini)[\s\S]*sekali lagi/)
  for (let round = 0; round < volcanoes.malay.quiz.length; round += 1) {
    const asked = volcanoes.malay.quiz.find(({ question }) => lastOf(conversation).includes(question))
    conversation = converse(conversation, asked?.answer ?? '')
    expect(lastOf(conversation)).toContain(`**${asked?.answer.replace(/\.$/, '')}**`)
  }
  expect(lastOf(conversation)).toContain('Itu soalan terakhir saya tentang gunung berapi')
})

test('a letter answers a question in Malay in Malay', () => {
  const conversation = converse([], 'Ajar saya tentang gunung berapi')
  expect(lastOf(converse(conversation, 'A'))).not.toMatch(/\b(Next|Exactly|Look again|Not)\b/)
})

test('without a lesson the tutor coaches in Malay, too', () => {
  const asked = converse([], 'Mengapakah kucing mendengkur?')
  expect(lastOf(asked)).toMatch(/Jawab salah satu/)
  expect(lastOf(converse(asked, 'Sebab kucing itu gembira'))).toContain('Awak berkata:\n\n> Sebab kucing itu gembira')
})

test.each([
  ['tutor', 'Ajar saya tentang gunung berapi', /Awak sudah berfikir[\s\S]*\*\*gunung berapi\*\*/],
  ['tutor', 'Teach me about volcanoes', /You thought aloud once about \*\*volcanoes\*\*/],
  ['creative-writer', 'Tulis cerita tentang naga', /Cerita ini kini mempunyai 0 bahagian|kata-kata terakhir/],
] as const)('the farewell of a %s session is in the language of "%s"', (mode, content, farewell) => {
  expect(farewellFor(mode, [{ ...MESSAGE, content }], 'student')).toMatch(farewell)
})
