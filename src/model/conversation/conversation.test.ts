import { expect, test } from 'vitest'
import type { ChatMessage } from '@/api/chat.contract'
import { mergeConversation, type ShownMessage } from './conversation'
import { NORMAL_MODE, type Prompt, type Reply, textMessage, type Turn } from './turns'

const at = (minute: number) => `2026-11-20T02:${String(minute).padStart(2, '0')}:00.000Z`

/** Stored message; `?` before the text marks a question. */
function stored(id: string, text: string, minute = 0): ChatMessage {
  const isQuestion = text.startsWith('?')
  const message = textMessage({ id, content: text.replace('?', ''), created_at: at(minute), format_id: null })
  return { ...message, from: isQuestion ? 'USER' : 'other' }
}

type TurnOf = { question: string; replyId?: string; status?: Reply['status']; isStored?: boolean; replies?: string[] }

function turn({ question, replyId, status = 'complete', isStored = true, replies }: TurnOf): Turn {
  const message = textMessage({ id: `own ${question}`, content: question, created_at: at(30), format_id: null })
  const prompt: Prompt = { ...message, localId: message.id, isStored }
  const replyOf = (id: string): Reply => ({
    ...textMessage({ id, content: `to ${question}`, created_at: at(30), format_id: null, from: 'other' }),
    localId: `local ${id}`,
    status,
    source: 'stream',
    error: null,
  })
  const ids = replies ?? [replyId ?? `none ${question}`]
  return {
    id: prompt.id,
    session: 0,
    messageCount: 0,
    mode: NORMAL_MODE,
    isClosing: false,
    prompt,
    isAwaited: false,
    isFromHistory: false,
    replies: ids.map(replyOf),
    shown: ids.length - 1,
  }
}

const textsOf = (messages: readonly ShownMessage[]) =>
  messages
    .filter(({ type }) => type !== 'created_date')
    .map(({ from, content, turnId }) => `${turnId ? 'turn' : 'history'} ${from === 'self' ? '?' : ''}${content}`)

const history = [stored('h1', '?a', 1), stored('h2', 'to a', 2)]

test('a message of the person is from self in the history as well', () => {
  expect(mergeConversation([], history, true).map(({ from }) => from)).toEqual(['other', 'self', 'other'])
})

test('a reply matches by id, its question by text right before the reply', () => {
  const merged = mergeConversation(
    [turn({ question: 'b', replyId: 'r' })],
    [...history, stored('q', '?b', 3), stored('r', 'to b', 4), stored('h3', '?c', 5)],
    true,
  )
  expect(textsOf(merged)).toEqual(['history ?a', 'history to a', 'turn ?b', 'turn to b', 'history ?c'])
})

test('an equal question elsewhere does not match the reply', () => {
  const merged = mergeConversation(
    [turn({ question: 'a', replyId: 'r' })],
    [...history, stored('q', '?a', 3), stored('r', 'to a', 4)],
    true,
  )
  expect(textsOf(merged)).toEqual(['history ?a', 'history to a', 'turn ?a', 'turn to a'])
})

test('simultaneous questions of two tabs both match', () => {
  const merged = mergeConversation(
    [turn({ question: 'b', replyId: 'r' })],
    [stored('q', '?b', 1), stored('x', '?other', 2), stored('r', 'to b', 3), stored('y', 'to other', 4)],
    true,
  )
  expect(textsOf(merged)).toEqual(['turn ?b', 'turn to b', 'history ?other', 'history to other'])
})

test('a turn unknown to the server keeps its position among the other turns', () => {
  const turns = [
    turn({ question: 'lost', status: 'failed', isStored: false }),
    turn({ question: 'b', replyId: 'r' }),
    turn({ question: 'last', status: 'failed', isStored: false }),
  ]
  const merged = mergeConversation(turns, [...history, stored('q', '?b', 3), stored('r', 'to b', 4)], true)
  expect(textsOf(merged)).toEqual([
    'history ?a',
    'history to a',
    'turn ?lost',
    'turn to lost',
    'turn ?b',
    'turn to b',
    'turn ?last',
    'turn to last',
  ])
})

