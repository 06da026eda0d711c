// @vitest-environment jsdom

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { calls } from '@/api/calls'
import { channels } from '@/api/channels'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import type { ApiError } from '@/api/core/errors'
import { buildRequest } from '@/api/core/request'
import { expectConsole } from '@/testing/expectConsole'
import { openApp } from '@/testing/openApp'
import { myBoard } from '@/testing/myBoard'
import { createMockClient, type MockClient } from '@mocks/runtimes/inProcess'
import { createRealtime, type Realtime, type RealtimeStatus } from './realtime'

// Tests the unmodified pusher-js client against the mock server's endpoint for the Pusher protocol.

const AINA = 12
const MEI = 21

let session: MockClient
let realtime: Realtime
/** Errors of the next authorisations, in order. If empty, the server decides. */
let failures: ApiError[]
let authorizations: { socket_id: string; channel_name: string; hasToken: boolean }[]

const authorize = async (body: { socket_id: string; channel_name: string }) => {
  const request = buildRequest(session.transport, { call: calls.authorizeChannel, body })
  authorizations.push({ ...body, hasToken: Boolean(request.headers.get('X-XSRF-TOKEN')) })
  const failure = failures.shift()
  if (failure) throw Object.assign(new Error('not authorised'), failure)
  const response = await session.transport.fetch(request)
  if (!response.ok) throw new Error(`refused with ${response.status}`)
  return response.json() as Promise<{ auth: string }>
}

const failedEvent = (message: string) => ({ format_id: null, temp_id: null, message })
const emitFailure = (userId: number, message: string) =>
  session.mockServer.emit(channels.cards, { userId }, 'format.failed', failedEvent(message))

/** Subscribes to a user's cards channel. Returns the messages received so far, and a function that unsubscribes. */
function subscribeToCards(userId: number) {
  const received: string[] = []
  const unsubscribe = realtime.subscribe(
    channels.cards,
    { userId },
    { 'format.failed': ({ message }) => received.push(message) },
  )
  return { received, unsubscribe }
}

/** Emits events until one is received, because a test cannot see when the subscription is complete. */
const waitUntilReceived = (userId: number, received: string[]) =>
  expect
    .poll(() => {
      emitFailure(userId, 'are you there')
      return received.length
    })
    .toBeGreaterThan(0)

beforeEach(() => {
  session = createMockClient()
  session.signIn('cikgu_aina')
  authorizations = []
  failures = []
  realtime = createRealtime({ key: session.realtimeKey, host: 'localhost', isSecure: false }, authorize)
  onTestFinished(() => {
    realtime.disconnect()
    session.close()
  })
})

test('a private channel is authorised through the app, anti-forgery header included, and then delivers events', async () => {
  const { received } = subscribeToCards(AINA)
  await waitUntilReceived(AINA, received)
  expect(authorizations).toEqual([
    { socket_id: expect.stringMatching(/^\d+\.\d+$/), channel_name: 'private-format.12', hasToken: true },
  ])
})

test('a channel of another user is refused and delivers nothing', async () => {
  const own = subscribeToCards(AINA)
  const foreign = subscribeToCards(MEI)
  await waitUntilReceived(AINA, own.received)
  await expect.poll(() => authorizations.map(({ channel_name }) => channel_name)).toContain('private-format.21')
  emitFailure(MEI, 'for Mei only')
  emitFailure(AINA, 'done')
  await expect.poll(() => own.received.at(-1)).toBe('done')
  expect(foreign.received).toEqual([])
})

test('a channel whose authorisation got no verdict is asked for again, and then delivers events', async () => {
  failures = [
    { kind: 'http', status: 500, message: '' },
    { kind: 'http', status: 429, message: 'Too Many Attempts.' },
  ]
  const settled: string[] = []
  const received: string[] = []
  const handlers = { 'format.failed': ({ message }: { message: string }) => received.push(message) }
  realtime.subscribe(channels.cards, { userId: AINA }, handlers, () => settled.push('settled'))
  await expect.poll(() => settled.length, { timeout: 10_000 }).toBe(3)
  emitFailure(AINA, 'here I am')
  await expect.poll(() => received).toEqual(['here I am'])
  expect(authorizations).toHaveLength(3)
})

