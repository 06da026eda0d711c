// @vitest-environment jsdom

/** Step of a tab on `focus.changed`, by the state of its page (C-218, C-415, D-0917). */
import type { RegisteredRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userApi } from '@/api/user'
import type { CurrentUser } from '@/api/user.contract'
import { createStore } from '@/app/startup/store'
import { chatEventReceived, questionAsked, replyBegun } from '@/model/conversation/chatSlice'
import { ENTIRE_CHAT } from '@/model/conversation/chatKeys'
import { makePrompt, textMessage } from '@/model/conversation/turns'
import { createRealtimeService } from '@/realtime/realtimeService'
import { dragStarted } from '@/store/dragSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { COLLECT_MS } from '@/model/conversation/focusChange'
import { listenToFocusChanges } from './focusChange'
import { readTabState } from './tabState'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const AT = '2026-11-21T02:00:00Z'
const quiz = { id: 'quiz', type: 'quiz', title: 'Volcanoes &amp; lava', parent_id: null } as const

async function openTab() {
  const { service } = createRealtimeService()
  const transport = {
    baseUrl: 'http://school.test/api',
    readCookies: () => '',
    fetch: () => Promise.reject(new TypeError()),
  }
  const store = createStore({ transport, realtime: service }, () => (next) => next)
  await store.dispatch(userApi.util.upsertQueryData('getMe', undefined, { id: 12 } as CurrentUser))
  const navigate = vi.fn(async () => undefined)
  const latestLocation = { pathname: '/board', search: {} }
  const router = { latestLocation, matchRoutes: () => [{ params: {}, search: { search: 'lava' } }], navigate }
  const getRouter = () => router as unknown as RegisteredRouter
  const { receive } = listenToFocusChanges({ store, userId: 12, getRouter })
  const { dispatch } = store
  const reply = (to: { localId: string } | { messageId: string }) => {
    const ids = { messageId: 'm1', chatId: 'c-1', chatMessageId: 'm1', sessionId: 's-1' }
    const metadata = { ...ids, messageCount: 1, usage_quota_reached: false, formats: [quiz] }
    dispatch(chatEventReceived({ event: 'replyEvent', to, replyEvent: { event: 'end', data: { content: 'Here.' } } }))
    dispatch(chatEventReceived({ event: 'replyEvent', to, replyEvent: { event: 'metadata', data: metadata } }))
  }
  const exchanges = {
    here() {
      const prompt = makePrompt(ENTIRE_CHAT, 'Make a quiz')
      dispatch(questionAsked({ chatKey: ENTIRE_CHAT, prompt }))
      const own = { chatKey: ENTIRE_CHAT, turnId: prompt.localId, localId: 'own', source: 'stream', at: AT } as const
      dispatch(replyBegun(own))
      reply({ localId: 'own' })
    },
    elsewhere() {
      const message = textMessage({ id: 'p1', content: 'Make a quiz', created_at: AT, format_id: null })
      dispatch(chatEventReceived({ event: 'received', message }))
      const data = { messageId: 'm1', type: 'text', format_id: null } as const
      dispatch(chatEventReceived({ event: 'start', to: { messageId: 'm1' }, data, at: AT }))
      reply({ messageId: 'm1' })
    },
    nobody() {},
  }
  const step = () => {
    if (navigate.mock.calls.length > 0) return 'open'
    return selectSnackbars(store.getState()).some(({ action }) => action?.name === 'openMadeCard') ? 'offer' : 'stay'
  }
  return { store, exchanges, receive, step, navigate }
}
type Tab = Awaited<ReturnType<typeof openTab>>

function show(html: string) {
  document.body.innerHTML = html
  document.querySelector<HTMLElement>('[data-focus]')?.focus()
}

const STATES = {
  idle: () => show('<textarea data-focus></textarea>'),
  typing: () => show('<textarea data-focus>And</textarea>'),
  dragging: ({ store }: Tab) => void store.dispatch(dragStarted()),
  dialog: () => show('<div role="dialog"></div>'),
  menu: () => show('<div role="menu"></div>'),
}

