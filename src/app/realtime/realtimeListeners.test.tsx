import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { authCalls } from '@/api/auth.contract'
import { cardsCalls } from '@/api/cards/cards.contract'
import { stacksCalls } from '@/api/cards/stacks.contract'
import { channels } from '@/api/channels'
import type { Card } from '@/api/cards/card.schema'
import { cardsOf } from '@/api/cards/cardListPages'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { stacksApi } from '@/api/cards/stacks'
import { selectMe, userApi } from '@/api/user'
import { logOut } from '@/app/startup/session'
import { dragEnded, dragStarted } from '@/store/dragSlice'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { selectSnackbars, snackbarClosed, snackbarShown } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept } from '@/testing/intercept'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { myBoard } from '@/testing/myBoard'
import { viewCard } from '@mocks/domain/cards/cards'

const AINA = 12
const LIM = { id: 13, name: 'Lim Wei Han' }
const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
/** A card that is not yet shared with Aina. */
const MYTH = 'b9d142e6-1962-4b95-bb75-9c0239a0194f'
let app: OpenedApp

const POLL_OPTIONS = { timeout: 20_000, interval: 10 }

const boardCards = (): readonly Card[] =>
  cardsOf(cardQueriesApi.endpoints.getCards.select(myBoard)(app.store.getState()).data?.pages ?? [])
const total = () =>
  cardQueriesApi.endpoints.getCards.select(myBoard)(app.store.getState()).data?.pages.at(-1)?.metadata.total ?? 0
const find = (id: string) => boardCards().find((card) => card.id === id)
const shownSnackbars = () =>
  selectSnackbars(app.store.getState()).map(({ kind, text }) => [kind, 'key' in text ? text.key : text.message])
const cardViewOf = (id: string): Card => {
  const { mockServer } = app.session
  const [card, aina] = [mockServer.db.cards.get(id), mockServer.db.people.get(AINA)]
  if (!card || !aina) throw new Error('No such card.')
  return viewCard(mockServer, card, aina)
}
const user = { userId: AINA }
type Emit = OpenedApp['session']['mockServer']['emit']
const emit: Emit = (...event) => app.session.mockServer.emit(...event)

/** Stores a share from Lim to Aina without sending an event. */
const shareWithAina = (cardId: string) => {
  const { db, now } = app.session.mockServer
  db.shares.set({
    id: `share ${cardId}`,
    card_id: cardId,
    sender_id: LIM.id,
    recipient_id: AINA,
    status: 'not_read',
    shared_at: now().toISOString(),
    opened_at: null,
  })
}

/** Emits a test event until its snackbar is shown, then closes the snackbars. */
async function waitUntilReceived(emitProbe: () => void): Promise<void> {
  await expect
    .poll(() => {
      emitProbe()
      return shownSnackbars().length > 0
    }, POLL_OPTIONS)
    .toBe(true)
  for (const { id } of selectSnackbars(app.store.getState())) app.store.dispatch(snackbarClosed({ id }))
}

/** Waits until the required channels and the board channel are joined, and the lists requested again. */
async function waitUntilConnected(): Promise<void> {
  await expect.poll(() => selectIsRealtimeReady(app.store.getState()), POLL_OPTIONS).toBe(true)
  await waitUntilReceived(() => emit(channels.board, user, 'insight.added', { format: cardViewOf(TAPIR) }))
}

const waitUntilProcessesArrive = () =>
  waitUntilReceived(() =>
    emit(channels.genericNotification, user, 'user.process.completed', {
      message: 'Probe.',
      type: 'neutral',
      format_id: null,
    }),
  )

const setTitleOnServer = (id: string, title: string) => {
  const { db } = app.session.mockServer
  const card = db.cards.get(id)
  if (card) db.cards.set({ ...card, title })
}

beforeEach(async () => {
  app = openApp({ as: 'cikgu_aina' })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  await app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(myBoard))
  await waitUntilConnected()
})

test('a created card is inserted first', async () => {
  emit(channels.cards, user, 'format.created', {
    format: { ...cardViewOf(TAPIR), id: 'new', title: 'The Sun Bear' },
    temp_id: null,
  })
  await expect.poll(() => boardCards()[0]?.title, POLL_OPTIONS).toBe('The Sun Bear')
  expect(shownSnackbars()).toEqual([])
})

