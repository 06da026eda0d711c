import { afterAll, expect, test } from 'vitest'
import { chatCalls, type MagicRequest } from '../../src/api/chat.contract'
import { buildRequest } from '../../src/api/core/request'
import { keywordIndex, loadTopics } from '../ai/library'
import { plainText, sentencesOf } from '../ai/words'
import { createMockClient } from '../runtimes/inProcess'
import { answerFor } from './answerFor'

const client = createMockClient()
const { mockServer, transport } = client
afterAll(client.close)
await loadTopics(keywordIndex.map(({ id }) => id))

const AINA = 'cikgu_aina'

function answer(chatAgent: string, question: string, request: Partial<MagicRequest> = {}) {
  const [person] = mockServer.db.people.where('username', AINA)
  if (!person) throw new Error(`The seed has no ${AINA}.`)
  return answerFor(mockServer, person, {
    question,
    chatAgent,
    contextFormatIds: [],
    highlightedText: '',
    isFocusMode: false,
    isLandingChat: false,
    messageCount: 0,
    parentId: null,
    focusedId: null,
    chatMode: 'normal',
    chatSessionStartTime: null,
    contextConversations: [],
    ...request,
  })
}

const LESSONS = [
  'Why do volcanoes erupt?',
  'Compare solids and liquids',
  'Apakah fotosintesis?',
  'Terangkan kitaran air',
]

test.each([
  ...LESSONS,
  'Explain photosynthesis step by step',
  'Why do cats purr?',
  'How many states does Malaysia have?',
])('the brief agent answers "%s" in one to three short sentences', (question) => {
  const sentences = sentencesOf(plainText(answer('brief', question).text))
  expect(sentences.length).toBeGreaterThan(0)
  expect(sentences.length).toBeLessThanOrEqual(3)
  for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(25)
})

test('the brief agent answers a sum with its result', () => {
  expect(answer('brief', 'What is 7 x 8?').text).toBe('**7 × 8 = 56**')
})

test.each(LESSONS)('the everyday agent ends the answer to "%s" with a question', (question) => {
  const { text } = answer('everyday', question)
  expect(text.startsWith(answer('standard', question).text)).toBe(true)
  expect(text).toMatch(/\n\n[^\n]+\?$/)
})

// D-3112.
test('an unknown agent answers like the standard agent', () => {
  for (const question of LESSONS) expect(answer('retired', question)).toEqual(answer('standard', question))
})

test.each(['brief', 'everyday'])(
  'the agent %s leaves cards, greetings, care and the other modes as they are',
  (agent) => {
    const requests: [string, Partial<MagicRequest>?][] = [
      ['Make a quiz about volcanoes'],
      ['thank you!'],
      ['I want to die'],
      ['Give me ideas for a lesson about magnets'],
      ['Fractions', { chatMode: 'tutor' }],
      ['A brave mousedeer', { chatMode: 'creative-writer' }],
    ]
    for (const [question, request] of requests) {
      expect(answer(agent, question, request).text).toBe(answer('standard', question, request).text)
    }
  },
)

// D-3111, D-0064.
test.each([
  ['en', ['Quiz', 'Question'], ['Standard', 'Short and clear', 'Everyday', 'Tutor me', 'Write a story']],
  ['ms', ['Kuiz', 'Soalan'], ['Biasa', 'Ringkas dan jelas', 'Harian', 'Ajar saya', 'Tulis cerita']],
])('the hashtag menu has its names in the language %s', async (language, cards, chats) => {
  client.signIn(AINA)
  const request = buildRequest(transport, { call: chatCalls.getMagicMenu })
  request.headers.set('Accept-Language', language)
  const { data } = (await (await transport.fetch(request)).json()) as {
    data: { format: { name: string }[]; chats: { name: string }[] }
  }
  expect(data.format.slice(0, 2).map(({ name }) => name)).toEqual(cards)
  expect(data.chats.map(({ name }) => name)).toEqual(chats)
})
