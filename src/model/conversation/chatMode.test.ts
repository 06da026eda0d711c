// @vitest-environment jsdom

/** Chat modes: mode × event × tab (C-203 to C-207, D-3114, D-3115). */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { chatCalls, type ModeChange, YTL_CHAT } from '@/api/chat.contract'
import { selectMe, userApi } from '@/api/user'
import { sessionEnded } from '@/store/sessionEvents'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { abortStreams } from '@/streaming/abortable'
import { expectConsole } from '@/testing/expectConsole'
import { dropConnection, holdCalls, intercept, recordRequestBodies } from '@/testing/intercept'
import { openApp } from '@/testing/openApp'
import { askQuestion, type ChatContext, newChat, stopReply } from './ask'
import { closeMode, enterMode, leaveMode, receiveModeChange } from './chatMode'
import { selectIsReplying, selectMessageCount, selectMode, selectPendingMode, selectTurns } from './chatSlice'
import { selectMessages } from './conversation'
import { editQuestion } from './editQuestion'
import { askAgain, retryReply } from './repeatQuestion'
import { restoreConversation } from './restoreConversation'
import { ENTIRE_CHAT } from './chatKeys'
import { NORMAL_MODE } from './turns'

const CONTEXT: ChatContext = { focusedId: null, stackId: null, selectedIds: [] }
/** Time of the mock server. */
const START = '2026-11-21T02:00:00.000Z'
const LATER = '2026-11-21T03:00:00.000Z'
const TUTOR: ModeChange = { chatMode: 'tutor', agentId: 'tutor', chatSessionStartTime: START }
const WRITER: ModeChange = { chatMode: 'creative-writer', agentId: 'creative-writer', chatSessionStartTime: LATER }
const NORMAL: ModeChange = { chatMode: 'normal', agentId: 'standard', chatSessionStartTime: null }

afterEach(() => sessionStorage.clear())

async function openChat(as = 'cikgu_aina') {
  const app = openApp({ as, isWithoutRealtime: true, streamIntervalMs: 0 })
  onTestFinished(() => app.close())
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  const { dispatch } = app.store
  const getState = () => app.store.getState()
  const bodiesSentTo = recordRequestBodies(app)
  const isIdle = () => !selectIsReplying(getState())
  return {
    app,
    dispatch,
    bodiesSentTo,
    mode: () => selectMode(getState()),
    pending: () => selectPendingMode(getState()),
    count: () => selectMessageCount(getState()),
    turns: () => selectTurns(getState(), ENTIRE_CHAT),
    agent: () => selectMe(getState())?.preferences.find(({ key }) => key === 'chat_agent')?.value,
    notices: () =>
      selectSnackbars(getState()).map(({ kind, text }) => `${kind} ${'key' in text ? text.key : text.message}`),
    /** Words of the conversation, with the dividers in brackets. */
    shown: () =>
      selectMessages(getState(), ENTIRE_CHAT).map(({ divider, from, content }) => {
        if (divider) return `[${divider.isEnd ? 'end' : 'begin'} ${divider.chatMode}]`
        return from === 'self' ? content : 'reply'
      }),
    ask: async (question: string) => {
      dispatch(askQuestion(question, CONTEXT))
      await expect.poll(isIdle, { timeout: 10_000 }).toBe(true)
    },
    untilIdle: () => expect.poll(isIdle, { timeout: 10_000 }).toBe(true),
  }
}

type Chat = Awaited<ReturnType<typeof openChat>>

// C-339, C-340, C-200 to C-202 (the function), D-3008.
test.each([
  ['tutor', 'tutorme', TUTOR],
  ['creative-writer', 'writeastory', { ...WRITER, chatSessionStartTime: START }],
] as const)('entering %s begins a session whose requests carry mode, agent and start', async (mode, input, change) => {
  const { dispatch, bodiesSentTo, mode: current, count, ask: askNow, shown } = await openChat()
  await askNow('Hello')
  await dispatch(enterMode(mode))
  expect(await bodiesSentTo(`chatagent/${mode}`)).toEqual([{ enabled: true, input }])
  expect(current()).toEqual(change)
  expect(count()).toBe(0)
  await askNow('volcano')
  await askNow('magma')
  const [, first, second] = (await bodiesSentTo('magic')) as Record<string, unknown>[]
  const sent = { chatMode: mode, chatAgent: change.agentId, chatSessionStartTime: START }
  expect(first).toMatchObject({ ...sent, messageCount: 0, contextConversations: [] })
  expect(second).toMatchObject({ ...sent, messageCount: 1 })
  expect(second).toHaveProperty('contextConversations.0', { from: 'USER', content: 'volcano' })
  expect(shown()).toEqual(['Hello', 'reply', `[begin ${mode}]`, 'volcano', 'reply', 'magma', 'reply'])
})