test('an updated card keeps its position', async () => {
  const index = boardCards().findIndex(({ id }) => id === TAPIR)
  emit(channels.cards, user, 'format.updated', { format: { ...cardViewOf(TAPIR), title: 'Tapirus indicus' } })
  await expect.poll(() => boardCards()[index]?.title, POLL_OPTIONS).toBe('Tapirus indicus')
})

test('a failed creation removes its placeholder and shows a danger snackbar', async () => {
  const temporary = { ...cardViewOf(TAPIR), id: 'temp_1', temp_id: 'temp_1', loading: true }
  emit(channels.cards, user, 'format.created', { format: temporary, temp_id: 'temp_1' })
  await expect.poll(() => find('temp_1'), POLL_OPTIONS).toBeDefined()
  emit(channels.cards, user, 'format.failed', { format_id: null, temp_id: 'temp_1', message: 'No picture of that.' })
  await expect.poll(() => find('temp_1'), POLL_OPTIONS).toBeUndefined()
  expect(shownSnackbars()).toEqual([['danger', 'No picture of that.']])
})

test('a failure without a message shows the generic text', async () => {
  emit(channels.cards, user, 'format.failed', { format_id: null, temp_id: null, message: '' })
  await expect.poll(shownSnackbars, POLL_OPTIONS).toEqual([['danger', 'error.generic']])
})

test('a shared card is inserted without a snackbar', async () => {
  shareWithAina(MYTH)
  emit(channels.share, user, 'shared.user', { format_ids: [MYTH], sender: LIM, title: 'What Makes a Myth?' })
  await expect.poll(() => find(MYTH), POLL_OPTIONS).toMatchObject({ isOwner: false, share_status: 'not_read' })
  expect(shownSnackbars()).toEqual([])
})

test('a card whose share is revoked leaves the board without a snackbar', async () => {
  const removedCard = boardCards().find(({ isOwner }) => !isOwner) ?? boardCards()[5]
  emit(channels.share, user, 'removed.user', { format_ids: [removedCard?.id ?? ''] })
  await expect.poll(() => find(removedCard?.id ?? ''), POLL_OPTIONS).toBeUndefined()
  expect(shownSnackbars()).toEqual([])
})

test('a share that is revoked while its card is being fetched leaves nothing behind', async () => {
  shareWithAina(MYTH)
  const answeredUrls: string[] = []
  intercept(app, cardsCalls.getCard, async (request, send) => {
    const response = await send()
    answeredUrls.push(request.url)
    return response
  })
  emit(channels.share, user, 'shared.user', { format_ids: [MYTH], sender: LIM, title: 'What Makes a Myth?' })
  emit(channels.share, user, 'removed.user', { format_ids: [MYTH] })
  // The last event of the channel is about another card. Once it is applied, both earlier events have arrived.
  const { id } = boardCards()[3] as Card
  emit(channels.share, user, 'status.changed.read', { format_id: id, user_id: 21, status: 'read' })
  await expect.poll(() => find(id)?.share_opened, POLL_OPTIONS).toBe(true)
  await expect.poll(() => answeredUrls.some((url) => url.endsWith(`/v1/format/${MYTH}`)), POLL_OPTIONS).toBe(true)
  await expect.poll(() => find(MYTH), POLL_OPTIONS).toBeUndefined()
})

test('an open card whose share is revoked is refetched, so that its view shows the lost access', async () => {
  expectConsole(/^\[api\] getCard failed:.*404/s)
  const cardQuery = cardQueriesApi.endpoints.getCard
  await app.store.dispatch(cardQuery.initiate({ cardId: TAPIR }))
  app.session.mockServer.db.cards.remove(TAPIR)
  emit(channels.share, user, 'removed.user', { format_ids: [TAPIR] })
  await expect.poll(() => cardQuery.select({ cardId: TAPIR })(app.store.getState()).isError, POLL_OPTIONS).toBe(true)
})

test('an open card whose share is revoked is refetched while another request is pending', async () => {
  expectConsole(/^\[api\] getCard failed:.*404/s)
  const cardQuery = cardQueriesApi.endpoints.getCard
  await app.store.dispatch(cardQuery.initiate({ cardId: TAPIR }))
  holdCalls(app, stacksCalls.changeParent)
  const other = boardCards().find(({ id, isOwner }) => isOwner && id !== TAPIR)
  if (!other) throw new Error('There is no other card.')
  const move = { cards: [other], from: null, to: FOOD_CHAINS }
  void app.store.dispatch(stacksApi.endpoints.changeParent.initiate(move))
  app.session.mockServer.db.cards.remove(TAPIR)
  emit(channels.share, user, 'removed.user', { format_ids: [TAPIR] })
  await expect.poll(() => cardQuery.select({ cardId: TAPIR })(app.store.getState()).isError, POLL_OPTIONS).toBe(true)
})