test('a refused channel, and one that is not listened to any more, is not asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  failures = [
    { kind: 'http', status: 403, message: '' },
    { kind: 'http', status: 500, message: '' },
  ]
  const settled: string[] = []
  realtime.subscribe(channels.cards, { userId: MEI }, {}, () => settled.push('refused'))
  await expect.poll(() => settled).toEqual(['refused'])
  const leave = realtime.subscribe(channels.cards, { userId: AINA }, {}, () => settled.push('no verdict'))
  await expect.poll(() => settled).toEqual(['refused', 'no verdict'])
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(authorizations).toHaveLength(2)
})

test('a public channel needs no authorisation', async () => {
  const received: number[] = []
  realtime.subscribe(channels.userLogout, { userId: MEI }, { 'user.logged.out': ({ id }) => received.push(id) })
  await expect
    .poll(() => {
      session.mockServer.emit(channels.userLogout, { userId: MEI }, 'user.logged.out', { id: MEI })
      return received[0]
    })
    .toBe(MEI)
  expect(authorizations).toEqual([])
})

test('a payload with an invalid envelope is reported and dropped', async () => {
  expectConsole(/^\[contract\] private-format\.\{userId\} format\.failed: "message" breaks the contract\./)
  const { received } = subscribeToCards(AINA)
  await waitUntilReceived(AINA, received)
  session.mockServer.pusher.publish('private-format.12', 'format.failed', { format_id: null, temp_id: null })
  emitFailure(AINA, 'whole again')
  await expect.poll(() => received.at(-1)).toBe('whole again')
  expect(received).not.toContain(undefined)
})

test('an event without a handler is ignored', async () => {
  const { received } = subscribeToCards(AINA)
  await waitUntilReceived(AINA, received)
  session.mockServer.pusher.publish('private-format.12', 'format.updated', { format: 'no card at all' })
  emitFailure(AINA, 'after')
  await expect.poll(() => received.at(-1)).toBe('after')
})

test('unsubscribing one listener leaves the others subscribed', async () => {
  const first = subscribeToCards(AINA)
  const second = subscribeToCards(AINA)
  await waitUntilReceived(AINA, first.received)
  first.unsubscribe()
  const count = first.received.length
  emitFailure(AINA, 'to the second')
  await expect.poll(() => second.received.at(-1)).toBe('to the second')
  expect(first.received).toHaveLength(count)
})

test('a channel is left with its last listener and joined again on the next subscription', async () => {
  const first = subscribeToCards(AINA)
  await waitUntilReceived(AINA, first.received)
  first.unsubscribe()
  const again = subscribeToCards(AINA)
  await waitUntilReceived(AINA, again.received)
  expect(authorizations).toHaveLength(2)
})

test('unsubscribing before the connection is established never joins the channel', async () => {
  const early = subscribeToCards(AINA)
  early.unsubscribe()
  const { received } = subscribeToCards(AINA)
  await waitUntilReceived(AINA, received)
  expect(early.received).toEqual([])
})

// After 4200 to 4299 the client reconnects immediately. After 4100 to 4199 it waits first, in pusher-js for one second.
test.each([4200, 4100])('a connection closed with %i reconnects and rejoins its channels', async (code) => {
  const statuses: RealtimeStatus[] = []
  realtime.onStatus((status) => void statuses.push(status))
  const { received } = subscribeToCards(AINA)
  await waitUntilReceived(AINA, received)
  expect(realtime.status()).toBe('connected')
  statuses.length = 0
  session.mockServer.pusher.dropAll(code)
  await expect.poll(() => statuses, { timeout: 5000 }).toEqual(['connecting', 'connected'])
  received.length = 0
  await waitUntilReceived(AINA, received)
})

test('disconnecting closes the socket and ends in "off"', async () => {
  const { received } = subscribeToCards(AINA)
  await waitUntilReceived(AINA, received)
  expect(session.mockServer.pusher.connections()).toBe(1)
  realtime.disconnect()
  expect(realtime.status()).toBe('off')
  await expect.poll(() => session.mockServer.pusher.connections()).toBe(0)
})

test('an unsubscribed status listener is not notified', async () => {
  const statuses: RealtimeStatus[] = []
  realtime.onStatus((status) => statuses.push(status))()
  subscribeToCards(AINA)
  await expect.poll(() => realtime.status()).toBe('connected')
  expect(statuses).toEqual([])
})

// This happens if a user logs in and out while pusher-js loads.
test('disconnecting before the client is loaded leaves no connection behind', async () => {
  subscribeToCards(AINA)
  realtime.disconnect()
  const next = createRealtime({ key: session.realtimeKey, host: 'localhost', isSecure: false }, authorize)
  onTestFinished(next.disconnect)
  next.subscribe(channels.cards, { userId: AINA }, {})
  await expect.poll(() => next.status()).toBe('connected')
  expect(session.mockServer.pusher.connections()).toBe(1)
})

