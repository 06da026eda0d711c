// @vitest-environment jsdom

/** Rules of `focus.changed`: who asked, and what the tab does (C-218, C-415, D-0917, D-3108). */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from '@/app/startup/store'
import { createRealtimeService } from '@/realtime/realtimeService'
import type { Asker } from './cardMaker'
import type { ReplyEvent } from './chatEvents'
import { chatEventReceived, questionAsked, replyBegun } from './chatSlice'
import {
  changedCardOf,
  COLLECT_MS,
  createFocusChanges,
  type FocusChange,
  type FocusStep,
  focusStepFor,
  HOLD_MS,
  type TabState,
} from './focusChange'
import { ENTIRE_CHAT } from './chatKeys'
import { makePrompt, textMessage } from './turns'

const front = { isFocused: true, isVisible: true, isBusy: false, isOpen: false }
const behind = { ...front, isFocused: false }
const hidden = { ...behind, isVisible: false }

describe('step of a tab', () => {
  test.each<[Asker, string, Omit<TabState, 'asker'>, FocusStep]>([
    ['here', 'in front', front, 'open'],
    ['here', 'busy', { ...front, isBusy: true }, 'offer'],
    ['here', 'visible, another window in front', behind, 'open'],
    ['here', 'hidden', hidden, 'open'],
    ['here', 'with the card open', { ...front, isOpen: true }, 'open'],
    ['here', 'busy, with the card open', { ...front, isBusy: true, isOpen: true }, 'open'],
    ['elsewhere', 'in front', front, 'stay'],
    ['elsewhere', 'busy', { ...front, isBusy: true }, 'stay'],
    ['elsewhere', 'hidden', hidden, 'stay'],
    ['elsewhere', 'with the card open', { ...front, isOpen: true }, 'stay'],
    ['nobody', 'in front', front, 'open'],
    ['nobody', 'busy', { ...front, isBusy: true }, 'offer'],
    ['nobody', 'visible, another window in front', behind, 'offer'],
    ['nobody', 'hidden', hidden, 'stay'],
    ['nobody', 'with the card open', { ...front, isOpen: true }, 'open'],
  ])('asked %s, tab %s', (asker, _, tab, step) => {
    expect(focusStepFor({ asker, ...tab })).toBe(step)
  })
})

const quiz = { id: 'quiz', type: 'quiz', title: 'Volcanoes', parent_id: null } as const
const event = (id = 'quiz'): FocusChange => ({ format: { ...quiz, id }, stream: true })

test.each<[FocusChange, object]>([
  [
    { format: quiz, stream: true },
    { ...quiz, isStreamed: true },
  ],
  [
    { format: quiz, stream: false },
    { ...quiz, isStreamed: false },
  ],
  [{ format: quiz }, { ...quiz, isStreamed: true }],
  [
    { format_id: 'quiz', type: 'quiz' },
    { ...quiz, title: '', isStreamed: true },
  ],
  [
    { formatId: 'quiz', type: 'quiz', stream: false },
    { ...quiz, title: '', isStreamed: false },
  ],
])('%j is read', (change, card) => {
  expect(changedCardOf(change)).toEqual(card)
})