test('a card shared into a visible stack is inserted there and counted by the stack', async () => {
  const { mockServer } = app.session
  const share = (cardId: string) => {
    shareWithAina(cardId)
    emit(channels.share, user, 'shared.user', { format_ids: [cardId], sender: LIM, title: 'Myths' })
  }
  const stack = mockServer.db.cards
    .where('owner_id', LIM.id)
    .find(({ type, parent_id }) => type === 'stack' && !parent_id)
  const myth = mockServer.db.cards.get(MYTH)
  if (!stack || !myth) throw new Error('Lim has no stack.')
  share(stack.id)
  const count = () => {
    const card = find(stack.id)
    return card && 'childCount' in card ? card.childCount : undefined
  }
  await expect.poll(count, POLL_OPTIONS).toBeDefined()
  const before = count() ?? 0
  mockServer.db.cards.set({ ...myth, parent_id: stack.id })
  share(MYTH)
  await expect.poll(count, POLL_OPTIONS).toBe(before + 1)
  expect(find(MYTH)).toBeUndefined()
})

test('a card whose generation fails is removed with the reason', async () => {
  emit(channels.cards, user, 'format.created', {
    format: { ...cardViewOf(TAPIR), id: 'empty', loading: true },
    temp_id: null,
  })
  await expect.poll(() => find('empty'), POLL_OPTIONS).toBeDefined()
  emit(channels.cards, user, 'format.failed', { format_id: 'empty', temp_id: null, message: 'Out of ideas.' })
  await expect.poll(() => find('empty'), POLL_OPTIONS).toBeUndefined()
  expect(shownSnackbars()).toEqual([['danger', 'Out of ideas.']])
})

test('a card opened by a recipient shows its new share status without a snackbar', async () => {
  const { id } = boardCards()[3] as Card
  expect(find(id)?.share_opened).toBe(false)
  emit(channels.share, user, 'status.changed.read', { format_id: id, user_id: 21, status: 'read' })
  await expect.poll(() => find(id)?.share_opened, POLL_OPTIONS).toBe(true)
  expect(shownSnackbars()).toEqual([])
})

test('a new insight is inserted first and announced by a snackbar', async () => {
  emit(channels.board, user, 'insight.added', { format: { ...cardViewOf(TAPIR), id: 'insights' } })
  await expect.poll(() => boardCards()[0]?.id, POLL_OPTIONS).toBe('insights')
  expect(shownSnackbars()).toEqual([['neutral', 'message.insightAdded']])
})

// A-471, C-445, D-1401, D-3142.
test.each([
  ['success', 'The Water Cycle materials are ready.'],
  ['danger', 'Your stack could not be made.'],
  ['neutral', 'Your stack is being made.'],
] as const)('a completed process of type %s shows its message and refetches the cards', async (type, message) => {
  await waitUntilProcessesArrive()
  setTitleOnServer(TAPIR, 'Made by the server')
  emit(channels.genericNotification, user, 'user.process.completed', { message, type, format_id: null })
  await expect.poll(() => find(TAPIR)?.title, POLL_OPTIONS).toBe('Made by the server')
  expect(shownSnackbars()).toEqual([[type, message]])
})

test('a completed process that its screen has announced shows one snackbar', async () => {
  await waitUntilProcessesArrive()
  const values = { stackName: 'Food Chains materials' }
  const text = { key: 'message.materials.updated', values } as const
  app.store.dispatch(snackbarShown({ kind: 'success', text, replaceKey: `process ${TAPIR}` }))
  setTitleOnServer(TAPIR, 'Made by the server')
  const message = 'Recommended Learning Materials added to Food Chains materials.'
  emit(channels.genericNotification, user, 'user.process.completed', { message, type: 'success', format_id: TAPIR })
  await expect.poll(() => find(TAPIR)?.title, POLL_OPTIONS).toBe('Made by the server')
  expect(shownSnackbars()).toEqual([['success', 'message.materials.updated']])
})