test('entering a mode changes no message object', async () => {
  const { app, dispatch, ask: askNow } = await openChat()
  await askNow('Hello')
  const before = selectMessages(app.store.getState(), ENTIRE_CHAT)
  await dispatch(enterMode('tutor'))
  const after = selectMessages(app.store.getState(), ENTIRE_CHAT)
  expect(after.slice(0, before.length).every((message, place) => message === before[place])).toBe(true)
})

test('a mode closed at /ytldemo closes in its conversation', async () => {
  const { app, dispatch, bodiesSentTo, turns } = await openChat()
  await dispatch(enterMode('tutor'))
  await dispatch(closeMode(YTL_CHAT))
  expect(await bodiesSentTo('magic/tutor/close')).toMatchObject([{ focusedId: 'YTL', isFocusMode: false }])
  expect(selectTurns(app.store.getState(), YTL_CHAT)).toHaveLength(1)
  expect(turns()).toEqual([])
})

test.each<[string, () => Response | Promise<never>, string[]]>([
  ['500', () => Response.json({ message: 'Server Error' }, { status: 500 }), ['danger message.chatAgent.updateError']],
  ['404', () => Response.json({ message: 'None.' }, { status: 404 }), ['danger message.chatAgent.updateError']],
  ['no network', dropConnection, ['danger error.401']],
])('a failure to enter (%s) changes nothing and is told once', async (_, respond, expected) => {
  expectConsole(/switchChatMode failed/)
  const { app, dispatch, mode, pending, notices, ask: askNow, shown } = await openChat()
  await askNow('Hello')
  intercept(app, chatCalls.switchChatMode, respond)
  await dispatch(enterMode('tutor'))
  expect([mode(), pending(), notices()]).toEqual([NORMAL_MODE, null, expected])
  expect(shown()).toEqual(['Hello', 'reply'])
})

test('two presses send one call', async () => {
  const { app, dispatch, bodiesSentTo, pending } = await openChat()
  const release = holdCalls(app, chatCalls.switchChatMode)
  const presses = [dispatch(enterMode('tutor')), dispatch(enterMode('creative-writer'))]
  expect(pending()).toBe('tutor')
  release()
  await Promise.all(presses)
  expect(await bodiesSentTo('chatagent/tutor')).toHaveLength(1)
  expect(await bodiesSentTo('chatagent/creative-writer')).toEqual([])
})

// A child must not get the answer that the tutor would withhold.
test('a question asked while a mode begins waits for the call, is shown at once, and is asked in the mode', async () => {
  const { app, dispatch, bodiesSentTo, shown, untilIdle, count, turns } = await openChat()
  const release = holdCalls(app, chatCalls.switchChatMode)
  const entering = dispatch(enterMode('tutor'))
  dispatch(askQuestion('What is 7 x 8?', CONTEXT))
  expect(shown()).toEqual(['What is 7 x 8?', 'reply'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await bodiesSentTo('magic')).toEqual([])
  release()
  await entering
  await untilIdle()
  expect(await bodiesSentTo('magic')).toMatchObject([
    { question: 'What is 7 x 8?', chatMode: 'tutor', chatAgent: 'tutor', chatSessionStartTime: START, messageCount: 0 },
  ])
  expect(shown()).toEqual(['[begin tutor]', 'What is 7 x 8?', 'reply'])
  expect(turns()[0]?.replies[0]?.type).toBe('tutor')
  expect(count()).toBe(1)
})

test('a question that waits for a mode is asked in the mode before if the call fails', async () => {
  expectConsole(/switchChatMode failed/)
  const { app, dispatch, bodiesSentTo, shown, untilIdle } = await openChat()
  intercept(app, chatCalls.switchChatMode, () => Response.json({ message: 'Server Error' }, { status: 500 }))
  void dispatch(enterMode('tutor'))
  dispatch(askQuestion('What is 7 x 8?', CONTEXT))
  await untilIdle()
  expect(await bodiesSentTo('magic')).toMatchObject([{ chatMode: 'normal', chatSessionStartTime: null }])
  expect(shown()).toEqual(['What is 7 x 8?', 'reply'])
})

test('a question stopped while it waits for a mode is not sent; asked again, it is asked in the mode', async () => {
  const { app, dispatch, bodiesSentTo, turns, untilIdle } = await openChat()
  const release = holdCalls(app, chatCalls.switchChatMode)
  const entering = dispatch(enterMode('tutor'))
  dispatch(askQuestion('What is 7 x 8?', CONTEXT))
  dispatch(stopReply())
  expect(turns()[0]?.replies[0]?.status).toBe('stopped')
  release()
  await entering
  await untilIdle()
  expect(await bodiesSentTo('magic')).toEqual([])
  dispatch(retryReply(turns()[0]?.replies[0]?.localId ?? '', CONTEXT))
  await untilIdle()
  expect(await bodiesSentTo('magic')).toMatchObject([{ chatMode: 'tutor', messageCount: 0 }])
})

test('the session that ends while a question waits for a mode sends nothing', async () => {
  const { app, dispatch, bodiesSentTo } = await openChat()
  const release = holdCalls(app, chatCalls.switchChatMode)
  const entering = dispatch(enterMode('tutor'))
  dispatch(askQuestion('What is 7 x 8?', CONTEXT))
  dispatch(abortStreams())
  dispatch(sessionEnded('loggedOut'))
  release()
  await entering
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await bodiesSentTo('magic')).toEqual([])
})

