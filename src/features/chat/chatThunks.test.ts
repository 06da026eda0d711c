import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { quotaReached, selectMe, userApi } from '@/api/user'
import { expectConsole } from '@/testing/expectConsole'
import { type OpenedApp, type OpenAppOptions, openApp } from '@/testing/openApp'
import { recordRequestBodies } from '@/testing/recordRequestBodies'
import { retryReply, askQuestion, type ChatContext, stopReply } from './chatThunks'
import { type ChatMessage, type ReplyMessage, selectIsReplying, selectMessages } from './chatSlice'

const boardContext: ChatContext = { focusedId: null, stackId: null, selectedIds: [] }

let app: OpenedApp
let bodiesSentTo: ReturnType<typeof recordRequestBodies>

async function openTestApp(options: OpenAppOptions = {}) {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true, streamIntervalMs: 0, ...options })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  bodiesSentTo = recordRequestBodies(app)
}

const messages = (): ChatMessage[] => selectMessages(app.store.getState())
const replies = () => messages().filter((message): message is ReplyMessage => message.from === 'other')
const reply = () => replies().at(-1)
const isReplying = () => selectIsReplying(app.store.getState())
const waitUntilFinished = () => expect.poll(isReplying, { timeout: 10_000 }).toBe(false)

async function ask(question: string, context = boardContext) {
  app.store.dispatch(askQuestion(question, context))
  await waitUntilFinished()
}

beforeEach(() => openTestApp())

test('a question is sent with every key of C-324', async () => {
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
    'the selected cards and the open stack',
    { focusedId: null, stackId: 's1', selectedIds: ['a', 'b'] },
    { contextFormatIds: ['a', 'b'], parentId: 's1', focusedId: null, isFocusMode: false },
  ],
  [
    'the card in focus instead of what is selected behind it',
    { focusedId: 'c', stackId: 's1', selectedIds: ['a'] },
    { contextFormatIds: ['c'], parentId: 's1', focusedId: 'c', isFocusMode: true },
  ],
])('a question takes along %s', async (_, context, expected) => {
  await ask('What is this?', context)
  expect(await bodiesSentTo('magic')).toMatchObject([expected])
})

test('the agent is the one that the person chose', async () => {
  const setChatAgent = userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) me.preferences = [{ key: 'chat_agent', value: 'coach' }]
  })
  app.store.dispatch(setChatAgent)
  await ask('Hi')
  expect(await bodiesSentTo('magic')).toMatchObject([{ chatAgent: 'coach' }])
})

test('the assistant is told the last ten messages, oldest first, and how many questions there were', async () => {
  for (const question of ['one', 'two', 'three', 'four', 'five', 'six']) await ask(question)
  await ask('seven')
  const [last] = (await bodiesSentTo('magic')).slice(-1) as { messageCount: number; contextConversations: unknown[] }[]
  const previousMessages = messages().slice(0, 12)
  expect(last?.messageCount).toBe(6)
  expect(last?.contextConversations).toEqual(
    previousMessages.slice(-10).map(({ from, content }) => ({ from: from === 'self' ? 'USER' : 'other', content })),
  )
})

test.each(['', '   ', '\n\t'])('the empty question "%s" asks nothing', async (question) => {
  await ask(question)
  expect(messages()).toEqual([])
  expect(await bodiesSentTo('magic')).toEqual([])
})

test('a question is asked without the blanks around it', async () => {
  await ask('  Why is lava hot?\n')
  expect(messages()[0]).toMatchObject({ from: 'self', content: 'Why is lava hot?' })
})

test('a reply that arrives whole is complete, with the ids that feedback needs', async () => {
  await ask('Why does a volcano erupt?')
  expect(reply()).toMatchObject({
    status: 'complete',
    flatwhite: { chatId: 'c-12', chatMessageId: expect.stringMatching(/^cm-/) },
  })
  expect(reply()?.content.length).toBeGreaterThan(100)
})

test('a reply waits, then streams, and the chat is busy until it is closed', async () => {
  const statuses = new Set<string>()
  onTestFinished(app.store.subscribe(() => statuses.add(reply()?.status ?? '')))
  await ask('Why does a volcano erupt?')
  expect([...statuses].filter(Boolean)).toEqual(['waiting', 'streaming', 'complete'])
})

