// @vitest-environment jsdom

/**
 * Tests that the server's history is merged with the turns of this session (C-062 to C-064, C-142, C-222 to C-224,
 * C-341 to C-344, D-0077).
 */
import { QueryStatus } from '@reduxjs/toolkit/query'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { chatApi, historyArg } from '@/api/chat'
import { type ChatMessage, YTL_CHAT } from '@/api/chat.contract'
import { userApi } from '@/api/user'
import { chatOpened } from '@/store/panelsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { recordRequestBodies } from '@/testing/intercept'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { createChannelReplies } from './channelReplies'
import { refreshHistories } from './chatHistory'
import { answerShown, historyShown, selectIsHistoryVisible, selectIsReplying, selectMessageCount } from './chatSlice'
import { askQuestion, type ChatContext, newChat, stopReply } from './ask'
import { storeMessage } from './storeMessage'
import { askAgain } from './repeatQuestion'
import { askExchangeAgain } from './askExchangeAgain'
import { editQuestion } from './editQuestion'
import { selectMessages } from './conversation'
import { ENTIRE_CHAT, formatIdOf } from './chatKeys'
import { textMessage } from './turns'

const AINA = 12
const QUIZ = 'ef7a626c-4f05-4125-94f7-963692d8dac7'
const board: ChatContext = { focusedId: null, stackId: null, selectedIds: [] }
const inFocus: ChatContext = { ...board, focusedId: QUIZ }
const atYtlDemo: ChatContext = { ...board, focusedId: YTL_CHAT }

let app: OpenedApp
const getState = () => app.store.getState()
const shown = (chatKey = ENTIRE_CHAT) => selectMessages(getState(), chatKey)
const words = (chatKey = ENTIRE_CHAT) => shown(chatKey).filter(({ type }) => type !== 'created_date')
const waitUntilFinished = () => expect.poll(() => selectIsReplying(getState()), { timeout: 10_000 }).toBe(false)
const isPending = () => Object.values(getState().api.queries).some((query) => query?.status === QueryStatus.pending)
const settled = () => expect.poll(isPending).toBe(false)

async function ask(question: string, context = board) {
  app.store.dispatch(askQuestion(question, context))
  await waitUntilFinished()
  await settled()
}
const getPages = chatApi.endpoints.getChatMessages
const more = () => app.store.dispatch(getPages.initiate({}, { direction: 'forward' }))
async function showHistory(chatKey = ENTIRE_CHAT) {
  app.store.dispatch(historyShown(chatKey))
  await app.store.dispatch(getPages.initiate(historyArg(formatIdOf(chatKey))))
}

/** Stores messages as another tab would. */
function storeElsewhere(count: number) {
  for (let index = 0; index < count; index += 1) {
    const created_at = new Date(Date.UTC(2026, 10, 22, 0, index)).toISOString()
    const message = textMessage({
      id: `elsewhere ${index}`,
      content: `elsewhere ${index}`,
      created_at,
      format_id: null,
    })
    app.session.mockServer.db.messages.set({ ...message, from: 'USER', user_id: AINA })
  }
}
const storedIds = () =>
  [...app.session.mockServer.db.messages.all()]
    .filter(({ user_id }) => user_id === AINA)
    .sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map(({ id }) => id)

beforeEach(async () => {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true, streamIntervalMs: 0 })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  app.store.dispatch(chatOpened())
})

test('the history is hidden at first, and shown in pages of 15 that are asked for on demand', async () => {
  const bodies = app.session.mockServer.requestLog
  const pageCount = () => bodies.entries().filter(({ call }) => call === 'getChatMessages').length
  expect(selectIsHistoryVisible(getState(), ENTIRE_CHAT)).toBe(false)
  expect(pageCount()).toBe(0)
  await showHistory()
  expect(words().map(({ id }) => id)).toEqual(storedIds().slice(-15))
  expect(pageCount()).toBe(1)
  await more()
  expect(words().map(({ id }) => id)).toEqual(storedIds().slice(-30))
  expect(pageCount()).toBe(2)
})

test('new messages shift the pages: nothing is shown twice, nothing is skipped', async () => {
  await showHistory()
  storeElsewhere(7)
  await more()
  app.store.dispatch(refreshHistories())
  await ask('Why does a volcano erupt?')
  expect(
    words()
      .slice(-2)
      .map(({ turnId }) => turnId !== null),
  ).toEqual([true, true])
  // Of the session's two messages, one matches by id and the other by text.
  expect(words().length).toBe(30 - 7 + 7 + 2)
  for (let pages = 0; getPages.select({})(getState()).hasNextPage && pages < 10; pages += 1) await more()
  const [, reply] = words().slice(-2)
  expect(
    words()
      .slice(0, -2)
      .map(({ id }) => id),
  ).toEqual(storedIds().slice(0, -2))
  expect(reply?.id).toBe(storedIds().at(-1))
})