describe('waiting for the reply', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
  })

  function openTab() {
    const { service } = createRealtimeService()
    const fetch = () => Promise.reject(new TypeError('no network'))
    const transport = { baseUrl: 'http://school.test/api', readCookies: () => '', fetch }
    const store = createStore({ transport, realtime: service }, () => (next) => next)
    const { dispatch } = store
    const acts: [string, Asker, string | null][] = []
    const { receive } = createFocusChanges(store, ({ id, chatId }, asker) => acts.push([id, asker, chatId]))
    const at = '2026-11-21T02:00:00Z'
    const metadata = (ids: string[]): ReplyEvent => ({
      event: 'metadata',
      data: {
        messageId: 'm1',
        chatId: 'c-1',
        chatMessageId: 'm1',
        sessionId: 's-1',
        messageCount: 1,
        usage_quota_reached: false,
        formats: ids.map((id) => ({ ...quiz, id })),
      },
    })
    const end: ReplyEvent = { event: 'end', data: { content: 'Here it is.' } }
    const apply = (to: { localId: string } | { messageId: string }, ...events: ReplyEvent[]) => {
      for (const replyEvent of events) dispatch(chatEventReceived({ event: 'replyEvent', to, replyEvent }))
    }
    const receivePrompt = () => {
      const message = textMessage({ id: 'p1', content: 'Make a quiz', created_at: at, format_id: null })
      dispatch(chatEventReceived({ event: 'received', message }))
    }
    return {
      acts,
      receive,
      metadata,
      end,
      /** Begins a reply of a question of this tab. @returns applies events to it */
      ask: (localId = 'own', source: 'stream' | 'channel' = 'stream') => {
        const prompt = makePrompt(ENTIRE_CHAT, `Make a quiz ${localId}`)
        dispatch(questionAsked({ chatKey: ENTIRE_CHAT, prompt }))
        dispatch(replyBegun({ chatKey: ENTIRE_CHAT, turnId: prompt.localId, localId, source, at }))
        return (...events: ReplyEvent[]) => apply({ localId }, ...events)
      },
      receivePrompt,
      /** Begins a reply on the channel; the prompt was typed in another tab, or is missing. */
      receiveReply: ({ hasPrompt }: { hasPrompt: boolean }) => {
        if (hasPrompt) receivePrompt()
        const start = { messageId: 'm1', type: 'text', format_id: null } as const
        dispatch(chatEventReceived({ event: 'start', to: { messageId: 'm1' }, data: start, at }))
        return (...events: ReplyEvent[]) => apply({ messageId: 'm1' }, ...events)
      },
    }
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  test('an event that overtakes the metadata of the own reply is held until the reply is shown', async () => {
    const { ask, receive, metadata, end, acts } = openTab()
    const reply = ask()
    receive(event())
    await pass(60_000)
    expect(acts).toEqual([])
    reply(metadata(['quiz']))
    await pass(HOLD_MS - 1)
    expect(acts).toEqual([])
    reply(end)
    await pass(0)
    expect(acts).toEqual([['quiz', 'here', 'c-1']])
  })

  test('metadata after the last words names the card, too', async () => {
    const { ask, receive, metadata, end, acts } = openTab()
    const reply = ask()
    reply(end)
    receive(event())
    await pass(COLLECT_MS + 500)
    expect(acts).toEqual([])
    reply(metadata(['quiz']))
    await pass(0)
    expect(acts).toEqual([['quiz', 'here', 'c-1']])
  })

  test('words still being shown hold the event for at most 10 s', async () => {
    const { ask, receive, metadata, acts } = openTab()
    ask()(metadata(['quiz']))
    receive(event())
    await pass(COLLECT_MS + HOLD_MS)
    expect(acts).toEqual([['quiz', 'here', 'c-1']])
  })

  test('an own reply without metadata counts as asked here after 10 s', async () => {
    const { ask, receive, end, acts } = openTab()
    const reply = ask()
    receive(event())
    await pass(COLLECT_MS)
    reply(end)
    await pass(HOLD_MS)
    expect(acts).toEqual([['quiz', 'here', null]])
  })

  test('a reply on the channel to a prompt of this tab was asked here', async () => {
    const { ask, receive, metadata, end, acts } = openTab()
    ask('engager', 'channel')(metadata(['quiz']), end)
    receive(event())
    await pass(COLLECT_MS)
    expect(acts).toEqual([['quiz', 'here', 'c-1']])
  })

  test('a reply whose prompt came by chat.received was asked elsewhere', async () => {
    const { receiveReply, receive, metadata, end, acts } = openTab()
    const reply = receiveReply({ hasPrompt: true })
    receive(event())
    await pass(COLLECT_MS)
    reply(metadata(['quiz']), end)
    await pass(2 * HOLD_MS)
    expect(acts).toEqual([])
  })

  test('a reply elsewhere without metadata leaves this tab alone', async () => {
    const { receiveReply, receive, end, acts } = openTab()
    const reply = receiveReply({ hasPrompt: true })
    receive(event())
    reply(end)
    await pass(2 * HOLD_MS)
    expect(acts).toEqual([])
  })

  test('a prompt of another tab whose reply has not begun here leaves this tab alone', async () => {
    const { receivePrompt, receive, acts } = openTab()
    receivePrompt()
    receive(event())
    await pass(COLLECT_MS + 2 * HOLD_MS)
    expect(acts).toEqual([])
  })

  test('a reply without a prompt was asked by nobody', async () => {
    const { receiveReply, receive, metadata, end, acts } = openTab()
    receiveReply({ hasPrompt: false })(metadata(['quiz']), end)
    receive(event())
    await pass(COLLECT_MS)
    expect(acts).toEqual([['quiz', 'nobody', 'c-1']])
  })

  test('a card that no reply names was asked by nobody, also after an own reply with another card', async () => {
    const { ask, receive, metadata, end, acts } = openTab()
    const reply = ask()
    receive(event('other'))
    await pass(COLLECT_MS)
    reply(end, metadata(['quiz']))
    await pass(0)
    expect(acts).toEqual([['other', 'nobody', null]])
  })

  test('of ten events in a second the last one acts', async () => {
    const { receive, acts } = openTab()
    for (let count = 1; count <= 10; count += 1) {
      receive(event(`quiz ${count}`))
      await pass(90)
    }
    await pass(COLLECT_MS)
    expect(acts).toEqual([['quiz 10', 'nobody', null]])
  })

  test('an event that was asked elsewhere does not replace an own event', async () => {
    const { ask, receiveReply, receive, metadata, end, acts } = openTab()
    ask()(end, metadata(['own']))
    receiveReply({ hasPrompt: true })(end, metadata(['theirs']))
    receive(event('own'))
    receive(event('theirs'))
    await pass(COLLECT_MS)
    expect(acts).toEqual([['own', 'here', 'c-1']])
  })
})