// Redux Toolkit answers an abort with `{ name: 'AbortError' }` of its own, before the call can say `{ kind: 'aborted' }`.
test('a reply that is stopped keeps what has arrived and is nobody’s failure', async () => {
  app.close()
  await openTestApp({ streamIntervalMs: 20 })
  app.store.dispatch(askQuestion('Why does a volcano erupt?', boardContext))
  await expect.poll(() => reply()?.content.length).toBeGreaterThan(0)
  app.store.dispatch(stopReply())
  await waitUntilFinished()
  expect(reply()).toMatchObject({ status: 'stopped' })
  expect(reply()?.content).not.toBe('')
  expect(app.store.getState().snackbars).toEqual([])
})

test('stopping when nothing runs does nothing', () => {
  app.store.dispatch(stopReply())
  expect(messages()).toEqual([])
})

test.each([
  ['is cut in mid-word', 'streamCut'],
  ['closes without its end', 'streamWithoutEnd'],
  ['reports an error', 'streamError'],
] as const)('a stream that %s keeps the part that arrived, marked as cut', async (_, scenario) => {
  expectConsole(/^\[api\] askMagic failed:/)
  app.session.mockServer.setScenario(scenario)
  await ask('Why does a volcano erupt?')
  expect(reply()).toMatchObject({ status: 'interrupted', flatwhite: null })
  expect(reply()?.content).not.toBe('')
  expect(app.store.getState().snackbars).toEqual([])
})

test('a reply of which nothing arrived has failed', async () => {
  expectConsole(/^\[api\] askMagic failed:.*500/s)
  app.session.mockServer.setScenario('serverError')
  await ask('Why does a volcano erupt?')
  expect(reply()).toMatchObject({ status: 'failed', content: '' })
})

test('a reply beyond the quota has failed, and the quota is known to be used up', async () => {
  expectConsole(/^\[api\] askMagic failed:.*429/s)
  app.session.mockServer.setScenario('quotaReached')
  await ask('Why does a volcano erupt?')
  expect(reply()).toMatchObject({ status: 'failed' })
  expect(selectMe(app.store.getState())?.metadata.usage_quota_reached).toBe(true)
  expect(app.store.getState().snackbars).toMatchObject([{ kind: 'warning', text: { key: 'error.429' } }])
})

test('a reply that uses up the quota says so with its metadata', async () => {
  app.session.mockServer.dailyQuota = 1
  await ask('Why does a volcano erupt?')
  expect(reply()).toMatchObject({ status: 'complete' })
  expect(selectMe(app.store.getState())?.metadata.usage_quota_reached).toBe(true)
})

test('a question that failed is asked again in the place of its reply, with the same words and context', async () => {
  expectConsole(/^\[api\] askMagic failed:/)
  await ask('one')
  app.session.mockServer.setScenario('streamCut')
  await ask('Why does a volcano erupt?')
  const interrupted = reply()
  app.session.mockServer.setScenario('normal')
  app.store.dispatch(retryReply(interrupted?.id ?? '', boardContext))
  expect(reply()).toMatchObject({ id: interrupted?.id, status: 'waiting', content: '' })
  await waitUntilFinished()
  expect(messages().map(({ from }) => from)).toEqual(['self', 'other', 'self', 'other'])
  expect(reply()).toMatchObject({ id: interrupted?.id, status: 'complete' })
  const [, first, second] = await bodiesSentTo('magic')
  expect(second).toEqual(first)
})

test('asking again for a reply that is not there does nothing', async () => {
  app.store.dispatch(retryReply('nowhere', boardContext))
  expect(messages()).toEqual([])
})

// The new reply belongs under its own question, not under somebody's later one.
test('an older question that is asked again gets its reply in the old place', async () => {
  expectConsole(/^\[api\] askMagic failed:/)
  app.session.mockServer.setScenario('streamCut')
  await ask('Why does a volcano erupt?')
  const interrupted = reply()
  app.session.mockServer.setScenario('normal')
  await ask('two')
  const order = messages().map(({ id }) => id)
  app.store.dispatch(retryReply(interrupted?.id ?? '', boardContext))
  await waitUntilFinished()
  expect(messages().map(({ id }) => id)).toEqual(order)
})

// C-071: the input is disabled while a reply streams; the ideas of an empty board and 'Ask again' are other ways to ask.
test('a question is not asked while a reply is on its way', async () => {
  app.store.dispatch(askQuestion('Why does a volcano erupt?', boardContext))
  app.store.dispatch(askQuestion('Why is lava hot?', boardContext))
  await waitUntilFinished()
  expect(messages()).toHaveLength(2)
})

test('a question is not asked when the quota is used up', async () => {
  app.store.dispatch(quotaReached())
  await ask('Why is lava hot?')
  expect(await bodiesSentTo('magic')).toEqual([])
})