test.each<[keyof Tab['exchanges'], keyof typeof STATES, 'open' | 'offer' | 'stay']>([
  ['here', 'idle', 'open'],
  ['here', 'typing', 'offer'],
  ['here', 'dragging', 'offer'],
  ['here', 'dialog', 'offer'],
  ['here', 'menu', 'offer'],
  ['elsewhere', 'idle', 'stay'],
  ['elsewhere', 'typing', 'stay'],
  ['elsewhere', 'dragging', 'stay'],
  ['elsewhere', 'dialog', 'stay'],
  ['elsewhere', 'menu', 'stay'],
  ['nobody', 'idle', 'open'],
  ['nobody', 'typing', 'offer'],
  ['nobody', 'dragging', 'offer'],
  ['nobody', 'dialog', 'offer'],
  ['nobody', 'menu', 'offer'],
])('focus.changed of a card asked for %s, tab %s: %s', async (asker, state, expected) => {
  const tab = await openTab()
  tab.exchanges[asker]()
  STATES[state](tab)
  tab.receive({ format: quiz, stream: true })
  await vi.advanceTimersByTimeAsync(COLLECT_MS)
  expect(tab.step()).toBe(expected)
})

test.each([
  ['a card of the list on screen opens over the list', null, { search: 'lava', stack: undefined }],
  ['a card of another stack opens over its stack', 'stack', { stack: 'stack' }],
])('%s', async (_, parent_id, search) => {
  const tab = await openTab()
  tab.receive({ format: { ...quiz, parent_id }, stream: false })
  await vi.advanceTimersByTimeAsync(COLLECT_MS)
  expect(tab.navigate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { focusId: 'quiz' }, search, resetScroll: false }),
  )
})

test('the offer names the card and opens it with the conversation of the reply', async () => {
  const tab = await openTab()
  tab.exchanges.here()
  STATES.typing()
  tab.receive({ format: quiz, stream: true })
  await vi.advanceTimersByTimeAsync(COLLECT_MS)
  const [offer] = selectSnackbars(tab.store.getState())
  expect(offer?.text).toEqual({ key: 'focus.ready', values: { title: 'Volcanoes & lava' } })
  expect(offer?.action).toMatchObject({ card: { ...quiz, isStreamed: true, chatId: 'c-1' } })
})

test('an offer replaces the offer before', async () => {
  const tab = await openTab()
  STATES.typing()
  for (const id of ['first', 'second']) {
    tab.receive({ format: { ...quiz, id, title: id } })
    await vi.advanceTimersByTimeAsync(COLLECT_MS)
  }
  expect(selectSnackbars(tab.store.getState()).map(({ text }) => text)).toEqual([
    { key: 'focus.ready', values: { title: 'second' } },
  ])
})

test('an event after the end of the session does nothing', async () => {
  const tab = await openTab()
  tab.receive({ format: quiz, stream: true })
  await tab.store.dispatch(userApi.util.upsertQueryData('getMe', undefined, null))
  await vi.advanceTimersByTimeAsync(COLLECT_MS)
  expect(tab.step()).toBe('stay')
})

test.each([
  ['a text in editing', '<div contenteditable="true" tabindex="0" data-focus>Lava</div>', true],
  ['a search with words', '<input value="tapir" data-focus>', true],
  ['an empty search', '<input value=" " data-focus>', false],
  ['words in a field that is left', '<textarea>And</textarea><button data-focus></button>', false],
  ['a ticked box', '<input type="checkbox" checked data-focus>', false],
  ['a question', '<div role="alertdialog"></div>', true],
  ['a list of choices', '<div role="listbox"></div>', true],
  ['an open drawer', '<dialog open></dialog>', true],
  ['a closed drawer', '<dialog></dialog>', false],
])('%s (%s): busy is %s', (_, html, isBusy) => {
  show(html)
  expect(readTabState(false).isBusy).toBe(isBusy)
})