/** Session of a tab: the tab that asks has the response of its call, each tab the event. */
const enter = async ({ dispatch }: Chat) => dispatch(enterMode('tutor'))
const event =
  (change: ModeChange) =>
  async ({ dispatch }: Chat) =>
    dispatch(receiveModeChange(change))
const ask = (question: string) => (chat: Chat) => chat.ask(question)
const close = async ({ dispatch }: Chat) => dispatch(closeMode(ENTIRE_CHAT))
const leave = async ({ dispatch }: Chat) => dispatch(leaveMode())

// C-205 to C-207.
test.each<[string, ((chat: Chat) => Promise<unknown>)[], ModeChange['chatMode'], number]>([
  ['the event in another tab', [event(TUTOR)], 'tutor', 0],
  ['the response, then its event', [enter, event(TUTOR)], 'tutor', 0],
  ['a question between response and event', [enter, ask('volcano'), event(TUTOR)], 'tutor', 1],
  ['a doubled event', [event(TUTOR), ask('volcano'), event(TUTOR)], 'tutor', 1],
  [
    'a second session of the same mode',
    [event(TUTOR), ask('volcano'), event({ ...TUTOR, chatSessionStartTime: LATER })],
    'tutor',
    0,
  ],
  ['another mode', [event(TUTOR), event(WRITER)], 'creative-writer', 0],
  ['the end in another tab', [enter, ask('volcano'), event(NORMAL)], 'normal', 0],
  ['the close, then its event', [enter, ask('volcano'), close, event(NORMAL)], 'normal', 0],
  ['a question between the close and its event', [enter, close, ask('Hello'), event(NORMAL)], 'normal', 1],
  ['a leave, then its event', [enter, ask('volcano'), leave, event(NORMAL)], 'normal', 0],
  ['a close in normal mode', [ask('Hello'), close], 'normal', 1],
  ['an end without a mode', [ask('Hello'), event(NORMAL)], 'normal', 1],
  ['an older change that arrives last', [event(WRITER), event(TUTOR)], 'tutor', 0],
])('%s', async (_, steps, chatMode, messageCount) => {
  const chat = await openChat()
  for (const step of steps) await step(chat)
  expect(chat.mode().chatMode).toBe(chatMode)
  expect(chat.count()).toBe(messageCount)
})

const beginNewChat = async ({ dispatch }: Chat) => dispatch(newChat(ENTIRE_CHAT))