test('the reply to an earlier question of another tab is shown when the reply ends', async () => {
  storeElsewhere(1)
  await showHistory()
  expect(words().at(-1)).toMatchObject({ content: 'elsewhere 0', exchange: { reply: null } })

  const created_at = new Date(Date.UTC(2026, 10, 22, 1)).toISOString()
  const reply = textMessage({ id: 'reply', content: 'Lava is hot.', created_at, format_id: null })
  app.session.mockServer.db.messages.set({ ...reply, user_id: AINA })
  const replies = createChannelReplies(app.store)
  replies.receive({ name: 'token', payload: { messageId: 'reply', token: ' hot.' } })
  replies.receive({ name: 'end', payload: { messageId: 'reply', content: 'Lava is hot.' } })
  await settled()
  expect(words().slice(-2)).toMatchObject([
    { content: 'elsewhere 0', exchange: null },
    { id: 'reply', content: 'Lava is hot.' },
  ])
})

test('after more new messages than a page holds only the newest page is kept', async () => {
  await showHistory()
  await more()
  storeElsewhere(20)
  app.store.dispatch(refreshHistories())
  await settled()
  await ask('Why does a volcano erupt?')
  expect(
    words()
      .map(({ id }) => id)
      .slice(0, -2),
  ).toEqual(storedIds().slice(-17, -2))
})

test('a question and its reply are shown once, with the history loaded before or after', async () => {
  await ask('Why does a volcano erupt?')
  await showHistory()
  expect(words().filter(({ content }) => content === 'Why does a volcano erupt?')).toHaveLength(1)
  await ask('Why is lava hot?')
  expect(words().filter(({ content }) => content === 'Why is lava hot?')).toHaveLength(1)
  expect(words()).toHaveLength(17)
})

// C-054, C-145.
test('each card has a conversation of its own', async () => {
  await ask('What is on my board?')
  await ask('What is this card about?', inFocus)
  expect(shown().map(({ content }) => content)).toContain('What is on my board?')
  expect(shown(QUIZ).map(({ content }) => content)).toContain('What is this card about?')
  expect(shown()).toHaveLength(2)
  expect(shown(QUIZ)).toHaveLength(2)
})

// C-143, C-144, D-3118.
test('the history of /ytldemo holds its own messages, the history of the whole chat all of them', async () => {
  await ask('What can you do?', atYtlDemo)
  await ask('What is this card about?', inFocus)
  await ask('What is on my board?')
  expect(shown(YTL_CHAT)).toHaveLength(2)
  expect(shown()).toHaveLength(2)
  for (const chatKey of [YTL_CHAT, QUIZ, ENTIRE_CHAT]) app.store.dispatch(newChat(chatKey))
  const questions = (chatKey: string) =>
    words(chatKey)
      .slice(-6)
      .flatMap(({ from, content }) => (from === 'self' ? [content] : []))
  await showHistory(YTL_CHAT)
  expect(words(YTL_CHAT)).toHaveLength(2)
  expect(questions(YTL_CHAT)).toEqual(['What can you do?'])
  await showHistory()
  expect(questions(ENTIRE_CHAT)).toEqual(['What can you do?', 'What is this card about?', 'What is on my board?'])
})

test('the last question of the history is asked again in the conversation on screen, wherever it was asked', async () => {
  const bodiesSentTo = recordRequestBodies(app)
  await ask('What can you do?', atYtlDemo)
  await showHistory()
  const { exchange } = words().at(-1) ?? {}
  if (!exchange) throw new Error('The last message offers no exchange.')
  app.store.dispatch(askExchangeAgain(exchange, board))
  await waitUntilFinished()
  expect(words().at(-1)).toMatchObject({ status: 'complete', answers: { shown: 2, count: 2 } })
  const requests = await bodiesSentTo('magic')
  expect(requests).toMatchObject([{ focusedId: YTL_CHAT }, { question: 'What can you do?', focusedId: null }])
})

test('a reply streams on in its conversation; asking is disabled in all others', async () => {
  app.session.mockServer.streamIntervalMs = 20
  app.store.dispatch(askQuestion('What is this card about?', inFocus))
  app.store.dispatch(askQuestion('What is on my board?', board))
  expect(shown()).toEqual([])
  app.store.dispatch(stopReply())
  await waitUntilFinished()
  expect(shown(QUIZ)).toHaveLength(2)
})