test.each(['waiting', 'streaming', 'stopped', 'failed'] as const)(
  'the stored question of a reply that is %s is not shown twice',
  (status) => {
    const merged = mergeConversation([turn({ question: 'b', status })], [...history, stored('q', '?b', 3)], true)
    expect(textsOf(merged)).toEqual(['history ?a', 'history to a', 'turn ?b', 'turn to b'])
  },
)

test('several equal unanswered questions each match', () => {
  const lost = (id: string) => ({ ...turn({ question: 'a', status: 'failed' }), id })
  const turns = [lost('first'), lost('second'), turn({ question: 'a', replyId: 'r' })]
  const merged = mergeConversation(
    turns,
    [stored('q1', '?a', 1), stored('q2', '?a', 2), stored('q3', '?a', 3), stored('r', 'to a', 4)],
    true,
  )
  expect(textsOf(merged)).toEqual(['turn ?a', 'turn to a', 'turn ?a', 'turn to a', 'turn ?a', 'turn to a'])
})

test('an older equal question does not match the question of a live reply', () => {
  const running = turn({ question: 'a', status: 'streaming' })
  const merged = mergeConversation(
    [running],
    [stored('q', '?a', 1), stored('x', '?b', 2), stored('y', 'to b', 3)],
    true,
  )
  expect(textsOf(merged)).toEqual(['history ?a', 'history ?b', 'history to b', 'turn ?a', 'turn to a'])
})

test('an unstored question does not match an equal stored question', () => {
  const failed = turn({ question: 'a', status: 'failed', isStored: false })
  const merged = mergeConversation([failed], [stored('h1', '?a', 1)], true)
  expect(textsOf(merged)).toEqual(['history ?a', 'turn ?a', 'turn to a'])
})

test('a retried question is one turn with both answers', () => {
  const again = turn({ question: 'b', replies: ['r1', 'r2'] })
  const stream = [stored('q1', '?b', 1), stored('r1', 'to b', 2), stored('q2', '?b', 3), stored('r2', 'to b', 4)]
  const merged = mergeConversation([again], stream, true)
  expect(textsOf(merged)).toEqual(['turn ?b', 'turn to b'])
  expect(merged.at(-1)?.answers).toEqual({ shown: 2, count: 2 })
})

test('a hidden history still determines the order of the turns', () => {
  const turns = [turn({ question: 'b', replyId: 'rb' }), turn({ question: 'c', replyId: 'rc' })]
  const stream = [stored('qc', '?c', 1), stored('rc', 'to c', 2), stored('qb', '?b', 3), stored('rb', 'to b', 4)]
  expect(textsOf(mergeConversation(turns, stream, false))).toEqual(['turn ?c', 'turn to c', 'turn ?b', 'turn to b'])
})

test('an invisible message is kept and not shown', () => {
  expect(mergeConversation([], [{ ...stored('h', 'secret'), visible: false }], true)).toEqual([])
})

test('a failed reply is followed by an error message with its text', () => {
  const failed = turn({ question: 'b', status: 'failed', isStored: false })
  const [reply] = failed.replies
  if (reply) reply.error = 'error.500'
  expect(mergeConversation([failed], [], false).at(-1)).toMatchObject({ type: 'error', textKey: 'error.500' })
})

test('messages that did not change keep their identity', () => {
  const turns = [turn({ question: 'b', replyId: 'r' })]
  const [before, after] = [mergeConversation(turns, history, true), mergeConversation(turns, [...history], true)]
  expect(after.filter(({ type }) => type === 'text').every((message) => before.includes(message))).toBe(true)
})

// C-270, C-273, D-3126: only with a visible history; an invalid date gets no heading.
test('each day begins with a heading, by the clock of the server', () => {
  const days = [
    stored('h1', '?a', 1),
    { ...stored('h2', 'to a'), created_at: '2026-11-21T09:00:00.000Z' },
    { ...stored('h3', 'undated'), created_at: 'yesterday' },
    { ...stored('r', 'to b'), created_at: '2026-11-22T09:00:00.000Z' },
  ]
  const turns = [turn({ question: 'b', replyId: 'r' })]
  const types = (isHistoryVisible: boolean) =>
    mergeConversation(turns, days, isHistoryVisible).map(({ type, content }) => content || type)
  expect(types(true)).toEqual(['created_date', 'a', 'created_date', 'to a', 'undated', 'created_date', 'b', 'to b'])
  expect(types(false)).toEqual(['b', 'to b'])
})