// C-205, D-3114.
test.each<[string, ((chat: Chat) => Promise<unknown>)[], string[]]>([
  ['ended before any question', [event(TUTOR), event(NORMAL)], ['[end tutor]']],
  [
    'ended before any question, and a question after it',
    [ask('Hello'), event(TUTOR), event(NORMAL), ask('Why?'), ask('Why not?')],
    ['Hello', 'reply', '[end tutor]', 'Why?', 'reply', 'Why not?', 'reply'],
  ],
  [
    'ended after a question, and a question after it',
    [enter, ask('volcano'), event(NORMAL), ask('Why?')],
    ['[begin tutor]', 'volcano', 'reply', '[end tutor]', 'Why?', 'reply'],
  ],
  [
    'ended, and another one without a question',
    [enter, ask('volcano'), event(NORMAL), event(WRITER), event(NORMAL)],
    ['[begin tutor]', 'volcano', 'reply', '[end tutor]', '[end creative-writer]'],
  ],
  [
    'ended, and another one has begun',
    [enter, ask('volcano'), event(NORMAL), event(WRITER)],
    ['[begin tutor]', 'volcano', 'reply', '[end tutor]', '[begin creative-writer]'],
  ],
  ['ended, and begun again', [event(TUTOR), event(NORMAL), event(TUTOR)], ['[begin tutor]']],
  [
    'replaced by another one',
    [enter, ask('volcano'), event(WRITER)],
    ['[begin tutor]', 'volcano', 'reply', '[begin creative-writer]'],
  ],
  ['ended before any question, then a new chat', [event(TUTOR), event(NORMAL), beginNewChat], []],
  [
    'a second session of the same mode',
    [event(TUTOR), event({ ...TUTOR, chatSessionStartTime: LATER })],
    ['[begin tutor]'],
  ],
])('headings of a mode %s', async (_, steps, expected) => {
  const chat = await openChat()
  for (const step of steps) await step(chat)
  expect(chat.shown()).toEqual(expected)
})

test.each<[string, ModeChange[], ModeChange['chatMode']]>([
  ['its own event', [TUTOR], 'tutor'],
  ['its own event and a later end', [TUTOR, NORMAL], 'normal'],
  ['its own event and a later mode', [TUTOR, WRITER], 'creative-writer'],
  ['an earlier end', [NORMAL], 'tutor'],
])('a response that comes after %s', async (_, events, expected) => {
  const { app, dispatch, mode } = await openChat()
  const release = holdCalls(app, chatCalls.switchChatMode, 'response')
  const entered = dispatch(enterMode('tutor'))
  for (const change of events) dispatch(receiveModeChange(change))
  release()
  await entered
  expect(mode().chatMode).toBe(expected)
})

test('a change to normal mode sets the agent of the preference', async () => {
  const { dispatch, agent, bodiesSentTo, ask: askNow } = await openChat()
  dispatch(receiveModeChange({ ...NORMAL, agentId: 'socrates' }))
  expect(agent()).toBe('socrates')
  await askNow('Hello')
  expect(await bodiesSentTo('magic')).toMatchObject([{ chatAgent: 'socrates', chatMode: 'normal' }])
})

const lastSent = async ({ bodiesSentTo }: Chat) => (await bodiesSentTo('magic')).at(-1) as Record<string, unknown>
const localIdOf = ({ turns }: Chat, index: number) => turns()[index]?.replies[0]?.localId ?? ''

test.each<[string, (chat: Chat) => void]>([
  ['a retry', (chat) => chat.dispatch(retryReply(localIdOf(chat, 1), CONTEXT))],
  ['another answer', (chat) => chat.dispatch(askAgain(localIdOf(chat, 1), CONTEXT))],
  ['an edit', (chat) => chat.dispatch(editQuestion(chat.turns()[1]?.id ?? '', 'magma', CONTEXT))],
])('%s keeps the mode and the session of its turn', async (_, repeat) => {
  const chat = await openChat()
  await chat.dispatch(enterMode('tutor'))
  await chat.ask('volcano')
  await chat.ask('lava')
  chat.dispatch(receiveModeChange(NORMAL))
  await chat.ask('Hello')
  expect(await lastSent(chat)).toMatchObject({
    chatMode: 'normal',
    contextConversations: [],
    chatSessionStartTime: null,
  })
  repeat(chat)
  await chat.untilIdle()
  const body = await lastSent(chat)
  expect(body).toMatchObject({ chatMode: 'tutor', chatAgent: 'tutor', chatSessionStartTime: START, messageCount: 1 })
  expect(body.contextConversations).toHaveLength(2)
  expect(chat.turns()[1]?.replies.at(-1)?.type).toBe('tutor')
  expect(chat.mode()).toEqual(NORMAL_MODE)
  expect(chat.count()).toBe(1)
})

test('a running reply keeps its mode when another tab ends the mode', async () => {
  const chat = await openChat()
  await chat.dispatch(enterMode('tutor'))
  const release = holdCalls(chat.app, chatCalls.askMagic)
  chat.dispatch(askQuestion('volcano', CONTEXT))
  chat.dispatch(receiveModeChange(NORMAL))
  release()
  await chat.untilIdle()
  expect(chat.turns()[0]?.replies[0]).toMatchObject({ type: 'tutor', status: 'complete' })
  expect(chat.shown()).toEqual(['[begin tutor]', 'volcano', 'reply', '[end tutor]'])
})