// The following tests cover the app's event handling.

const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

/** Opens a teacher's app with the board, and waits until it has joined the cards channel. */
async function openBoard() {
  const app = openApp({ as: 'cikgu_aina' })
  onTestFinished(app.close)
  await app.router.load()
  const list = app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(myBoard))
  await list
  const cards = (): Card[] =>
    cardQueriesApi.endpoints.getCards
      .select(myBoard)(app.store.getState())
      .data?.pages.flatMap(({ data }) => data) ?? []
  const emit: typeof app.session.mockServer.emit = (...event) => app.session.mockServer.emit(...event)
  const [first] = cards()
  if (!first) throw new Error('The board is empty.')
  // The channel is joined once an update arrives.
  await expect
    .poll(() => {
      emit(channels.cards, { userId: AINA }, 'format.updated', { format: { ...first, subtitle: 'joined' } })
      return cards()[0]?.subtitle
    })
    .toBe('joined')
  return { app, cards, emit, first }
}

test('a card created elsewhere is inserted into the board', async () => {
  const { cards, emit, first } = await openBoard()
  emit(channels.cards, { userId: AINA }, 'format.created', { format: { ...first, id: 'new' }, temp_id: null })
  await expect.poll(() => cards()[0]?.id).toBe('new')
})

test('format.failed removes the temporary card and shows the server’s message in a snackbar', async () => {
  const { app, cards, emit, first } = await openBoard()
  emit(channels.cards, { userId: AINA }, 'format.created', {
    format: { ...first, id: 't', temp_id: 'temp_1' },
    temp_id: null,
  })
  await expect.poll(() => cards()[0]?.id).toBe('t')
  emit(channels.cards, { userId: AINA }, 'format.failed', {
    format_id: null,
    temp_id: 'temp_1',
    message: 'Too many words.',
  })
  await expect.poll(() => cards()[0]?.id).toBe(first.id)
  expect(app.store.getState().snackbars).toMatchObject([{ kind: 'danger', text: { message: 'Too many words.' } }])
})

test('after a reconnect the lists are refetched, because missed events are not sent again', async () => {
  const { app, cards, first } = await openBoard()
  const { mockServer } = app.session
  mockServer.pusher.dropAll(4200)
  const record = mockServer.db.cards.get(first.id)
  if (!record) throw new Error('The first card is not in the mock database.')
  mockServer.db.cards.set({ ...record, title: 'Changed while offline' })
  await expect.poll(() => cards()[0]?.title).toBe('Changed while offline')
})

test('losing an established connection sets the status to connecting until it is restored', async () => {
  const { app } = await openBoard()
  expect(app.store.getState().connection).toMatchObject({ status: 'connected', hasBeenConnected: true })
  app.session.mockServer.setScenario('socketDropped')
  await expect.poll(() => app.store.getState().connection.status).toBe('connecting')
  app.session.mockServer.setScenario('normal')
  await expect.poll(() => app.store.getState().connection.status, { timeout: 5000 }).toBe('connected')
})

// D-3142: the event is merged into the card, because only responses for a single card contain `cards` (D-2110).
test('an open stack keeps its cards when it is updated elsewhere', async () => {
  const { app, cards, emit } = await openBoard()
  const open = app.store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: FOOD_CHAINS }))
  await open
  const stack = cards().find(({ id }) => id === FOOD_CHAINS)
  if (!stack) throw new Error('The stack is not on the first page.')
  emit(channels.cards, { userId: AINA }, 'format.updated', { format: { ...stack, title: 'Who Eats Whom' } })
  const opened = () => cardQueriesApi.endpoints.getCard.select({ cardId: FOOD_CHAINS })(app.store.getState()).data
  await expect.poll(() => opened()?.title).toBe('Who Eats Whom')
  expect(opened()).toHaveProperty('cards.length', 4)
})

// C-441, D-3142: "danger snackbar with message (else error.generic)".
test('format.failed without a message shows the generic text', async () => {
  const { app, emit } = await openBoard()
  emit(channels.cards, { userId: AINA }, 'format.failed', { format_id: null, temp_id: null, message: '' })
  await expect.poll(() => app.store.getState().snackbars).toHaveLength(1)
  expect(app.store.getState().snackbars[0]?.text).toEqual({ key: 'error.generic' })
})
