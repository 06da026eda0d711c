// @vitest-environment jsdom

/**
 * Tests replies of the channel, including every way in which they can fail (C-404 to C-414, D-3007, D-3107, D-0077).
 */
import { QueryStatus } from '@reduxjs/toolkit/query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { chatApi } from '@/api/chat'
import type { ChatMessage } from '@/api/chat.contract'
import { selectMe, userApi } from '@/api/user'
import { chatOpened } from '@/store/panelsSlice'
import { connectionChanged } from '@/store/connectionSlice'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { untilState } from '@/testing/untilState'
import { CHANNEL_SILENCE_MS, type ChannelEvent, createChannelReplies } from './channelReplies'
import { chatEventReceived, selectIsReplying, selectLiveReply } from './chatSlice'
import { askQuestion, type ChatContext, stopReply } from './ask'
import { promptOnChannel } from './promptOnChannel'
import { selectMessages } from './conversation'
import { askAgain } from './repeatQuestion'
import { ENTIRE_CHAT } from './chatKeys'
import { textMessage } from './turns'

const CARD = 'ef7a626c-4f05-4125-94f7-963692d8dac7'
const board: ChatContext = { focusedId: null, stackId: null, selectedIds: [] }

let app: OpenedApp
let replies: ReturnType<typeof createChannelReplies>

const isReplying = () => selectIsReplying(app.store.getState())
const shown = (chatKey = ENTIRE_CHAT) => selectMessages(app.store.getState(), chatKey)
const texts = (chatKey = ENTIRE_CHAT) => shown(chatKey).map(({ from, content }) => `${from} ${content}`)
const receive = (...events: ChannelEvent[]) => {
  for (const event of events) replies.receive(event)
}
/** Returns the live reply whose id on the server is `r`. */
const live = () => selectLiveReply(app.store.getState(), 'reply r')
const untilFinished = () => untilState(app.store, () => !isReplying())

const message = (id: string, content: string, more: Partial<ChatMessage> = {}): ChannelEvent => ({
  name: 'chat.received',
  payload: {
    message: {
      ...textMessage({ id, content, created_at: '2026-11-21T02:00:00.000Z', format_id: null }),
      from: 'USER',
      ...more,
    } as ChatMessage,
  },
})
const start = (messageId: string, format_id: string | null = null): ChannelEvent => ({
  name: 'chat.stream.start',
  payload: { messageId, type: 'text', format_id },
})
const token = (messageId: string, text: string): ChannelEvent => ({
  name: 'token',
  payload: { messageId, token: text },
})
const end = (messageId: string, content: string): ChannelEvent => ({ name: 'end', payload: { messageId, content } })
const metadata = (messageId: string): ChannelEvent => ({
  name: 'metadata',
  payload: {
    messageId,
    chatId: 'c-1',
    chatMessageId: 'cm-1',
    sessionId: 's-1',
    messageCount: 1,
    usage_quota_reached: false,
    formats: [],
  },
})

const prompt = (content: string, context = board, error?: unknown) =>
  app.store.dispatch(
    promptOnChannel({
      content,
      context,
      message: { type: 'engager', data: { type: 'hook', full_text_type: 'Curiosity Quest' } },
      send: () => Promise.resolve({ error }),
    }),
  )

beforeEach(async () => {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true, streamIntervalMs: 0 })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  app.store.dispatch(chatOpened())
  replies = createChannelReplies(app.store)
})

test('a prompt of another tab and its reply join the conversation', async () => {
  receive(message('q', 'Why?'), start('r'), token('r', 'Because.'), end('r', 'Because.'), metadata('r'))
  await untilFinished()
  expect(shown()).toMatchObject([
    { id: 'q', from: 'self', content: 'Why?' },
    { id: 'r', status: 'complete', content: 'Because.', actionButtonVisible: true, flatwhite: { chatId: 'c-1' } },
  ])
})

test('the field is disabled while a reply of the channel runs', () => {
  receive(message('q', 'Why?'), start('r'))
  app.store.dispatch(askQuestion('What else?', board))
  expect(texts()).toEqual(['self Why?', 'other '])
})

test('the message of the server replaces the optimistic prompt', async () => {
  await prompt('Why is lava hot?')
  expect(shown()).toMatchObject([{ type: 'engager', from: 'self' }, { status: 'waiting' }])
  receive(message('q', 'Why is lava hot?', { type: 'engager' }), start('r'), end('r', 'It comes from below.'))
  await untilFinished()
  expect(shown()).toMatchObject([
    { id: 'q', content: 'Why is lava hot?' },
    { id: 'r', content: 'It comes from below.' },
  ])
})