// C-203, C-204, C-337, C-338.
test('closing sends the close message, shows the farewell and ends the session', async () => {
  const { dispatch, bodiesSentTo, mode, count, ask: askNow, shown, turns } = await openChat()
  await dispatch(enterMode('tutor'))
  await askNow('volcano')
  await dispatch(closeMode(ENTIRE_CHAT))
  expect(await bodiesSentTo('magic/tutor/close')).toEqual([
    {
      question: 'close',
      chatAgent: 'tutor',
      isFocusMode: false,
      isLandingChat: false,
      messageCount: 1,
      focusedId: null,
      chatMode: 'tutor',
      chatSessionStartTime: START,
    },
  ])
  expect([mode(), count()]).toEqual([NORMAL_MODE, 0])
  expect(shown()).toEqual(['[begin tutor]', 'volcano', 'reply', 'close', 'reply', '[end tutor]'])
  expect(turns()[1]?.replies[0]?.content).toContain('You thought aloud')
  await askNow('Hello')
  expect((await bodiesSentTo('magic')).at(-1)).toMatchObject({
    chatMode: 'normal',
    chatAgent: 'standard',
    chatSessionStartTime: null,
    messageCount: 0,
    contextConversations: [],
  })
})

test.each<[string, () => Response | Promise<never>, string[]]>([
  ['500', () => Response.json({ message: 'Server Error' }, { status: 500 }), ['danger error.500']],
  ['no network', dropConnection, ['danger error.401']],
])('the mode closes even if the call fails (%s), told once', async (_, respond, expected) => {
  expectConsole(/closeTutor failed/)
  const { app, dispatch, mode, pending, count, notices, ask: askNow, shown } = await openChat()
  await dispatch(enterMode('tutor'))
  await askNow('volcano')
  intercept(app, chatCalls.closeTutor, respond)
  await dispatch(closeMode(ENTIRE_CHAT))
  expect([mode(), pending(), count(), notices()]).toEqual([NORMAL_MODE, null, 0, expected])
  expect(shown()).toEqual(['[begin tutor]', 'volcano', 'reply', 'close', '[end tutor]'])
})

test('closing stops a running reply, and two presses send one call', async () => {
  const { app, dispatch, bodiesSentTo, turns, pending } = await openChat()
  await dispatch(enterMode('tutor'))
  holdCalls(app, chatCalls.askMagic)
  dispatch(askQuestion('volcano', CONTEXT))
  const release = holdCalls(app, chatCalls.closeTutor)
  const presses = [dispatch(closeMode(ENTIRE_CHAT)), dispatch(closeMode(ENTIRE_CHAT))]
  expect(turns()[0]?.replies[0]?.status).toBe('stopped')
  expect(pending()).toBe('normal')
  release()
  await Promise.all(presses)
  expect(await bodiesSentTo('magic/tutor/close')).toHaveLength(1)
})

test('a question asked while the mode closes is asked in normal mode', async () => {
  const { app, dispatch, bodiesSentTo, ask: askNow, count, shown } = await openChat()
  await dispatch(enterMode('tutor'))
  await askNow('volcano')
  const release = holdCalls(app, chatCalls.closeTutor)
  const closed = dispatch(closeMode(ENTIRE_CHAT))
  await askNow('Hello')
  release()
  await closed
  expect((await bodiesSentTo('magic')).at(-1)).toMatchObject({ chatMode: 'normal', contextConversations: [] })
  expect(count()).toBe(1)
  expect(shown()).toEqual(['[begin tutor]', 'volcano', 'reply', 'close', 'reply', '[end tutor]', 'Hello', 'reply'])
})

test('a session that another tab begins while the mode closes stays', async () => {
  const { app, dispatch, mode } = await openChat()
  await dispatch(enterMode('tutor'))
  const release = holdCalls(app, chatCalls.closeTutor, 'response')
  const closed = dispatch(closeMode(ENTIRE_CHAT))
  for (const change of [NORMAL, WRITER]) dispatch(receiveModeChange(change))
  release()
  await closed
  expect(mode()).toEqual(WRITER)
})

