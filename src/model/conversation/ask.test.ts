// @vitest-environment jsdom

import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { quotaReached, selectMe, userApi } from '@/api/user'
import { chatCalls, YTL_CHAT } from '@/api/chat.contract'
import { selectQuotaResetAt } from '@/store/connectionSlice'
import { chatOpened } from '@/store/panelsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { intercept, recordRequestBodies } from '@/testing/intercept'
import { type OpenedApp, type OpenAppOptions, openApp } from '@/testing/openApp'
import { untilState } from '@/testing/untilState'
import { askQuestion, type ChatContext, stopReply } from './ask'
import { retryReply } from './repeatQuestion'
import { selectIsReplying, selectLiveReply } from './chatSlice'
import { selectMessages, type ShownMessage } from './conversation'
import { ENTIRE_CHAT } from './chatKeys'

const boardContext: ChatContext = { focusedId: null, stackId: null, selectedIds: [] }

let app: OpenedApp
let bodiesSentTo: ReturnType<typeof recordRequestBodies>

async function openTestApp(options: OpenAppOptions = {}) {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true, streamIntervalMs: 0, ...options })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  app.store.dispatch(chatOpened())
  bodiesSentTo = recordRequestBodies(app)
}

const messages = (): readonly ShownMessage[] => selectMessages(app.store.getState(), ENTIRE_CHAT)
const replies = () => messages().filter(({ from, type }) => from === 'other' && type === 'text')
const reply = () => replies().at(-1)
const isReplying = () => selectIsReplying(app.store.getState())
const waitUntilFinished = () => expect.poll(isReplying, { timeout: 10_000 }).toBe(false)

async function ask(question: string, context = boardContext) {
  app.store.dispatch(askQuestion(question, context))
  await waitUntilFinished()
}

beforeEach(() => openTestApp())

test('a request has every key of C-324', async () => {
  await ask('Make a quiz about volcanoes')
  expect(await bodiesSentTo('magic')).toEqual([
    {
      question: 'Make a quiz about volcanoes',
      chatAgent: 'standard',
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
    },
  ])
})

test.each<[string, ChatContext, Record<string, unknown>]>([
  [
    'contains the selected cards and the open stack',
    { focusedId: null, stackId: 's1', selectedIds: ['a', 'b'] },
    { contextFormatIds: ['a', 'b'], parentId: 's1', focusedId: null, isFocusMode: false },
  ],
  [
    'contains the card in focus instead of the selection behind it',
    { focusedId: 'c', stackId: 's1', selectedIds: ['a'] },
    { contextFormatIds: ['c'], parentId: 's1', focusedId: 'c', isFocusMode: true },
  ],
  [
    'names the chat of /ytldemo without focus mode and without cards',
    { focusedId: YTL_CHAT, stackId: null, selectedIds: [] },
    { contextFormatIds: [], parentId: null, focusedId: 'YTL', isFocusMode: false },
  ],
])('the context of a question %s', async (_, context, expected) => {
  await ask('What is this?', context)
  expect(await bodiesSentTo('magic')).toMatchObject([expected])
})

//
test.each([
  ['the user preference', [{ key: 'chat_agent', value: 'coach' }], 'coach'],
  ['the default without one', [], 'standard'],
])('the chat agent follows %s', async (_, preferences, chatAgent) => {
  const setPreferences = userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) me.preferences = preferences
  })
  app.store.dispatch(setPreferences)
  await ask('Hi')
  expect(await bodiesSentTo('magic')).toMatchObject([{ chatAgent }])
})

test('a request contains the last ten messages, oldest first, and the number of previous questions', async () => {
  for (const question of ['one', 'two', 'three', 'four', 'five', 'six']) await ask(question)
  await ask('seven')
  const [last] = (await bodiesSentTo('magic')).slice(-1) as { messageCount: number; contextConversations: unknown[] }[]
  const previousMessages = messages().slice(0, 12)
  expect(last?.messageCount).toBe(6)
  expect(last?.contextConversations).toEqual(
    previousMessages.slice(-10).map(({ from, content }) => ({ from: from === 'self' ? 'USER' : 'other', content })),
  )
})

test.each(['', '   ', '\n\t'])('the blank question "%s" is ignored', async (question) => {
  await ask(question)
  expect(messages()).toEqual([])
  expect(await bodiesSentTo('magic')).toEqual([])
})

test('a question is trimmed', async () => {
  await ask('  Why is lava hot?\n')
  expect(messages()[0]).toMatchObject({ from: 'self', content: 'Why is lava hot?' })
})

test('a reply that arrives in full is complete and has the ids that feedback needs', async () => {
  await ask('Why does a volcano erupt?')
  expect(reply()).toMatchObject({
    status: 'complete',
    flatwhite: { chatId: 'c-12', chatMessageId: expect.stringMatching(/^cm-/) },
  })
  expect(reply()?.content.length).toBeGreaterThan(100)
})

test('the status of a reply goes from waiting to streaming to complete', async () => {
  const statuses = new Set<string>()
  onTestFinished(app.store.subscribe(() => statuses.add(reply()?.status ?? '')))
  await ask('Why does a volcano erupt?')
  expect([...statuses].filter(Boolean)).toEqual(['waiting', 'streaming', 'complete'])
})

