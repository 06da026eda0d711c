// @vitest-environment jsdom

/** The tab that asked for a page (C-254, D-0917, D-3134). */
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from '@/app/startup/store'
import { chatEventReceived, questionAsked, replyBegun } from './chatSlice'
import { AFTER_REPLY_MS, selectPageAsker } from './pageAsker'
import { ENTIRE_CHAT } from './chatKeys'
import { makePrompt, textMessage } from './turns'

const NOW = Date.parse('2026-11-21T02:00:00Z')

function openTab() {
  vi.useFakeTimers({ now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const services = {
    transport: { baseUrl: '', readCookies: () => '', fetch: (request: Request) => fetch(request) },
    realtime: { subscribe: () => () => undefined },
  }
  const store = createStore(services, () => (next) => next)
  const askHere = () => {
    const prompt = makePrompt(ENTIRE_CHAT, 'Give me ideas for volcanoes')
    store.dispatch(questionAsked({ chatKey: ENTIRE_CHAT, prompt }))
    const place = { chatKey: ENTIRE_CHAT, turnId: prompt.localId, localId: 'own' }
    store.dispatch(replyBegun({ ...place, source: 'stream', at: prompt.created_at }))
  }
  const askElsewhere = () => {
    const message = textMessage({ id: 'p1', content: 'Ideas', created_at: '2026-11-21T02:00:00Z', format_id: null })
    store.dispatch(chatEventReceived({ event: 'received', message: { ...message, from: 'USER' } }))
    const data = { messageId: 'm1', type: 'text' as const, format_id: null }
    store.dispatch(chatEventReceived({ event: 'start', to: { messageId: 'm1' }, data, at: '2026-11-21T02:00:00Z' }))
  }
  const end = (to: { localId: string } | { messageId: string }) =>
    store.dispatch(
      chatEventReceived({ event: 'replyEvent', to, replyEvent: { event: 'end', data: { content: 'Here.' } } }),
    )
  return { askHere, askElsewhere, end, asker: (ms = 0) => selectPageAsker(store.getState(), NOW + ms) }
}

test('without a question nobody asked', () => {
  expect(openTab().asker()).toBe('nobody')
})

test.each([
  [0, 'here'],
  [AFTER_REPLY_MS - 1, 'here'],
  [AFTER_REPLY_MS, 'nobody'],
])('%i ms after its reply, the page belongs to: %s', (ms, asker) => {
  const tab = openTab()
  tab.askHere()
  expect(tab.asker(60_000)).toBe('here')
  tab.end({ localId: 'own' })
  expect(tab.asker(ms)).toBe(asker)
})

test('a question of another tab is asked elsewhere, also until 5 s after its reply', () => {
  const tab = openTab()
  tab.askElsewhere()
  expect(tab.asker()).toBe('elsewhere')
  tab.end({ messageId: 'm1' })
  expect(tab.asker(AFTER_REPLY_MS - 1)).toBe('elsewhere')
  expect(tab.asker(AFTER_REPLY_MS)).toBe('nobody')
})

test('a stopped reply counts as ended; a question of this tab wins over one elsewhere', () => {
  const tab = openTab()
  tab.askElsewhere()
  tab.askHere()
  expect(tab.asker()).toBe('here')
})
