// @vitest-environment jsdom

/** The whole chat as the landing shows it (C-074, D-3118, D-3120, D-3124). */
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '@/api/chat.contract'
import { engagersCalls } from '@/api/engagers.contract'
import { userApi } from '@/api/user'
import { chatOpened, landingClosed, landingOpened } from '@/store/panelsSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { intercept, recordRequestBodies } from '@/testing/intercept'
import { type OpenedApp, type OpenAppOptions, openApp } from '@/testing/openApp'
import { untilState } from '@/testing/untilState'
import { askQuestion, type ChatContext } from './ask'
import { closeMode, enterMode } from './chatMode'
import { landingReset, selectIsReplying, selectMessageCount, turnAdopted } from './chatSlice'
import { selectLandingMessages, selectMessages } from './conversation'
import { engage } from './engage'
import { selectHasLandingMessages, selectIsAnyReplyLive } from './landing'
import { ENTIRE_CHAT } from './chatKeys'
import { textMessage } from './turns'

const board: ChatContext = { focusedId: null, stackId: null, selectedIds: [] }
const CARD = 'ef7a626c-4f05-4125-94f7-963692d8dac7'

let app: OpenedApp
const getState = () => app.store.getState()
const questionsOf = (messages: ReturnType<typeof selectMessages>) =>
  messages.flatMap(({ from, content }) => (from === 'self' ? [content] : []))
const onLanding = () => questionsOf(selectLandingMessages(getState()))
const inPanel = () => questionsOf(selectMessages(getState(), ENTIRE_CHAT))
const untilFinished = () => untilState(app.store, () => !selectIsReplying(getState()))
const dangers = () => selectSnackbars(getState()).flatMap(({ kind }) => (kind === 'danger' ? [kind] : []))

async function ask(question: string, context = board) {
  app.store.dispatch(askQuestion(question, context))
  await untilFinished()
}

async function openTestApp(options: OpenAppOptions = {}) {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true, streamIntervalMs: 0, ...options })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
}

beforeEach(() => openTestApp())

test('the landing shows the whole chat from where it began; the panel shows all of it', async () => {
  await ask('Why is the sky blue?')
  app.store.dispatch(landingOpened())
  expect(onLanding()).toEqual([])
  expect(selectHasLandingMessages(getState())).toBe(false)
  await ask('Why does a volcano erupt?')
  await ask('What is this card about?', { ...board, focusedId: CARD })
  expect(onLanding()).toEqual(['Why does a volcano erupt?'])
  expect(selectHasLandingMessages(getState())).toBe(true)
  expect(inPanel()).toEqual(['Why is the sky blue?', 'Why does a volcano erupt?'])
  app.store.dispatch(landingClosed())
  app.store.dispatch(landingOpened())
  expect(onLanding()).toEqual([])
})

test('a landing that begins before any question shows the first one', async () => {
  app.store.dispatch(landingOpened())
  app.store.dispatch(askQuestion('Why does a volcano erupt?', board))
  expect(selectIsAnyReplyLive(getState())).toBe(true)
  await untilFinished()
  expect(selectIsAnyReplyLive(getState())).toBe(false)
  expect(selectLandingMessages(getState())).toMatchObject([{ from: 'self' }, { from: 'other', status: 'complete' }])
})

test('a reset empties the landing and begins a session; panel and server keep every message', async () => {
  const bodiesSentTo = recordRequestBodies(app)
  app.store.dispatch(landingOpened())
  await ask('Why does a volcano erupt?')
  expect(selectMessageCount(getState())).toBe(1)
  app.store.dispatch(landingReset())
  expect(onLanding()).toEqual([])
  expect(selectMessageCount(getState())).toBe(0)
  expect(inPanel()).toEqual(['Why does a volcano erupt?'])
  await ask('Why is the sky blue?')
  expect(onLanding()).toEqual(['Why is the sky blue?'])
  const [, second] = await bodiesSentTo('magic')
  expect(second).toMatchObject({ messageCount: 0, contextConversations: [] })
})

