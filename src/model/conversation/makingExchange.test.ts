/** Exchange of another conversation that made a card. */
import { expect, test } from 'vitest'
import type { ChatMessage, NamedCard } from '@/api/chat.contract'
import { mergeConversation } from './conversation'
import { exchangeThatMade } from './makingExchange'
import { ENTIRE_CHAT } from './chatKeys'
import { makePrompt, NORMAL_MODE, type Reply, textMessage, type Turn } from './turns'

const AT = '2026-11-21T02:00:00Z'
const quiz: NamedCard = { id: 'quiz', type: 'quiz', title: 'Volcanoes', parent_id: null }
const words = (id: string, from: 'USER' | 'other', content: string, formats: NamedCard[] = []): ChatMessage =>
  ({
    ...textMessage({ id, content, created_at: AT, format_id: null, from }),
    data: formats.length > 0 ? { formats } : null,
  }) as ChatMessage
const created: ChatMessage = {
  ...textMessage({ id: 'created', content: 'Volcanoes', created_at: AT, format_id: null, from: 'other' }),
  type: 'format_created',
  data: quiz,
}

const reply = (content: string, formats: NamedCard[] = []): Reply => ({
  ...words(content, 'other', content, formats),
  localId: content,
  status: 'complete',
  source: 'stream',
  error: null,
})
const turn = (question: string | null, ...replies: Reply[]): Turn => ({
  id: question ?? 'unprompted',
  session: 0,
  mode: NORMAL_MODE,
  isClosing: false,
  messageCount: 0,
  prompt: question === null ? null : { ...makePrompt(ENTIRE_CHAT, question), isStored: true },
  isAwaited: false,
  isFromHistory: false,
  replies,
  shown: replies.length - 1,
})

const contentsOf = (turns: Turn[], history: ChatMessage[] = []) =>
  exchangeThatMade(mergeConversation(turns, history, true), 'quiz').map(({ content }) => content)

test.each<[string, Turn[], ChatMessage[], string[]]>([
  [
    'the question and the reply of this session',
    [turn('Hello', reply('Hi')), turn('Make a quiz', reply('Here', [quiz])), turn('Thanks', reply('Bye'))],
    [],
    ['Make a quiz', 'Here'],
  ],
  [
    'the shown answer of a retried question',
    [turn('Make a quiz', reply('No'), reply('Here', [quiz]))],
    [],
    ['Make a quiz', 'Here'],
  ],
  ['nothing for another card', [turn('Make a quiz', reply('Here', [{ ...quiz, id: 'other' }]))], [], []],
  ['nothing in an empty conversation', [], [], []],
  ['only the reply if nobody asked', [turn('Hello', reply('Hi')), turn(null, reply('A gift', [quiz]))], [], ['A gift']],
  [
    'the exchange of the history',
    [],
    [
      words('1', 'USER', 'Hello'),
      words('2', 'other', 'Hi'),
      words('3', 'USER', 'Make a quiz'),
      words('4', 'other', 'Here', [quiz]),
    ],
    ['Make a quiz', 'Here'],
  ],
  [
    'the exchange before the message that only names the card',
    [],
    [words('1', 'USER', 'Make a quiz'), words('2', 'other', 'Here'), created, words('3', 'USER', 'Thanks')],
    ['Make a quiz', 'Here'],
  ],
])('%s', (_, turns, history, expected) => {
  expect(contentsOf(turns, history)).toEqual(expected)
})

test('a quoted message offers neither edit, retry nor another answer', () => {
  const messages = mergeConversation([turn('Make a quiz', reply('No'), reply('Here', [quiz]))], [], true)
  for (const message of exchangeThatMade(messages, 'quiz')) {
    expect(message).toMatchObject({ turnId: null, answers: null, exchange: null })
  }
})