test('a prompt in focus belongs to the conversation of its card, also if the server names no card', async () => {
  await prompt('Explain this card', { ...board, focusedId: CARD })
  receive(message('q', 'Explain this card'), start('r', CARD), end('r', 'It is about food chains.'))
  await untilFinished()
  expect(texts(CARD)).toEqual(['self Explain this card', 'other It is about food chains.'])
  expect(texts()).toEqual([])
})

test('a reply belongs to the conversation of its card', async () => {
  receive(message('q', 'Why?', { format_id: CARD }), start('r', CARD), end('r', 'Because.'))
  await untilFinished()
  expect(texts(CARD)).toEqual(['self Why?', 'other Because.'])
  expect(texts()).toEqual([])
})

test('two prompts are answered in the order in which they were sent', async () => {
  receive(message('q1', 'one'), message('q2', 'two'), start('r1'), start('r2'), end('r2', 'second'), end('r1', 'first'))
  await untilFinished()
  expect(texts()).toEqual(['self one', 'other first', 'self two', 'other second'])
})

test('an unprompted message of the server has no question', async () => {
  receive(start('r'), end('r', 'Good morning.'), message('m', 'See you.', { from: 'other' }))
  await untilFinished()
  expect(texts()).toEqual(['other Good morning.', 'other See you.'])
})

test('an equal prompt of another tab is a separate question', async () => {
  receive(
    message('q1', 'Why?'),
    start('r1'),
    message('q2', 'Why?'),
    end('r1', 'first'),
    start('r2'),
    end('r2', 'second'),
  )
  await untilFinished()
  expect(shown().map(({ id }) => id)).toEqual(['q1', 'r1', 'q2', 'r2'])
})

test.each<[string, ChannelEvent[]]>([
  ['a message', [message('q', 'Why?'), message('q', 'Why?')]],
  ['a start', [message('q', 'Why?'), start('r'), start('r')]],
  ['an end', [message('q', 'Why?'), start('r'), end('r', 'Because.'), end('r', 'Because.')]],
])('%s that arrives twice is shown once', async (_, events) => {
  receive(...events)
  await Promise.resolve()
  expect(shown().filter(({ from }) => from === 'self')).toHaveLength(1)
  expect(shown().filter(({ from }) => from === 'other').length).toBeLessThanOrEqual(1)
})

test('the content of the end event wins over the tokens', async () => {
  receive(start('r'), token('r', 'Fotosin'), end('r', 'Photosynthesis.'))
  await untilFinished()
  expect(shown()).toMatchObject([{ content: 'Photosynthesis.' }])
})

test('metadata before the end keep their ids', async () => {
  receive(start('r'), metadata('r'), token('r', 'Because.'), end('r', 'Because.'))
  await untilFinished()
  expect(shown()).toMatchObject([{ flatwhite: { chatId: 'c-1', chatMessageId: 'cm-1' } }])
})

// D-3007: the server may repeat a streamed reply on the channel.
test('channel events do not duplicate a streamed reply', async () => {
  app.store.dispatch(askQuestion('Why does a volcano erupt?', board))
  receive(message('q', 'Why does a volcano erupt?'))
  await untilState(app.store, () => shown()[1]?.status === 'streaming')
  const id = shown()[1]?.id ?? ''
  receive(start(id), token(id, 'twice '), end(id, 'twice'))
  await untilFinished()
  expect(shown().map(({ from }) => from)).toEqual(['self', 'other'])
  expect(shown()[1]?.content).not.toContain('twice')
})

test('a channel message does not duplicate a retried question', async () => {
  app.store.dispatch(askQuestion('Why does a volcano erupt?', board))
  receive(message('q', 'Why does a volcano erupt?'))
  await untilFinished()
  app.store.dispatch(askAgain(shown()[1]?.localId ?? '', board))
  receive(message('q again', 'Why does a volcano erupt?'))
  await untilFinished()
  expect(shown()).toMatchObject([{ id: 'q' }, { answers: { shown: 2, count: 2 } }])
  // The second message is a question of another tab.
  receive(message('q of another tab', 'Why does a volcano erupt?'))
  expect(shown()).toHaveLength(3)
})

test('a reply whose channel start precedes the stream start is shown once', () => {
  app.store.dispatch(askQuestion('Why?', board))
  const { localId } = shown()[1] ?? { localId: '' }
  receive(start('r'), token('r', 'Because'))
  const data = { messageId: 'r', type: 'text', format_id: null } as const
  app.store.dispatch(chatEventReceived({ event: 'start', to: { localId }, data, at: '2026-11-21T02:00:00Z' }))
  expect(texts()).toEqual(['self Why?', 'other '])
  app.store.dispatch(stopReply())
})