test('turns that a reload has cut stay in the panel', () => {
  app.store.dispatch(landingOpened())
  const question = textMessage({ id: 'q', content: 'Why?', created_at: '2026-11-21T02:00:00Z', format_id: null })
  const restored = { isCut: true, mode: { chatMode: 'normal', agentId: null, chatSessionStartTime: null } } as const
  app.store.dispatch(
    turnAdopted({ question, reply: null, chatKey: ENTIRE_CHAT, restored: { ...restored, messageCount: 0 } }),
  )
  expect(onLanding()).toEqual([])
  expect(inPanel()).toEqual(['Why?'])
})

test('a mode without messages adds no line to the landing', async () => {
  app.store.dispatch(landingOpened())
  await app.store.dispatch(enterMode('tutor'))
  expect(selectMessages(getState(), ENTIRE_CHAT)).toHaveLength(1)
  expect(selectLandingMessages(getState())).toEqual([])
})

test.each([
  ['the landing', true],
  ['the panel', false],
])('questions and the end of a mode say whether they come from %s', async (_, isLandingChat) => {
  const bodiesSentTo = recordRequestBodies(app)
  if (isLandingChat) app.store.dispatch(landingOpened())
  await app.store.dispatch(enterMode('tutor'))
  await ask('Why does a volcano erupt?')
  await app.store.dispatch(closeMode(ENTIRE_CHAT))
  expect(await bodiesSentTo('magic')).toMatchObject([{ isLandingChat, contextFormatIds: [], isFocusMode: false }])
  expect(await bodiesSentTo('magic/tutor/close')).toMatchObject([{ isLandingChat }])
})

const fails = () => Response.json({ message: 'Server Error' }, { status: 500 })

test.each<[string, question: 'before' | 'after', where: ChatContext, isPanelOpen: boolean, snackbars: number]>([
  ['of the landing is told there', 'after', board, false, 0],
  ['of the landing is told there, whatever the panel below', 'after', board, true, 0],
  ['from before the landing is a snackbar', 'before', board, true, 1],
  ['of a card is a snackbar', 'before', { ...board, focusedId: CARD }, true, 1],
])('a failure %s', async (_, asked, where, isPanelOpen, snackbars) => {
  expectConsole(/^\[api\] askMagic failed/)
  let answer = () => {}
  const isDue = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(app, chatCalls.askMagic, () => isDue.then(fails))
  if (isPanelOpen) app.store.dispatch(chatOpened())
  if (asked === 'after') app.store.dispatch(landingOpened())
  app.store.dispatch(askQuestion('Why?', where))
  if (asked === 'before') app.store.dispatch(landingOpened())
  answer()
  await untilFinished()
  expect(dangers()).toHaveLength(snackbars)
})

const HOOK = { text: 'Why is lava hot?', type: 'hook', full_text_type: 'Curiosity Quest' } as const

test('an engager is shown at once, sent as it is, and answered on the channel', async () => {
  await openTestApp({ isWithoutRealtime: false })
  const bodiesSentTo = recordRequestBodies(app)
  app.store.dispatch(landingOpened())
  const sent = app.store.dispatch(engage({ ...HOOK }, null))
  expect(selectLandingMessages(getState())).toMatchObject([
    { from: 'self', type: 'engager', content: HOOK.text, data: { type: 'hook', full_text_type: 'Curiosity Quest' } },
    { from: 'other', status: 'waiting' },
  ])
  await sent
  await untilFinished()
  expect(selectLandingMessages(getState()).at(-1)).toMatchObject({ from: 'other', status: 'complete' })
  expect(await bodiesSentTo(engagersCalls.engage.path)).toEqual([HOOK])
})

test('an engager that cannot be sent is told once', async () => {
  expectConsole(/^\[api\] engage failed/)
  intercept(app, engagersCalls.engage, fails)
  app.store.dispatch(landingOpened())
  await app.store.dispatch(engage(HOOK, null))
  expect(selectLandingMessages(getState())).toMatchObject([
    { content: HOOK.text },
    { status: 'failed' },
    { type: 'error', textKey: 'error.500' },
  ])
  expect(dangers()).toEqual([])
})
