// @vitest-environment jsdom

import { afterEach, expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '@/api/chat.contract'
import type { MagicMenu, MenuEntry } from '@/api/magicMenu'
import { selectMe, userApi } from '@/api/user'
import { userCalls } from '@/api/user.contract'
import { answerConfirmation, selectOpenConfirmation } from '@/store/confirmationSlice'
import { languageChanged } from '@/store/preferencesSlice'
import { selectSnackbars, snackbarClosed } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { dropConnection, holdCalls, intercept, recordRequestBodies } from '@/testing/intercept'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { chooseAgent, chooseEntry, fetchMenu } from './agents'
import { askQuestion, stopReply } from './ask'
import { enterMode, leaveMode } from './chatMode'
import { selectChatMode, selectIsReplying, selectTurns } from './chatSlice'
import { currentAgentId, selectCurrentAgentId, selectMenu } from './currentAgent'
import { ENTIRE_CHAT } from './chatKeys'
import type { EnterableMode } from './turns'

afterEach(() => sessionStorage.clear())

const entry = (id: string, isDefault = false): MenuEntry => ({
  id,
  name: id,
  icon: '',
  default: isDefault,
  hashtags: [],
})
const CHATS = [entry('standard'), entry('brief', true), entry('everyday'), entry('tutorme'), entry('writeastory')]

// D-3112.
test.each<[string, MenuEntry[] | null, string | undefined, string]>([
  ['the saved one', CHATS, 'everyday', 'everyday'],
  ['the default, without a saved one', CHATS, undefined, 'brief'],
  ['the default, for one that the server no longer has', CHATS, 'retired', 'brief'],
  ['the default, for a mode', CHATS, 'tutorme', 'brief'],
  ['standard, without a default', [entry('everyday')], undefined, 'standard'],
  ['standard, in an empty menu', [], 'everyday', 'standard'],
  ['the saved one, before the menu is known', null, 'everyday', 'everyday'],
  ['standard, before the menu is known', null, undefined, 'standard'],
])('the current agent is %s', (_, chats, saved, id) => {
  const menu: Pick<MagicMenu, 'chats'> | undefined = chats ? { chats } : undefined
  expect(currentAgentId(menu, saved)).toBe(id)
})

async function open(): Promise<OpenedApp> {
  const app = openApp({ as: 'cikgu_aina', path: '/board', isWithoutRealtime: true, streamIntervalMs: 0 })
  onTestFinished(() => app.close())
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  return app
}

const requestsOf = ({ session }: OpenedApp, name: string) =>
  session.mockServer.requestLog.entries().filter(({ call }) => call === name).length
const notices = ({ store }: OpenedApp) =>
  selectSnackbars(store.getState()).map(({ kind, text }) => `${kind} ${'key' in text ? text.key : text.message}`)
const agentOf = ({ store }: OpenedApp) => selectCurrentAgentId(store.getState())
const modeOf = ({ store }: OpenedApp) => selectChatMode(store.getState())
const turnCount = ({ store }: OpenedApp) => selectTurns(store.getState(), ENTIRE_CHAT).length

async function ask({ store }: OpenedApp, content: string) {
  store.dispatch(askQuestion(content, { focusedId: null, stackId: null, selectedIds: [] }))
  store.dispatch(stopReply())
  await expect.poll(() => selectIsReplying(store.getState())).toBe(false)
}

type Situation = { isAsked?: boolean; mode?: EnterableMode; endedMode?: EnterableMode; chatKey?: string }
type Answer = 'yes' | 'no' | 'not asked'
type Outcome = { agent: string; mode: string; turns: number; notices: string[]; modeCalls: unknown[] }

const SUCCESS = ['success message.chatAgent.updateSuccess']
const FAILURE = ['danger message.chatAgent.updateError']
const LEFT = { enabled: false, input: '' }

// C-111, C-456 to C-458, D-3112, D-3113.
test.each<[string, Situation, Answer, 'saved' | 'refused', Outcome]>([
  [
    'an empty chat',
    {},
    'not asked',
    'saved',
    { agent: 'brief', mode: 'normal', turns: 0, notices: SUCCESS, modeCalls: [] },
  ],
  [
    'an empty chat whose mode has ended',
    { endedMode: 'tutor' },
    'not asked',
    'saved',
    { agent: 'brief', mode: 'normal', turns: 0, notices: SUCCESS, modeCalls: [] },
  ],
  [
    'an empty chat',
    {},
    'not asked',
    'refused',
    { agent: 'standard', mode: 'normal', turns: 0, notices: FAILURE, modeCalls: [] },
  ],
  [
    'a conversation',
    { isAsked: true },
    'yes',
    'saved',
    { agent: 'brief', mode: 'normal', turns: 0, notices: SUCCESS, modeCalls: [] },
  ],
  [
    'a conversation',
    { isAsked: true },
    'yes',
    'refused',
    { agent: 'standard', mode: 'normal', turns: 1, notices: FAILURE, modeCalls: [] },
  ],
  [
    'a conversation',
    { isAsked: true },
    'no',
    'saved',
    { agent: 'standard', mode: 'normal', turns: 1, notices: [], modeCalls: [] },
  ],
  [
    'a mode',
    { mode: 'tutor' },
    'yes',
    'saved',
    { agent: 'brief', mode: 'normal', turns: 0, notices: SUCCESS, modeCalls: [LEFT] },
  ],
  [
    'a mode',
    { mode: 'tutor' },
    'yes',
    'refused',
    { agent: 'standard', mode: 'tutor', turns: 0, notices: FAILURE, modeCalls: [] },
  ],
  [
    'a mode',
    { mode: 'creative-writer' },
    'no',
    'saved',
    { agent: 'standard', mode: 'creative-writer', turns: 0, notices: [], modeCalls: [] },
  ],
  [
    'a conversation in a mode',
    { isAsked: true, mode: 'tutor' },
    'yes',
    'saved',
    { agent: 'brief', mode: 'normal', turns: 0, notices: SUCCESS, modeCalls: [LEFT] },
  ],
  [
    'a conversation in a mode',
    { isAsked: true, mode: 'tutor' },
    'yes',
    'refused',
    { agent: 'standard', mode: 'tutor', turns: 1, notices: FAILURE, modeCalls: [] },
  ],
  [
    'a conversation in a mode',
    { isAsked: true, mode: 'tutor' },
    'no',
    'saved',
    { agent: 'standard', mode: 'tutor', turns: 1, notices: [], modeCalls: [] },
  ],
  [
    'an empty chat beside the conversation of a card',
    { isAsked: true, chatKey: 'card' },
    'not asked',
    'saved',
    { agent: 'brief', mode: 'normal', turns: 1, notices: SUCCESS, modeCalls: [] },
  ],
])(
  'another agent is chosen in %s %j: %s, %s',
  async (_, { isAsked, mode, endedMode, chatKey = ENTIRE_CHAT }, answer, save, outcome) => {
    const app = await open()
    const { store } = app
    if (endedMode) {
      await store.dispatch(enterMode(endedMode))
      await store.dispatch(leaveMode())
    }
    if (mode) await store.dispatch(enterMode(mode))
    if (isAsked) await ask(app, 'Why is lava hot?')
    if (save === 'refused') {
      expectConsole(/savePreference failed/)
      intercept(app, userCalls.savePreference, () => ({ status: 500 }))
    }
    const bodiesSentTo = recordRequestBodies(app)
    const choice = store.dispatch(chooseAgent('brief', chatKey))
    expect(selectOpenConfirmation(store.getState())?.kind).toBe(answer === 'not asked' ? undefined : 'changeAgent')
    store.dispatch(answerConfirmation(answer === 'yes'))
    await choice
    expect<Outcome>({
      agent: agentOf(app),
      mode: modeOf(app),
      turns: turnCount(app),
      notices: notices(app),
      modeCalls: (await Promise.all(['normal', 'tutor'].map((path) => bodiesSentTo(`chatagent/${path}`)))).flat(),
    }).toEqual(outcome)
  },
)

test('the agent is shown before the server has answered, and a second choice waits for the first', async () => {
  const app = await open()
  const bodiesSentTo = recordRequestBodies(app)
  const release = holdCalls(app, userCalls.savePreference)
  const choice = app.store.dispatch(chooseAgent('brief', ENTIRE_CHAT))
  await expect.poll(() => agentOf(app)).toBe('brief')
  await app.store.dispatch(chooseAgent('everyday', ENTIRE_CHAT))
  release()
  await choice
  expect(await bodiesSentTo(userCalls.savePreference.path)).toEqual([{ key: 'chat_agent', value: 'brief' }])
  expect(agentOf(app)).toBe('brief')
  expect(requestsOf(app, 'savePreference')).toBe(1)
})

test('a question goes to the agent that is named, once the saved one is known to be gone', async () => {
  const app = await open()
  await app.store.dispatch(chooseAgent('brief', ENTIRE_CHAT))
  intercept(app, chatCalls.getMagicMenu, () => ({ body: { data: { format: [], chats: [entry('everyday', true)] } } }))
  await fetchOf(app)
  const bodiesSentTo = recordRequestBodies(app)
  await ask(app, 'Why is lava hot?')
  expect(agentOf(app)).toBe('everyday')
  expect(await bodiesSentTo('magic')).toMatchObject([{ chatAgent: 'everyday' }])
})

test('the current agent is no choice, outside of a mode', async () => {
  const app = await open()
  await app.store.dispatch(chooseAgent('standard', ENTIRE_CHAT))
  expect([requestsOf(app, 'savePreference'), notices(app)]).toEqual([0, []])
})

test('without a network one notice says so, and the agent is as before', async () => {
  const app = await open()
  expectConsole(/savePreference failed/)
  intercept(app, userCalls.savePreference, dropConnection)
  await app.store.dispatch(chooseAgent('brief', ENTIRE_CHAT))
  expect([agentOf(app), notices(app)]).toEqual(['standard', ['danger error.401']])
})

test('a mode whose leaving fails is left on this side, told once beside the success', async () => {
  const app = await open()
  await app.store.dispatch(enterMode('tutor'))
  expectConsole(/switchChatMode failed/)
  intercept(app, chatCalls.switchChatMode, () => ({ status: 500 }))
  const choice = app.store.dispatch(chooseAgent('brief', ENTIRE_CHAT))
  app.store.dispatch(answerConfirmation(true))
  await choice
  expect([agentOf(app), modeOf(app), notices(app)]).toEqual(['brief', 'normal', [...SUCCESS, 'danger error.500']])
})

test('a reply that begins while the agent is saved stops with its conversation', async () => {
  const app = await open()
  const release = holdCalls(app, userCalls.savePreference)
  const choice = app.store.dispatch(chooseAgent('brief', ENTIRE_CHAT))
  app.session.mockServer.streamIntervalMs = 1000
  app.store.dispatch(askQuestion('Why is lava hot?', { focusedId: null, stackId: null, selectedIds: [] }))
  release()
  await choice
  expect([turnCount(app), selectIsReplying(app.store.getState())]).toEqual([0, false])
})

test('a session that ends during the choice gets no notice of it', async () => {
  const app = await open()
  const release = holdCalls(app, userCalls.savePreference)
  const choice = app.store.dispatch(chooseAgent('brief', ENTIRE_CHAT))
  await expect.poll(() => agentOf(app)).toBe('brief')
  void app.store.dispatch(userApi.util.upsertQueryData('getMe', undefined, null))
  await expect.poll(() => selectMe(app.store.getState())).toBeUndefined()
  release()
  await choice
  expect(notices(app)).toEqual([])
})

test.each(['tutorme', 'writeastory'])('the entry %s enters its mode and saves no agent', async (id) => {
  const app = await open()
  await app.store.dispatch(chooseEntry(id, ENTIRE_CHAT))
  expect(requestsOf(app, 'savePreference')).toBe(0)
  expect(modeOf(app)).toBe(id === 'tutorme' ? 'tutor' : 'creative-writer')
})

const fetchOf = async ({ store }: OpenedApp, isAwaited = true) => {
  const { isFetched, release } = store.dispatch(fetchMenu(() => isAwaited))
  const isSuccess = await isFetched
  release()
  return isSuccess
}
const nameOf = ({ store }: OpenedApp) => selectMenu(store.getState()).data?.chats[0]?.name

// C-336, D-3111.
test('the menu is fetched once; another language asks again at the next opening', async () => {
  const app = await open()
  expect([await fetchOf(app), await fetchOf(app)]).toEqual([true, true])
  expect([requestsOf(app, 'getMagicMenu'), nameOf(app)]).toEqual([1, 'Standard'])
  app.store.dispatch(languageChanged('ms'))
  await fetchOf(app)
  expect([requestsOf(app, 'getMagicMenu'), nameOf(app)]).toEqual([2, 'Biasa'])
  app.store.dispatch(languageChanged('en'))
})

test('a menu that is open is in the new language without a press', async () => {
  const app = await open()
  const { isFetched, release } = app.store.dispatch(fetchMenu(() => true))
  await isFetched
  app.store.dispatch(languageChanged('ms'))
  await expect.poll(() => nameOf(app)).toBe('Biasa')
  app.store.dispatch(languageChanged('en'))
  release()
})

// C-334.
test('a server without the versioned path is asked at the other one', async () => {
  const app = await open()
  intercept(app, chatCalls.getMagicMenu, () => Response.json({ message: '' }, { status: 404 }))
  expect(await fetchOf(app)).toBe(true)
  expect([requestsOf(app, 'getMagicMenuUnversioned'), nameOf(app)]).toEqual([1, 'Standard'])
})

test.each<[string, () => Response | Promise<never>, string[]]>([
  ['403', () => Response.json({ message: '' }, { status: 403 }), ['danger error.403']],
  ['500', () => Response.json({ message: '' }, { status: 500 }), ['danger error.500']],
  ['lost connection', dropConnection, ['danger error.401']],
])('a menu that fails with %s is told once, and asked again at the next opening', async (_, respond, told) => {
  const app = await open()
  expectConsole(/getMagicMenu failed/)
  const end = intercept(app, chatCalls.getMagicMenu, respond)
  expect([await fetchOf(app), notices(app)]).toEqual([false, told])
  end()
  expect(await fetchOf(app)).toBe(true)
})

test('a menu pressed again without a network is told again, once its notice was closed', async () => {
  const app = await open()
  expectConsole(/getMagicMenu failed/)
  intercept(app, chatCalls.getMagicMenu, dropConnection)
  await fetchOf(app)
  for (const { id } of selectSnackbars(app.store.getState())) app.store.dispatch(snackbarClosed({ id }))
  await fetchOf(app)
  expect(notices(app)).toEqual(['danger error.401'])
})

test('a menu that fails after it was closed is not told', async () => {
  const app = await open()
  expectConsole(/getMagicMenu failed/)
  intercept(app, chatCalls.getMagicMenu, () => ({ status: 500 }))
  expect([await fetchOf(app, false), notices(app)]).toEqual([false, []])
})