test('a question that is stopped before its reply has begun is shown once; the same question of another tab follows', () => {
  app.store.dispatch(askQuestion('Why?', board))
  app.store.dispatch(stopReply())
  receive(message('q', 'Why?'))
  expect(texts()).toEqual(['self Why?', 'other '])
  receive(message('q of another tab', 'Why?'))
  expect(texts()).toEqual(['self Why?', 'other ', 'self Why?'])
})

test('of two equal questions the running one is confirmed before the stopped one', () => {
  app.store.dispatch(askQuestion('Why?', board))
  app.store.dispatch(stopReply())
  app.store.dispatch(askQuestion('Why?', board))
  receive(message('q', 'Why?'))
  expect(shown().map(({ id }) => id)[2]).toBe('q')
  app.store.dispatch(stopReply())
})

test('reasoning is shown until the first token, and sources, tools and pictures stay with the reply', async () => {
  receive(message('q', 'Why?'), start('r'), {
    name: 'agentReasoning',
    payload: { messageId: 'r', data: [{ agentName: 'Planner', messages: ['Looking', 'Found the lesson'] }] },
  })
  const info = () => live()?.info
  expect(info()).toEqual({ text: 'Found the lesson' })
  receive({ name: 'nextAgent', payload: { messageId: 'r', data: 'Writer' } })
  expect(info()).toEqual({ agent: 'Writer' })
  const sources = [{ pageContent: 'Lava is hot.', metadata: { title: 'Volcanoes', url: null } }]
  const tools = [{ tool: 'school_library', toolInput: {}, toolOutput: 'Volcanoes' }]
  const artifacts = [{ type: 'svg', data: 'scenes/volcano' }]
  receive(
    { name: 'usedTools', payload: { messageId: 'r', data: tools } },
    { name: 'sourceDocuments', payload: { messageId: 'r', data: sources } },
    { name: 'artifacts', payload: { messageId: 'r', data: artifacts } },
    token('r', 'Because.'),
  )
  await expect.poll(info).toBe(null)
  receive(end('r', 'Because.'))
  await untilFinished()
  expect(shown()[1]).toMatchObject({ data: { sources, tools, artifacts } })
})

test('a stopped reply keeps its text and ignores late events', async () => {
  receive(message('q', 'Why?'), start('r'), token('r', 'Because '))
  await expect.poll(() => live()?.content).toBe('Because ')
  app.store.dispatch(stopReply())
  receive(token('r', 'of the air.'), end('r', 'Because of the air.'))
  expect(isReplying()).toBe(false)
  expect(shown()[1]).toMatchObject({ status: 'stopped', content: 'Because ' })
})

test('a lost connection marks the reply as interrupted, and an end event that still arrives completes it', async () => {
  receive(message('q', 'Why?'), start('r'), token('r', 'Because '))
  await expect.poll(() => live()?.content).toBe('Because ')
  app.store.dispatch(connectionChanged('connecting'))
  expect(isReplying()).toBe(false)
  expect(shown()[1]).toMatchObject({ status: 'interrupted', content: 'Because ' })
  receive(token('r', 'air.'), end('r', 'Because of the air.'))
  expect(shown()[1]).toMatchObject({ status: 'complete', content: 'Because of the air.' })
})

test('after a lost connection the history completes the reply', async () => {
  const { db } = app.session.mockServer
  receive(message('q', 'Why?'), start('r'), token('r', 'Because '))
  app.store.dispatch(connectionChanged('connecting'))
  const reply = textMessage({
    id: 'r',
    content: 'Because of the air.',
    created_at: '2026-11-21T02:00:01.000Z',
    format_id: null,
  })
  db.messages.set({ ...reply, from: 'other', user_id: 12, actionButtonVisible: true })
  replies.catchUp()
  await expect.poll(() => shown()[1]?.status).toBe('complete')
  expect(shown()[1]).toMatchObject({ content: 'Because of the air.', actionButtonVisible: true })
  expect(shown()).toHaveLength(2)
})

test('any history page with the reply completes a reply lost before the first token', async () => {
  const { messages } = app.session.mockServer.db
  const store = (id: string, content: string, second: number) => {
    const created_at = new Date(Date.UTC(2026, 10, 21, 2, 0, second)).toISOString()
    messages.set({ ...textMessage({ id, content, created_at, format_id: null }), from: 'other', user_id: 12 })
  }
  receive(message('q', 'Why?'), start('r'))
  app.store.dispatch(connectionChanged('connecting'))
  store('r', 'Because of the air.', 1)
  for (let index = 0; index < 15; index += 1) store(`later ${index}`, 'Good morning.', 2 + index)
  const askPage = chatApi.endpoints.getChatMessages.initiate
  await app.store.dispatch(askPage({}))
  expect(shown()[1]?.status).toBe('failed')
  await app.store.dispatch(askPage({}, { direction: 'forward' }))
  expect(shown().find(({ id }) => id === 'r')).toMatchObject({ status: 'complete', content: 'Because of the air.' })
})