test('a completed process without a message refetches the cards, after a drag that is going on', async () => {
  await waitUntilProcessesArrive()
  app.store.dispatch(dragStarted())
  setTitleOnServer(TAPIR, 'Made by the server')
  const requests = () => app.session.mockServer.requestLog.entries().filter(({ call }) => call === 'getCards').length
  const before = requests()
  emit(channels.genericNotification, user, 'user.process.completed', { message: '', type: 'success', format_id: null })
  emit(channels.board, user, 'insight.added', { format: { ...cardViewOf(TAPIR), id: 'insights' } })
  await expect.poll(shownSnackbars, POLL_OPTIONS).toEqual([['neutral', 'message.insightAdded']])
  expect(requests()).toBe(before)
  app.store.dispatch(dragEnded())
  await expect.poll(() => find(TAPIR)?.title, POLL_OPTIONS).toBe('Made by the server')
})

// Removing a card during a drag would stall the drag (D-0042).
test('updates received during a drag are applied after the drop, in order', async () => {
  app.store.dispatch(dragStarted())
  const before = boardCards()
  const format = cardViewOf(TAPIR)
  emit(channels.cards, user, 'format.updated', { format: { ...format, title: 'first' } })
  emit(channels.cards, user, 'format.updated', { format: { ...format, title: 'second' } })
  emit(channels.share, user, 'removed.user', { format_ids: [before[4]?.id ?? ''] })
  emit(channels.cards, user, 'format.created', { format: { ...format, id: 'new', parent_id: null }, temp_id: null })
  emit(channels.board, user, 'insight.added', { format: { ...format, id: 'insights' } })
  // The snackbar of `insight.added` is not delayed. Once it is visible, all earlier events have been received.
  await expect.poll(shownSnackbars, POLL_OPTIONS).toEqual([['neutral', 'message.insightAdded']])
  expect(boardCards()).toEqual(before)
  app.store.dispatch(dragEnded())
  expect(find(TAPIR)?.title).toBe('second')
  await expect
    .poll(() => boardCards().map(({ id }) => id), POLL_OPTIONS)
    .toEqual(['insights', 'new', ...before.map(({ id }) => id).filter((_, index) => index !== 4)])
})

test('an updated card of an open stack is not inserted into My Board', async () => {
  const child = [...app.session.mockServer.db.cards.all()].find(({ parent_id }) => parent_id === FOOD_CHAINS)
  const format = { ...cardViewOf(child?.id ?? ''), title: 'Changed' }
  emit(channels.cards, user, 'format.created', { format, temp_id: null })
  emit(channels.cards, user, 'format.updated', { format })
  emit(channels.cards, user, 'format.failed', { format_id: null, temp_id: null, message: 'the end' })
  await expect.poll(shownSnackbars, POLL_OPTIONS).toEqual([['danger', 'the end']])
  expect(find(format.id)).toBeUndefined()
})

test('a card shared between the first list response and the channel subscriptions is fetched', async () => {
  app = openApp({ as: 'cikgu_aina' })
  onTestFinished(app.close)
  await app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(myBoard))
  const before = total()
  shareWithAina(MYTH)
  emit(channels.share, user, 'shared.user', { format_ids: [MYTH], sender: LIM, title: 'Before the subscription' })
  // The channels are subscribed once the user is known.
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  await expect.poll(total, POLL_OPTIONS).toBe(before + 1)
  expect(shownSnackbars()).toEqual([])
})

test('a refused channel does not prevent the refetch after subscribing', async () => {
  expectConsole(/^\[api\] authorizeChannel failed:.*403/s)
  app = openApp({ as: 'cikgu_aina' })
  onTestFinished(app.close)
  intercept(app, authCalls.authorizeChannel, async (request, send) =>
    (await request.clone().text()).includes('share') ? { status: 403 } : send(),
  )
  await app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(myBoard))
  const before = total()
  shareWithAina(MYTH)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  await expect.poll(total, POLL_OPTIONS).toBe(before + 1)
})

test('logging out cancels the channels that are being joined, before the session ends on the server', async () => {
  app = openApp({ as: 'cikgu_aina' })
  onTestFinished(app.close)
  const joins: Request[] = []
  let openJoins: number | undefined
  intercept(app, authCalls.logout, (_, send) => {
    openJoins = joins.filter(({ signal }) => !signal.aborted).length
    return send()
  })
  holdCalls(app, authCalls.authorizeChannel)
  intercept(app, authCalls.authorizeChannel, (request, send) => {
    joins.push(request)
    return send()
  })
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  await expect.poll(() => joins.length, POLL_OPTIONS).toBeGreaterThan(3)
  await app.store.dispatch(logOut(() => undefined))
  expect(openJoins).toBe(0)
  expect(selectMe(app.store.getState())).toBeUndefined()
})
