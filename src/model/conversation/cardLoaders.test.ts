// @vitest-environment jsdom

/** Cards that replies make: placeholder, result, silence, Stop; stored once by the tab that asked (C-132, C-138, C-139, D-3117). */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ChatMessage, NamedCard } from '@/api/chat.contract'
import type { RealtimeService } from '@/api/core/services'
import { createStore } from '@/app/startup/store'
import { sessionEnded } from '@/store/sessionEvents'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { finishStreamedCards, selectWaitingCards, stopCard } from './cardLoaders'
import { CARD_SILENCE_MS } from './cardLoadersSlice'
import { createChannelReplies } from './channelReplies'
import type { ReplyEvent } from './chatEvents'
import { chatEventReceived, newChatStarted, questionAsked, replyBegun, selectIsReplying } from './chatSlice'
import { selectMessages } from './conversation'
import { stopReply } from './ask'
import { ENTIRE_CHAT } from './chatKeys'
import { makePrompt, textMessage } from './turns'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const AT = '2026-11-21T02:00:00Z'
const QUIZ: NamedCard = { id: 'quiz', type: 'quiz', title: 'Volcanoes', parent_id: null }

const loader = (id = 'l', temp_id = 'temp'): ChatMessage => ({
  ...textMessage({ id, content: '', created_at: AT, format_id: null, from: 'other' }),
  type: 'format_loader',
  data: { temp_id, type: 'quiz' },
})

type Stored = { type: string; content: string; data: object; from: string; format_id: string | null }