// An abort by the user is not a failure (D-3003).
test('a stopped reply keeps the received text and shows no snackbar', async () => {
  app.close()
  await openTestApp({ streamIntervalMs: 20 })
  app.store.dispatch(askQuestion('Why does a volcano erupt?', boardContext))
  await untilState(app.store, () => Boolean(selectLiveReply(app.store.getState(), reply()?.localId ?? '')?.content))
  app.store.dispatch(stopReply())
  await waitUntilFinished()
  expect(reply()).toMatchObject({ status: 'stopped' })
  expect(reply()?.content).not.toBe('')
  expect(app.store.getState().snackbars).toEqual([])
})

test('stopping without a running reply does nothing', () => {
  app.store.dispatch(stopReply())
  expect(messages()).toEqual([])
})

test.each([
  ['breaks in mid-word', 'streamCut'],
  ['closes without an end event', 'streamWithoutEnd'],
  ['reports an error', 'streamError'],
] as const)('a stream that %s keeps the received text and is interrupted', async (_, scenario) => {
  expectConsole(/^\[api\] askMagic failed:/)
  app.session.mockServer.setScenario(scenario)
  await ask('Why does a volcano erupt?')
  expect(reply()).toMatchObject({ status: 'interrupted', flatwhite: null })
  expect(reply()?.content).not.toBe('')
  expect(app.store.getState().snackbars).toEqual([])
})

test('a reply without any text is failed', async () => {
  expectConsole(/^\[api\] askMagic failed:.*500/s)
  app.session.mockServer.setScenario('serverError')
  await ask('Why does a volcano erupt?')
  expect(reply()).toMatchObject({ status: 'failed', content: '' })
})

test('a 429 marks the reply as failed and the quota as reached', async () => {
  expectConsole(/^\[api\] askMagic failed:.*429/s)
  app.session.mockServer.setScenario('quotaReached')
  await ask('Why does a volcano erupt?')
  expect(reply()).toMatchObject({ status: 'failed' })
  expect(selectMe(app.store.getState())?.metadata.usage_quota_reached).toBe(true)
  expect(app.store.getState().snackbars).toMatchObject([{ kind: 'warning', text: { key: 'error.429' } }])
})

test('a 429 that says in its header alone when to ask again has the quota asked for then, not at midnight', async () => {
  expectConsole(/^\[api\] askMagic failed:.*429/s)
  const throttled = () =>
    Response.json({ message: 'Too Many Attempts.' }, { status: 429, headers: { 'Retry-After': '5' } })
  intercept(app, chatCalls.askMagic, throttled)
  await ask('Why does a volcano erupt?')
  const wait = Date.parse(selectQuotaResetAt(app.store.getState()) ?? '') - Date.now()
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(5000)
})

test('the metadata of a reply marks the quota as reached', async () => {
  app.session.mockServer.dailyQuota = 1
  await ask('Why does a volcano erupt?')
  expect(reply()).toMatchObject({ status: 'complete' })
  expect(selectMe(app.store.getState())?.metadata.usage_quota_reached).toBe(true)
})

test('a retry replaces the reply in place and sends the same request', async () => {
  expectConsole(/^\[api\] askMagic failed:/)
  await ask('one')
  app.session.mockServer.setScenario('streamCut')
  await ask('Why does a volcano erupt?')
  const interrupted = reply()
  app.session.mockServer.setScenario('normal')
  app.store.dispatch(retryReply(interrupted?.localId ?? '', boardContext))
  expect(reply()).toMatchObject({ localId: interrupted?.localId, status: 'waiting', content: '' })
  await waitUntilFinished()
  expect(messages().map(({ from }) => from)).toEqual(['self', 'other', 'self', 'other'])
  expect(reply()).toMatchObject({ localId: interrupted?.localId, status: 'complete' })
  const [, first, second] = await bodiesSentTo('magic')
  expect(second).toEqual(first)
})

test('retrying an unknown reply does nothing', async () => {
  app.store.dispatch(retryReply('nowhere', boardContext))
  expect(messages()).toEqual([])
})

// The new reply must be below its own question, not below a later one.
test('retrying an older reply keeps the order of the messages', async () => {
  expectConsole(/^\[api\] askMagic failed:/)
  app.session.mockServer.setScenario('streamCut')
  await ask('Why does a volcano erupt?')
  const interrupted = reply()
  app.session.mockServer.setScenario('normal')
  await ask('two')
  const order = messages()
    .map(({ localId }) => localId)
    .filter((id) => !id.endsWith('error'))
  app.store.dispatch(retryReply(interrupted?.localId ?? '', boardContext))
  await waitUntilFinished()
  expect(messages().map(({ localId }) => localId)).toEqual(order)
})

// C-071: the input is disabled while a reply is running, but ideas of an empty board and 'Ask again' do not use the
// input.
test('a question is ignored while a reply is running', async () => {
  app.store.dispatch(askQuestion('Why does a volcano erupt?', boardContext))
  app.store.dispatch(askQuestion('Why is lava hot?', boardContext))
  await waitUntilFinished()
  expect(messages()).toHaveLength(2)
})

test('a question is ignored when the quota is used up', async () => {
  app.store.dispatch(quotaReached())
  await ask('Why is lava hot?')
  expect(messages()).toEqual([])
  expect(await bodiesSentTo('magic')).toEqual([])
})