test('a reply without an event for 30 s counts as interrupted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  receive(message('q', 'Why?'), start('r'))
  vi.advanceTimersByTime(CHANNEL_SILENCE_MS - 1)
  receive({ name: 'nextAgent', payload: { messageId: 'r', data: 'Writer' } })
  vi.advanceTimersByTime(CHANNEL_SILENCE_MS - 1)
  expect(isReplying()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isReplying()).toBe(false)
  expect(shown()).toMatchObject([
    { content: 'Why?' },
    { status: 'failed' },
    { type: 'error', textKey: 'error.generic' },
  ])
})

/** Advances a fake clock and lets the requests that are due finish. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  const { api } = app.store.getState()
  await untilState(app.store, () => Object.values(api.queries).every((query) => query?.status !== QueryStatus.pending))
}

const LATEST = 'getChatMessages'
const looks = () => app.session.mockServer.requestLog.entries().filter(({ call }) => call === LATEST)

/** Stores a question and its answer as the server does, without an event. */
function storeExchange(content: string, answer: string, second = 1) {
  const stored = (id: string, from: 'USER' | 'other', words: string, at: number) => {
    const created_at = new Date(Date.UTC(2026, 10, 22, 2, 0, at)).toISOString()
    const more = { from, user_id: 12, actionButtonVisible: from === 'other' }
    app.session.mockServer.db.messages.set({
      ...textMessage({ id, content: words, created_at, format_id: null }),
      ...more,
    })
  }
  stored(`q${second}`, 'USER', content, second)
  stored(`r${second}`, 'other', answer, second + 1)
}

// D-3135: without live events the history is read 5, 15 and 30 s after the prompt.
test.each([
  [5000, 1],
  [15_000, 2],
  [30_000, 3],
])('an answer that only the history has is shown after %d ms, with %d requests', async (dueMs, requests) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await prompt('Why is lava hot?')
  await pass(dueMs - 1)
  storeExchange('Why is lava hot?', 'It comes from below.')
  expect(isReplying()).toBe(true)
  await pass(1)
  await expect.poll(isReplying).toBe(false)
  expect(looks()).toHaveLength(requests)
  expect(shown()).toMatchObject([
    { id: 'q1', type: 'text', content: 'Why is lava hot?' },
    { id: 'r1', status: 'complete', content: 'It comes from below.', actionButtonVisible: true },
  ])
  // Late events of the channel repeat the answer.
  receive(message('q1', 'Why is lava hot?'), start('r1'), end('r1', 'It comes from below.'))
  expect(shown()).toHaveLength(2)
})

test('an older answer to an equal prompt, or to another question, is not shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  storeExchange('Why is lava hot?', 'An old answer.')
  storeExchange('What is on my board?', 'Four cards.', 5)
  await prompt('Why is lava hot?')
  await pass(5000)
  expect(shown()).toMatchObject([{ content: 'Why is lava hot?' }, { status: 'waiting', content: '' }])
})

test('a reply that has begun on the channel reads no history', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await prompt('Why is lava hot?')
  receive(message('q', 'Why is lava hot?'), start('r'))
  await pass(29_999)
  expect(looks()).toHaveLength(0)
})

test('a prompt without a start event within 30 s is reported and kept; a late start still answers it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await prompt('Why is lava hot?')
  await pass(29_999)
  expect(isReplying()).toBe(true)
  await pass(1)
  await expect.poll(isReplying).toBe(false)
  expect(shown()).toMatchObject([
    { content: 'Why is lava hot?' },
    { status: 'failed' },
    { type: 'error', textKey: 'error.generic' },
  ])
  receive(message('q', 'Why is lava hot?'), start('r'))
  expect(shown()).toMatchObject([{ id: 'q' }, { id: 'r', status: 'waiting' }])
})

test('a prompt that the server rejects shows the text of its status', async () => {
  await prompt('Why is lava hot?', board, { kind: 'http', status: 403, message: '' })
  expect(shown()).toMatchObject([{}, { status: 'failed' }, { textKey: 'error.403' }])
})

test('events after the end of the session change nothing', async () => {
  receive(message('q', 'Why?'), start('r'))
  await app.store.dispatch(userApi.util.upsertQueryData('getMe', undefined, null))
  expect(selectMe(app.store.getState())).toBe(undefined)
  receive(token('unknown', 'secret'), end('unknown', 'secret'))
  expect(texts()).toEqual(['self Why?', 'other '])
})
