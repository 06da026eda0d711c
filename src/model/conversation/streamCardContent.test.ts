// @vitest-environment jsdom

/** Content of a card that the chat made: request, silence, failures (C-219, C-348, D-3109). */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { CardType } from '@/api/cards/card.schema'
import { generationCalls } from '@/api/generation.contract'
import type { RealtimeService } from '@/api/core/services'
import { createStore } from '@/app/startup/store'
import { selectIsContentAwaited, selectIsContentLate } from '@/store/awaitedContentSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { LATE_MS, SILENCE_MS, streamCardContent } from './streamCardContent'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

type Subscription = { handlers: Record<string, ((payload: object) => void) | undefined>; onSettled?: () => void }

type Answer = { status: number; message?: string }

/**
 * One tab with a fake channel.
 * @param answer to the request for the content; 'offline': no request is answered
 * @param getCardAnswer to reads of the card
 */
function openTab(answer: Answer | 'offline' = { status: 202 }, getCardAnswer: Answer = { status: 500 }) {
  const subscriptions = new Set<Subscription>()
  const requests: string[] = []
  const fetch = async ({ method, url }: Request) => {
    requests.push(`${method} ${new URL(url).pathname.slice('/api/'.length)}`)
    if (answer === 'offline') throw new TypeError('no network')
    const { status, message = '' } = method === 'GET' ? getCardAnswer : answer
    const data = { format_id: 'quiz', status: 'STREAMING' }
    return Response.json(status < 400 ? { data } : { message }, { status })
  }
  const realtime: RealtimeService = {
    subscribe(_channel, _params, handlers, onSettled) {
      const subscription = { handlers, onSettled } as Subscription
      subscriptions.add(subscription)
      return () => void subscriptions.delete(subscription)
    },
  }
  const transport = { baseUrl: 'http://school.test/api', readCookies: () => '', fetch }
  const store = createStore({ transport, realtime }, () => (next) => next)
  return {
    start: (type: CardType = 'quiz') => store.dispatch(streamCardContent({ id: 'quiz', type, chatId: 'c-1' })),
    join: () => {
      for (const { onSettled } of [...subscriptions]) onSettled?.()
    },
    emit: (name: string, payload: object) => {
      for (const { handlers } of [...subscriptions]) handlers[name]?.({ format_id: 'quiz', ...payload })
    },
    posts: () => requests.filter((each) => each.startsWith('POST')),
    fetches: () => requests.filter((each) => each.startsWith('GET')).length,
    isAwaited: () => selectIsContentAwaited(store.getState(), 'quiz'),
    isLate: () => selectIsContentLate(store.getState(), 'quiz'),
    told: () =>
      selectSnackbars(store.getState()).map(({ kind, text }) => [kind, 'key' in text ? text.key : text.message]),
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('content is requested once, after joining the channel', async () => {
  const { start, join, posts } = openTab()
  start()
  await pass(100)
  expect(posts()).toEqual([])
  join()
  start()
  await pass(100)
  expect(posts()).toEqual([`POST ${generationCalls.streamFormat.path}`])
})

test('content within 2 s shows no loader, and nothing is fetched', async () => {
  const { start, join, emit, isLate, isAwaited, fetches } = openTab()
  start()
  join()
  await pass(LATE_MS - 1)
  emit('token', { index: 0, token: '#' })
  expect(isAwaited()).toBe(false)
  await pass(LATE_MS)
  expect([isLate(), fetches()]).toEqual([false, 0])
})

test('the loader follows after 2 s, and goes with the first content', async () => {
  const { start, join, emit, isLate } = openTab()
  start()
  join()
  await pass(LATE_MS)
  expect(isLate()).toBe(true)
  emit('body.updated', { body: '<p>Lava</p>', updated_at: '2026-11-21T02:00:00Z' })
  expect(isLate()).toBe(false)
})

test.each<[string, Answer | 'offline', [string, string][]]>([
  ['403', { status: 403 }, [['danger', 'error.403']]],
  ['403 with a message', { status: 403, message: 'Ask your teacher.' }, [['danger', 'Ask your teacher.']]],
  ['404', { status: 404, message: 'Not found.' }, [['danger', 'focus.notFound']]],
  ['500', { status: 500, message: 'Server Error' }, [['danger', 'error.500']]],
  // Told by the error middleware.
  ['429 of the quota', { status: 429 }, []],
  ['503', { status: 503 }, []],
  ['no answer', 'offline', []],
])('%s: told, the loader goes and the card is fetched', async (_, answer, expected) => {
  const { start, join, told, isAwaited, fetches } = openTab(answer)
  start()
  await pass(LATE_MS)
  join()
  await pass(10)
  expect(told()).toEqual(expected)
  expect([isAwaited(), fetches()]).toEqual([false, 1])
})

test.each<[string, Answer, Answer, string]>([
  ['deleted', { status: 404, message: 'Not found.' }, { status: 404 }, 'focus.notFound'],
  ['unshared, or of another person', { status: 403, message: 'Forbidden.' }, { status: 403 }, 'focus.noAccess'],
])('a card that is %s is told once, as by the open card, and not asked for again', async (_, answer, card, key) => {
  const { start, join, told, isAwaited, posts, fetches } = openTab(answer, card)
  start()
  join()
  await pass(SILENCE_MS)
  expect(told()).toEqual([['danger', key]])
  expect([isAwaited(), posts().length, fetches()]).toEqual([false, 1, 1])
})

test('silence: the loader goes after 20 s and the card is fetched', async () => {
  const { start, join, isLate, isAwaited, told, fetches } = openTab()
  start()
  join()
  await pass(SILENCE_MS - 1)
  expect(isLate()).toBe(true)
  await pass(10)
  expect([isAwaited(), fetches(), told()]).toEqual([false, 1, []])
})

test('lost connection: joining again ends the wait, because events in between are lost', async () => {
  const { start, join, isAwaited, posts, fetches } = openTab()
  start()
  join()
  await pass(100)
  join()
  await pass(10)
  expect([isAwaited(), fetches(), posts().length]).toEqual([false, 1, 1])
})
