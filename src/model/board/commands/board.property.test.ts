// @vitest-environment jsdom

/**
 * Property: whatever the order of commands by the user, other windows and other users, each card is on the board
 * exactly once. In the end, the lists equal the state of the server.
 */
import { QueryStatus } from '@reduxjs/toolkit/query'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { cardsOf } from '@/api/cards/cardListPages'
import { cardQueriesApi, nextPage } from '@/api/cards/cardQueries'
import type { CardListArg } from '@/api/cards/cardListPages'
import { userApi } from '@/api/user'
import { answerConfirmation } from '@/store/confirmationSlice'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { selectPendingDeletions, excludePendingDeletions } from '@/store/pendingDeletionsSlice'
import { selectSnackbars, snackbarClosed } from '@/store/snackbarsSlice'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { channels } from '@/api/channels'
import type { CardRecord, PersonRecord } from '@mocks/db/tables'
import type { ScenarioName } from '@mocks/scenarios/scenarios'
import { toManualOrder } from '@/features/board/dnd/manualOrder'
import { reordered } from '@/features/board/dnd/dropTarget'
import { undoNewest } from '../undo/undo'
import { deleteCards, flushPendingDeletions } from './deleteCards'
import { moveCards } from './moveCards'
import { reorderCards } from './reorderCards'
import { mergeCards } from './stackCards'
import { unstackCard } from './unstackCard'

const AINA = 12
const LIM = 13
const STACK_ID = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const LIMS_CARD = '4d3a44d9-5161-4e1d-986a-dd2d766b70bc'

const RUNS = Number(process.env.PROPERTY_RUNS ?? (process.env.FULL_TESTS ? 300 : 15))

/** Number of the teacher's own cards on My Board, including a stack of four. */
const BOARD_SIZE = 7

type TestContext = { app: OpenedApp; me: PersonRecord; board: CardListArg }

const stackList: CardListArg = { stackId: STACK_ID, search: '', filter: 'all', sort: 'updated_at', order: 'desc' }
const myBoard: CardListArg = { ...stackList, stackId: undefined }

const pagesOf = ({ app }: TestContext, arg: CardListArg) =>
  cardQueriesApi.endpoints.getCards.select(arg)(app.store.getState()).data?.pages ?? []
const visibleCards = (context: TestContext, arg: CardListArg): readonly Card[] =>
  excludePendingDeletions(cardsOf(pagesOf(context, arg)), selectPendingDeletions(context.app.store.getState()))
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