test('a new chat starts empty: no count, no context; the history keeps the earlier messages', async () => {
  const bodiesSentTo = recordRequestBodies(app)
  await ask('Why does a volcano erupt?')
  await ask('What is this card about?', inFocus)
  expect(selectMessageCount(getState())).toBe(2)
  app.store.dispatch(newChat(ENTIRE_CHAT))
  expect(shown()).toEqual([])
  await ask('Why is lava hot?')
  await ask('And this card?', inFocus)
  const requests = (await bodiesSentTo('magic')).slice(-2)
  expect(requests).toMatchObject([
    { messageCount: 0, contextConversations: [] },
    { messageCount: 1, contextConversations: [] },
  ])
  await showHistory()
  expect(words().map(({ content }) => content)).toContain('Why does a volcano erupt?')
})

test('no new chat begins while a reply of the conversation is in flight', async () => {
  app.store.dispatch(askQuestion('Why does a volcano erupt?', board))
  app.store.dispatch(newChat(ENTIRE_CHAT))
  expect(shown()).toHaveLength(2)
  await waitUntilFinished()
})

test('asking again keeps both answers, and either can be shown', async () => {
  await ask('Why does a volcano erupt?')
  const [, first] = shown()
  app.store.dispatch(askAgain(first?.localId ?? '', board))
  await waitUntilFinished()
  const [, second] = shown()
  expect(second).toMatchObject({ status: 'complete', answers: { shown: 2, count: 2 } })
  app.store.dispatch(answerShown({ chatKey: ENTIRE_CHAT, turnId: second?.turnId ?? '', shown: 0 }))
  expect(shown()).toMatchObject([{}, { id: first?.id, answers: { shown: 1, count: 2 } }])
})

test('an edited question is sent with the messages before it; later messages leave the conversation', async () => {
  const bodiesSentTo = recordRequestBodies(app)
  await ask('one')
  await ask('two')
  await ask('three')
  const { turnId } = shown()[2] ?? { turnId: null }
  app.store.dispatch(editQuestion(turnId ?? '', 'two and a half', board))
  await waitUntilFinished()
  const questions = shown().flatMap(({ from, content }) => (from === 'self' ? [content] : []))
  expect(questions).toEqual(['one', 'two and a half'])
  const [last] = (await bodiesSentTo('magic')).slice(-1) as { contextConversations: { content: string }[] }[]
  expect(last?.contextConversations.map(({ content }) => content)[0]).toBe('one')
  expect(last?.contextConversations).toHaveLength(2)
})

// C-345, C-455, D-3105, D-3015.
const created: Extract<ChatMessage, { type: 'format_created' }>['data'] = {
  id: QUIZ,
  type: 'quiz',
  title: 'Food Chains Check',
  parent_id: null,
}
const madeMessage = { type: 'format_created', content: created.title, data: created } as const

test('a card that a reply has created is announced in the conversation and stored', async () => {
  await ask('Make a quiz about volcanoes')
  await expect.poll(() => shown().length).toBe(3)
  const made = shown()[2]
  expect(made).toMatchObject({ type: 'format_created', from: 'other', data: { type: 'quiz' } })
  await expect.poll(() => storedIds().at(-1)).toBe(shown()[2]?.id)
  await showHistory()
  expect(words().filter(({ type, content }) => type === 'format_created' && content === made?.content)).toHaveLength(1)
})

// C-183, C-187, C-190, C-192.
test.each([
  ['Make a video about volcanoes', 'video'],
  ['#video volcanoes', 'video'],
  ['Make a drawing of a volcano', 'drawing'],
  ['#drawing volcanoes', 'drawing'],
  ['Make a link about volcanoes', 'documentlink'],
  ['#documentlink volcanoes', 'documentlink'],
  ['Build a stack about volcanoes', 'stack'],
])('"%s" makes a card of type %s, which the conversation names', async (question, type) => {
  await ask(question)
  await expect.poll(() => shown().at(-1)?.type).toBe('format_created')
  const { data } = shown().at(-1) ?? {}
  const id = data && 'id' in data ? data.id : ''
  expect(data).toMatchObject({ type })
  expect(app.session.mockServer.db.cards.get(id)).toMatchObject({ type, owner_id: AINA })
})

test('a message that cannot be stored stays, and an error message reports it', async () => {
  expectConsole(/^\[api\] createChatMessage failed:/)
  app.session.mockServer.setScenario('messageSaveFails')
  await app.store.dispatch(storeMessage(ENTIRE_CHAT, madeMessage))
  expect(shown()).toMatchObject([{ type: 'format_created' }, { type: 'error', textKey: 'chat.saveError' }])
  expect(getState().snackbars).toEqual([])
})