test('the close message can be neither edited nor asked again', async () => {
  const { app, dispatch, ask: askNow } = await openChat()
  await dispatch(enterMode('tutor'))
  await askNow('volcano')
  await dispatch(closeMode(ENTIRE_CHAT))
  const messages = selectMessages(app.store.getState(), ENTIRE_CHAT)
  expect(messages.slice(3, 5).map(({ turnId, exchange }) => [turnId, exchange])).toEqual([
    [null, null],
    [null, null],
  ])
})

test.each<[string, boolean]>([
  ['leaves the mode', false],
  ['leaves the mode on this side even if the call fails', true],
])('a change of the agent %s', async (_, isFailing) => {
  if (isFailing) expectConsole(/switchChatMode failed/)
  const { app, dispatch, bodiesSentTo, mode, notices } = await openChat()
  await dispatch(enterMode('tutor'))
  if (isFailing) intercept(app, chatCalls.switchChatMode, () => ({ status: 500 }))
  await dispatch(leaveMode())
  if (!isFailing) expect((await bodiesSentTo('chatagent/tutor')).at(-1)).toEqual({ enabled: false, input: '' })
  expect(mode()).toEqual(NORMAL_MODE)
  expect(notices()).toEqual(isFailing ? ['danger error.500'] : [])
})

const reload = async ({ app }: Chat, as?: string) => {
  window.dispatchEvent(new Event('pagehide'))
  app.close()
  const next = await openChat(as)
  next.dispatch(restoreConversation())
  return next
}

test('a reload keeps the session with its turns', async () => {
  const first = await openChat()
  first.dispatch(restoreConversation())
  await first.ask('Hello')
  await first.dispatch(enterMode('tutor'))
  await first.ask('volcano')
  const second = await reload(first)
  expect(second.mode()).toEqual(TUTOR)
  expect(second.shown()).toEqual(['[begin tutor]', 'volcano', 'reply'])
  await second.ask('magma')
  const body = await lastSent(second)
  expect(body).toMatchObject({ chatMode: 'tutor', chatSessionStartTime: START, messageCount: 1 })
  expect(body.contextConversations).toHaveLength(2)
  await second.dispatch(closeMode(ENTIRE_CHAT))
  const third = await reload(second)
  expect([third.mode(), third.shown()]).toEqual([NORMAL_MODE, []])
})

test.each<[string, (userId: number) => void, string]>([
  ['another person signs in', () => undefined, 'adam'],
  ['the session has ended', (id) => sessionStorage.removeItem(`heartboard-chat-session-draft-${id}`), 'cikgu_aina'],
  [
    'the entry cannot be read',
    (id) => sessionStorage.setItem(`heartboard-chat-session-draft-${id}`, '{"mode":1}'),
    'cikgu_aina',
  ],
])('the mode is normal after a reload when %s', async (_, between, as) => {
  const first = await openChat()
  await first.dispatch(enterMode('tutor'))
  await first.ask('volcano')
  window.dispatchEvent(new Event('pagehide'))
  between(selectMe(first.app.store.getState())?.id ?? 0)
  first.app.close()
  const second = await openChat(as)
  second.dispatch(restoreConversation())
  expect(second.mode()).toEqual(NORMAL_MODE)
})

test('without storage a mode works, and is normal after a reload', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    const spy = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The user has blocked storage.', 'SecurityError')
    })
    onTestFinished(() => spy.mockRestore())
  }
  const first = await openChat()
  await first.dispatch(enterMode('tutor'))
  await first.ask('volcano')
  expect(await lastSent(first)).toMatchObject({ chatMode: 'tutor' })
  const second = await reload(first)
  expect([second.mode(), second.shown()]).toEqual([NORMAL_MODE, []])
})

test('a change of another tab comes after what the reload has kept', async () => {
  const first = await openChat()
  await first.dispatch(enterMode('tutor'))
  window.dispatchEvent(new Event('pagehide'))
  first.app.close()
  const second = await openChat()
  second.dispatch(receiveModeChange(NORMAL))
  second.dispatch(restoreConversation())
  expect(second.mode()).toEqual(NORMAL_MODE)
})

test('a new chat stays in the mode', async () => {
  const { dispatch, bodiesSentTo, ask: askNow, shown } = await openChat()
  await dispatch(enterMode('tutor'))
  await askNow('volcano')
  dispatch(newChat(ENTIRE_CHAT))
  expect(shown()).toEqual(['[begin tutor]'])
  await askNow('magma')
  expect((await bodiesSentTo('magic')).at(-1)).toMatchObject({
    chatMode: 'tutor',
    messageCount: 0,
    contextConversations: [],
  })
})