/** Sends a request as another user, or as the same user in another window. */
async function callAs(
  { app }: TestContext,
  personId: number,
  method: string,
  path: string,
  body: unknown,
): Promise<void> {
  const { mockServer } = app.session
  const session = { id: `window of ${personId}`, person_id: personId, xsrf: 'window' }
  mockServer.db.sessions.set(session)
  const request = new Request(`http://mock.test/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': session.xsrf },
    body: JSON.stringify(body),
  })
  const cookies = `heartboard_session=${encodeURIComponent(session.id)}; XSRF-TOKEN=${session.xsrf}`
  const { response } = await mockServer.handle(request, path, cookies)
  expect(response.ok, `${method} ${path}`).toBe(true)
}

const isPartOfTest = (card: CardRecord, own: Set<string>) =>
  own.has(card.id) || card.parent_id === STACK_ID || card.owner_id !== AINA

async function openTestContext(): Promise<TestContext> {
  const options = { as: 'cikgu_aina', jobDelayFactor: 0 }
  const app = openApp(options)
  const { mockServer } = app.session
  const mine = [...mockServer.db.cards.all()].filter((card) => card.owner_id === AINA && card.parent_id === null)
  const keptIds = new Set([STACK_ID, ...ids(mine.filter(({ type }) => type === 'text').slice(0, BOARD_SIZE - 1))])
  for (const card of [...mockServer.db.cards.all()])
    if (!isPartOfTest(card, keptIds)) mockServer.db.cards.remove(card.id)
  const me = mockServer.db.people.get(AINA)
  if (!me) throw new Error('The seed has no teacher.')
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  const context = { app, me, board: myBoard }
  await readAll(context, myBoard)
  await readAll(context, stackList)
  await waitUntilSynced(context, 'start')
  return context
}

async function readAll(context: TestContext, arg: CardListArg): Promise<void> {
  const { dispatch } = context.app.store
  await dispatch(cardQueriesApi.endpoints.getCards.initiate(arg, { forceRefetch: true }))
  while (nextPage(pagesOf(context, arg)) !== undefined) {
    await dispatch(cardQueriesApi.endpoints.getCards.initiate(arg, { direction: 'forward' }))
  }
}

/**
 * Waits until the queue of the mock server is empty and all live events have arrived. Events keep their order, so a
 * marker event arrives last.
 */
async function waitUntilSynced({ app }: TestContext, marker: string): Promise<void> {
  const { mockServer } = app.session
  await expect.poll(() => mockServer.isQueueEmpty(), { timeout: 20_000, interval: 5 }).toBe(true)
  // Both channels are joined, and the events of a connection arrive in order.
  const hasArrived = () =>
    selectIsRealtimeReady(app.store.getState()) &&
    selectSnackbars(app.store.getState()).some(({ text }) => 'message' in text && text.message === marker)
  await expect
    .poll(
      () => {
        // Emits until the channel is joined.
        mockServer.emit(channels.cards, { userId: AINA }, 'format.failed', {
          format_id: null,
          temp_id: null,
          message: marker,
        })
        return hasArrived()
      },
      { timeout: 20_000, interval: 5 },
    )
    .toBe(true)
  // Waits until shared cards have been requested.
  const isFetching = () =>
    Object.values(app.store.getState().api.queries).some((query) => query?.status === QueryStatus.pending)
  await expect.poll(isFetching, { timeout: 20_000, interval: 5 }).toBe(false)
}

type OperationArgs = { at: number; to: number }
type Operation = (context: TestContext, args: OperationArgs) => Promise<unknown> | undefined

const nth = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)]
const ownOn = (context: TestContext) =>
  visibleCards(context, context.board).filter((card) => card.isOwner && !card.loading)
const stacksOn = (context: TestContext) => ownOn(context).filter(({ type }) => type === 'stack')

/** Possible operations. They return undefined if they cannot be applied. */
const operations: Record<string, Operation> = {
  merge(context, { at, to }) {
    const cards = ownOn(context).filter(({ type }) => type !== 'stack')
    const [target, card] = [nth(cards, at), nth(cards, to)]
    if (!target || !card || target === card) return undefined
    return context.app.store.dispatch(mergeCards([target, card]))
  },
  moveIn(context, { at, to }) {
    const stack = nth(stacksOn(context), to)
    const card = nth(
      ownOn(context).filter(({ type }) => type !== 'stack'),
      at,
    )
    return stack && card && context.app.store.dispatch(moveCards([card], null, stack.id, stack.title))
  },
  moveOut(context, { at }) {
    const card = nth(visibleCards(context, stackList), at)
    return card && context.app.store.dispatch(moveCards([card], STACK_ID, null))
  },
  reorder(context, { at, to }) {
    const before = ids(visibleCards(context, context.board).filter(({ loading }) => !loading))
    const card = nth(before, at)
    if (!card) return undefined
    const after = reordered(before, new Set([card]), to % (before.length + 1))
    const from = context.board
    context.board = toManualOrder(from)
    const command = context.app.store.dispatch(reorderCards(from, context.board, before, after))
    // Subscribes to the list, as the board does. Without a subscriber, an invalidation would remove the cache entry
    // instead of requesting it again.
    void context.app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(context.board))
    return command
  },
  unstack(context, { at }) {
    const stack = nth(
      stacksOn(context).filter((card) => 'childCount' in card && card.childCount > 0),
      at,
    )
    if (!stack) return undefined
    const command = context.app.store.dispatch(unstackCard(stack))
    context.app.store.dispatch(answerConfirmation(true))
    return command
  },
  async remove(context, { at }) {
    const card = nth(ownOn(context), at)
    if (!card) return
    const command = context.app.store.dispatch(deleteCards([card]))
    await expect.poll(() => context.app.store.getState().confirmation, { interval: 5 }).not.toBeNull()
    context.app.store.dispatch(answerConfirmation(true))
    await command
  },
  commit(context) {
    const { store } = context.app
    for (const { id, action } of selectSnackbars(store.getState())) {
      if (action) store.dispatch(snackbarClosed({ id }))
    }
    return store.dispatch(flushPendingDeletions())
  },
  undo: ({ app }) => app.store.dispatch(undoNewest()),
  // Operations of other windows and users.
  otherWindowMakes: (context, { at }) =>
    callAs(context, AINA, 'POST', 'v1/format', { parent_id: null, title: `Board ${at}`, type: 'stack' }),
  otherWindowRenames(context, { at }) {
    const card = nth(ownOn(context), at)
    return card && callAs(context, AINA, 'PUT', `v1/format/partial-update/${card.id}`, { title: `Renamed ${at}` })
  },
  limShares: (context) =>
    callAs(context, LIM, 'POST', 'share/store', {
      recipients: [{ id: AINA, type: 'user' }],
      format_ids: [LIMS_CARD],
      edit: false,
      isMultipleCards: false,
      hasInsightCards: false,
    }),
  limUnshares: (context) =>
    callAs(context, LIM, 'POST', 'share/store', {
      recipients: [],
      format_ids: [LIMS_CARD],
      edit: true,
      isMultipleCards: false,
      hasInsightCards: false,
    }),
}

function expectNoDuplicates(context: TestContext): void {
  for (const arg of [myBoard, toManualOrder(myBoard), stackList]) {
    const listedIds = pagesOf(context, arg).flatMap(({ data }) => ids(data))
    expect(listedIds).toEqual([...new Set(listedIds)])
  }
}

const existsOnServer = ({ app }: TestContext, id: string) => app.session.mockServer.db.cards.get(id) !== undefined

const failureScenarios = ['moveFails', 'mergeFails', 'orderFails', 'unstackFails', 'removeFails'] as const

const operationArbitrary = fc.record({
  name: fc.constantFrom(...Object.keys(operations)),
  at: fc.nat(12),
  to: fc.nat(12),
  scenario: fc.constantFrom<ScenarioName>('normal', 'normal', 'normal', ...failureScenarios),
  /** If false, the next operation starts while this one is in flight. */
  isAwaited: fc.boolean(),
})

test('each card is on the board exactly once for any interleaving of operations', {
  timeout: 120_000 + RUNS * 2000,
}, async () => {
  // Mutes the console, because failures log varying texts.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await fc.assert(
    fc.asyncProperty(fc.array(operationArbitrary, { minLength: 1, maxLength: 8 }), async (sequence) => {
      const context = await openTestContext()
      try {
        const running: unknown[] = []
        for (const { name, at, to, scenario, isAwaited } of sequence) {
          const isFailing = scenario !== 'normal'
          // Runs a failing operation alone, because parallel operations on cards that roll back have an undefined
          // result.
          if (isFailing) await Promise.all(running)
          context.app.session.mockServer.setScenario(scenario)
          const operation = operations[name]?.(context, { at, to })
          running.push(operation)
          // Awaits `remove`, because its open confirmation blocks other operations and the request is sent later
          // anyway.
          if (isAwaited || isFailing || name === 'remove') await operation
          context.app.session.mockServer.setScenario('normal')
          expectNoDuplicates(context)
        }
        await Promise.all(running)
        await waitUntilSynced(context, 'end')
        expectNoDuplicates(context)

        const lists = existsOnServer(context, STACK_ID) ? [context.board, stackList] : [context.board]
        const before = lists.map((arg) => ids(visibleCards(context, arg)).sort())
        for (const arg of lists) await readAll(context, arg)
        expect(before).toEqual(lists.map((arg) => ids(visibleCards(context, arg)).sort()))
      } finally {
        context.app.close()
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