/** One tab of a person, with a server that stores messages and sends nothing by itself. */
function openTab({ status = 201 } = {}) {
  const stored: Stored[] = []
  const fetch = async (request: Request) => {
    const body = (await request.json()) as Stored
    stored.push(body)
    const message = {
      ...textMessage({ id: `stored ${stored.length}`, content: '', created_at: AT, format_id: null }),
      ...body,
    }
    return Response.json(status < 400 ? { data: message } : { message: 'Server Error' }, { status })
  }
  const listeners = new Set<Record<string, ((payload: object) => void) | undefined>>()
  const realtime: RealtimeService = {
    subscribe(_channel, _params, handlers) {
      const listener = handlers as Record<string, (payload: object) => void>
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const emit = (name: string, payload: object) => {
    for (const listener of [...listeners]) listener[name]?.(payload)
  }
  const transport = { baseUrl: 'http://school.test/api', readCookies: () => '', fetch }
  const store = createStore({ transport, realtime }, () => (next) => next)
  const replies = createChannelReplies(store)
  onTestFinished(() => void store.dispatch(sessionEnded('loggedOut')))
  const { dispatch } = store
  const receive = (replyEvent: ReplyEvent) =>
    dispatch(chatEventReceived({ event: 'replyEvent', to: { localId: 'own' }, replyEvent }))
  const metadata = { messageId: 'r', chatId: 'c', chatMessageId: 'cm', sessionId: 's', messageCount: 1 }
  const message = (received: ChatMessage) => replies.receive({ name: 'chat.received', payload: { message: received } })
  return {
    dispatch,
    /** Asks a question whose reply streams into this tab. */
    ask() {
      const prompt = makePrompt(ENTIRE_CHAT, 'Make a quiz about volcanoes')
      dispatch(questionAsked({ chatKey: ENTIRE_CHAT, prompt }))
      dispatch(replyBegun({ chatKey: ENTIRE_CHAT, turnId: prompt.localId, localId: 'own', source: 'stream', at: AT }))
    },
    say: (text: string) => receive({ event: 'token', data: text }),
    end: () => receive({ event: 'end', data: { content: 'Here it is.' } }),
    /** Metadata of the stream, and what the stream does with the cards that it names. */
    finish(cards: NamedCard[], stackId: string | null = null) {
      receive({ event: 'metadata', data: { ...metadata, usage_quota_reached: false, formats: cards } })
      return dispatch(finishStreamedCards({ chatKey: ENTIRE_CHAT, replyId: 'own', cards, stackId }))
    },
    stopStream: () => receive({ event: 'closed', data: { status: 'stopped', error: null } }),
    /** A question of another tab, and its reply on the channel. */
    askElsewhere() {
      const asked = textMessage({ id: 'p', content: 'Make a quiz', created_at: AT, format_id: null })
      message({ ...asked, from: 'USER' })
      replies.receive({ name: 'chat.stream.start', payload: { messageId: 'r', type: 'text', format_id: null } })
    },
    endOnChannel(formats: NamedCard[]) {
      replies.receive({ name: 'end', payload: { messageId: 'r', content: 'Here it is.' } })
      replies.receive({ name: 'metadata', payload: { ...metadata, usage_quota_reached: false, formats } })
    },
    /** A prompt of this tab whose reply comes on the channel. */
    prompt() {
      const prompt = makePrompt(ENTIRE_CHAT, 'Make a quiz about this')
      dispatch(questionAsked({ chatKey: ENTIRE_CHAT, prompt }))
      dispatch(
        replyBegun({ chatKey: ENTIRE_CHAT, turnId: prompt.localId, localId: 'asked', source: 'channel', at: AT }),
      )
      message({ ...prompt, id: 'p', from: 'USER' })
      replies.receive({ name: 'chat.stream.start', payload: { messageId: 'r', type: 'text', format_id: null } })
    },
    loader: (id?: string, tempId?: string) => message(loader(id, tempId)),
    created: (card: NamedCard = QUIZ, tempId = 'temp') => emit('format.created', { format: card, temp_id: tempId }),
    failed: (tempId = 'temp') => emit('format.failed', { format_id: null, temp_id: tempId, message: 'No.' }),
    stored: () => stored.map(({ type, content, data }) => [type, content, data]),
    /** Types of the shown messages about cards. */
    shown: () =>
      selectMessages(store.getState(), ENTIRE_CHAT)
        .map(({ type, content }) => (type === 'format_created' ? `${type} ${content}` : type))
        .filter((type) => type !== 'text'),
    messages: () => selectMessages(store.getState(), ENTIRE_CHAT),
    statusOfReply: () => selectMessages(store.getState(), ENTIRE_CHAT).find(({ from }) => from === 'other')?.status,
    isReplying: () => selectIsReplying(store.getState()),
    listeners: () => listeners.size,
    waiting: () => selectWaitingCards(store.getState()),
    told: () => selectSnackbars(store.getState()).map(({ kind, text }) => [kind, 'key' in text ? text.key : '']),
  }
}
type Tab = ReturnType<typeof openTab>

const CREATED = ['format_created', 'Volcanoes', QUIZ]
const CANCELLED = ['format_creation_cancelled', '', { type: 'quiz', title: '' }]

const asked: Record<string, (tab: Tab) => void> = {
  'asked here': (tab) => {
    tab.ask()
    tab.loader()
    tab.end()
  },
  'asked here, replied on the channel': (tab) => {
    tab.prompt()
    tab.loader()
    tab.endOnChannel([])
  },
  'asked elsewhere': (tab) => {
    tab.askElsewhere()
    tab.loader()
    tab.endOnChannel([])
  },
  'asked by nobody': (tab) => tab.loader(),
}
const endings: Record<string, { act: (tab: Tab) => void; shows: string[]; stores: unknown[] }> = {
  'format.created': { act: (tab) => tab.created(), shows: ['format_created Volcanoes'], stores: [CREATED] },
  'format.failed': { act: (tab) => tab.failed(), shows: [], stores: [] },
  'Stop at the placeholder': {
    act: (tab) => tab.dispatch(stopCard('temp')),
    shows: ['format_creation_cancelled'],
    stores: [CANCELLED],
  },
  silence: { act: () => undefined, shows: ['format_creation_cancelled'], stores: [CANCELLED] },
}

describe('a placeholder', () => {
  const rows = Object.keys(asked).flatMap((who) => Object.keys(endings).map((ending) => [who, ending] as const))
  test.each(rows)('%s, ended by %s', async (who, ending) => {
    const tab = openTab()
    asked[who]?.(tab)
    await pass(500)
    expect(tab.shown()).toEqual(['format_loader'])
    expect(tab.stored()).toEqual([])
    const { act, shows, stores } = endings[ending] ?? { act: () => undefined, shows: [], stores: [] }
    act(tab)
    await pass(ending === 'silence' ? CARD_SILENCE_MS + 1000 : 1000)
    expect(tab.shown()).toEqual(shows)
    expect(tab.stored()).toEqual(who.startsWith('asked here') ? stores : [])
    await pass(2 * CARD_SILENCE_MS)
    expect(tab.stored()).toHaveLength(who.startsWith('asked here') ? stores.length : 0)
  })
})

test('60 s count from the last word of the reply', async () => {
  const tab = openTab()
  tab.ask()
  tab.loader()
  await pass(59_000)
  tab.say('Still at it. ')
  await pass(59_000)
  expect(tab.shown()).toEqual(['format_loader'])
  tab.end()
  await pass(59_000)
  expect(tab.shown()).toEqual(['format_loader'])
  await pass(3000)
  expect(tab.shown()).toEqual(['format_creation_cancelled'])
})

test('after 60 s of silence the stream of the reply ends, too', async () => {
  const tab = openTab()
  tab.ask()
  tab.loader()
  await pass(CARD_SILENCE_MS + 1000)
  expect(tab.statusOfReply()).toBe('failed')
  expect(tab.isReplying()).toBe(false)
  expect(tab.stored()).toEqual([CANCELLED])
})

test('Stop of the reply ends its placeholder within a second', async () => {
  const tab = openTab()
  tab.ask()
  tab.loader()
  tab.stopStream()
  await pass(1000)
  expect(tab.shown()).toEqual(['format_creation_cancelled'])
  expect(tab.stored()).toEqual([CANCELLED])
})

test('Stop of a reply on the channel ends its placeholder', async () => {
  const tab = openTab()
  tab.prompt()
  tab.loader()
  tab.dispatch(stopReply())
  await pass(1000)
  expect(tab.stored()).toEqual([CANCELLED])
})

test('the message is stored after the reply, with the title of its metadata', async () => {
  const tab = openTab()
  tab.ask()
  tab.loader()
  tab.created({ ...QUIZ, title: '' })
  await pass(2000)
  expect(tab.shown()).toEqual(['format_created '])
  expect(tab.stored()).toEqual([])
  tab.end()
  await tab.finish([QUIZ])
  await pass(2000)
  expect(tab.shown()).toEqual(['format_created Volcanoes'])
  expect(tab.stored()).toEqual([CREATED])
  expect(tab.messages().at(-1)?.id).toBe('stored 1')
})

// Faults of the live connection: an event that is lost, late or doubled, and a refused channel.
const faults: Record<string, (tab: Tab) => Promise<void> | void> = {
  'no placeholder, no event: a refused channel': async (tab) => {
    tab.ask()
    tab.end()
    await tab.finish([QUIZ])
  },
  'the placeholder is lost': async (tab) => {
    tab.ask()
    tab.created()
    tab.end()
    await tab.finish([QUIZ])
  },
  'format.created is lost': async (tab) => {
    tab.ask()
    tab.loader()
    tab.end()
    await tab.finish([QUIZ])
  },
  'the placeholder comes after format.created': async (tab) => {
    tab.ask()
    tab.created()
    tab.loader()
    tab.end()
    await tab.finish([QUIZ])
  },
  'the placeholder comes after all': async (tab) => {
    tab.ask()
    tab.created()
    tab.end()
    await tab.finish([QUIZ])
    tab.loader()
  },
  'the placeholder comes last, before a late format.created': async (tab) => {
    tab.ask()
    tab.end()
    await tab.finish([QUIZ])
    tab.loader()
    tab.created()
  },
  'format.created comes last': async (tab) => {
    tab.ask()
    tab.loader()
    tab.end()
    await tab.finish([QUIZ])
    tab.created()
  },
  'format.created comes last, without metadata': async (tab) => {
    tab.ask()
    tab.loader()
    tab.end()
    await tab.finish([])
    tab.created()
  },
  'all events are doubled': async (tab) => {
    tab.ask()
    tab.loader()
    tab.loader()
    tab.created()
    tab.created()
    tab.end()
    await tab.finish([QUIZ])
    tab.loader()
    tab.created()
  },
  'all events of a reply on the channel are doubled': (tab) => {
    tab.prompt()
    tab.loader()
    tab.loader()
    tab.created()
    tab.created()
    tab.endOnChannel([QUIZ])
    tab.endOnChannel([QUIZ])
  },
  'a reply on the channel has no placeholder': (tab) => {
    tab.prompt()
    tab.endOnChannel([QUIZ])
  },
}

test.each(Object.entries(faults))('%s: one message, stored once', async (_, act) => {
  const tab = openTab()
  await act(tab)
  await pass(2 * CARD_SILENCE_MS)
  expect(tab.shown()).toEqual(['format_created Volcanoes'])
  expect(tab.stored()).toEqual([CREATED])
})

test('a card whose failure came before its placeholder was not created', async () => {
  const tab = openTab()
  tab.ask()
  tab.failed()
  tab.loader()
  await pass(CARD_SILENCE_MS + 1000)
  expect(tab.shown()).toEqual(['format_creation_cancelled'])
})

test('a card that comes after its cancellation is told', async () => {
  const tab = openTab()
  tab.ask()
  tab.loader()
  tab.end()
  await pass(CARD_SILENCE_MS + 2000)
  tab.created()
  await pass(1000)
  expect(tab.shown()).toEqual(['format_created Volcanoes'])
  expect(tab.stored()).toEqual([CANCELLED, CREATED])
  await pass(1000)
  expect([tab.listeners(), vi.getTimerCount()]).toEqual([0, 0])
})

test('each of two wishes has its own placeholder and card', async () => {
  const tab = openTab()
  tab.ask()
  tab.loader('l1', 'one')
  tab.loader('l2', 'two')
  tab.created({ ...QUIZ, id: 'second', title: 'Lava' }, 'two')
  await pass(1000)
  expect(tab.shown()).toEqual(['format_loader', 'format_created Lava'])
  tab.end()
  await tab.finish([QUIZ, { ...QUIZ, id: 'second', title: 'Lava' }])
  expect(tab.shown()).toEqual(['format_created Volcanoes', 'format_created Lava'])
  expect(tab.stored()).toHaveLength(2)
})

test('a new chat forgets the placeholder, not the card', async () => {
  const tab = openTab()
  tab.ask()
  tab.loader()
  tab.end()
  tab.dispatch(newChatStarted(ENTIRE_CHAT))
  await pass(CARD_SILENCE_MS + 2000)
  expect(tab.shown()).toEqual([])
  expect(tab.stored()).toEqual([])
  tab.created()
  await tab.finish([QUIZ])
  expect(tab.stored()).toEqual([CREATED])
})

test('the end of the session forgets the placeholder', async () => {
  const tab = openTab()
  tab.ask()
  tab.loader()
  expect(tab.waiting()).toHaveLength(1)
  tab.dispatch(sessionEnded('loggedOut'))
  await pass(CARD_SILENCE_MS + 2000)
  expect(tab.stored()).toEqual([])
  expect([tab.listeners(), vi.getTimerCount()]).toEqual([0, 0])
})

test('a message that cannot be stored says so, once', async () => {
  const tab = openTab({ status: 500 })
  tab.ask()
  tab.loader()
  tab.end()
  await tab.finish([QUIZ])
  await pass(5000)
  expect(tab.shown()).toEqual(['format_created Volcanoes', 'error'])
  expect(tab.stored()).toHaveLength(1)
})

// C-217, D-3012.
test.each([
  ['in the open stack', 'stack', 'stack', []],
  ['on My Board without an open stack', null, null, []],
  ['on My Board instead of the open stack', 'stack', null, [['neutral', 'message.savedToMyBoard']]],
])('a card %s', async (_, stackId, parent_id, told) => {
  const tab = openTab()
  tab.ask()
  tab.end()
  await tab.finish([{ ...QUIZ, parent_id }], stackId)
  expect(tab.told()).toEqual(told)
})
