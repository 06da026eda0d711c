/**
 * Whatever a person and others do to a board, and however their doings cross: each card is on it exactly once, and in the end the
 * board is what the school has.
 */
import { QueryStatus } from '@reduxjs/toolkit/query'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Card } from '@/api/card.schema'
import { cardsOf } from '@/api/cardPages'
import { type CardListArg, loadedCardsApi, nextPage } from '@/api/loadedCards'
import { userApi } from '@/api/user'
import { answerConfirmation } from '@/state/confirmation'
import { selectDeletions, withoutDeleted } from '@/state/deletions'
import { selectSnackbars, snackbarClosed } from '@/state/snackbars'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { channels } from '@/api/channels'
import type { CardRecord, PersonRecord } from '../../../../mocks/db'
import type { ScenarioName } from '../../../../mocks/scenarios'
import { byHand } from '../drag/performDrop'
import { reordered } from '../drag/dropOutcome'
import { deleteCards, mergeCards, moveCards, reorderCards, unstackCard } from './moveCards'
import { commitDeletions, undoNewest } from './undo'

const AINA = 12
const LIM = 13
const SHELF = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const LIMS_CARD = '4d3a44d9-5161-4e1d-986a-dd2d766b70bc'

/** How many cards of the teacher's My Board take part, beside the shelf, a stack of four. */
const BOARD_SIZE = 7

type World = { app: OpenedApp; me: PersonRecord; board: CardListArg }

const shelf: CardListArg = { stackId: SHELF, search: '', filter: 'all', sort: 'updated_at', order: 'desc' }
const myBoard: CardListArg = { ...shelf, stackId: undefined }

const pagesOf = ({ app }: World, arg: CardListArg) =>
  loadedCardsApi.endpoints.getCards.select(arg)(app.store.getState()).data?.pages ?? []
/** What is on screen of a list. */
const shown = (world: World, arg: CardListArg): readonly Card[] =>
  withoutDeleted(cardsOf(pagesOf(world, arg)), selectDeletions(world.app.store.getState()))
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

/** A request of somebody else, or of the same person in another window. */
async function callAs({ app }: World, personId: number, method: string, path: string, body: unknown): Promise<void> {
  const { school } = app.session
  const session = { id: `window of ${personId}`, person_id: personId, xsrf: 'window' }
  school.db.sessions.set(session)
  const request = new Request(`http://school.test/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': session.xsrf },
    body: JSON.stringify(body),
  })
  const cookies = `heartboard_session=${encodeURIComponent(session.id)}; XSRF-TOKEN=${session.xsrf}`
  const { response } = await school.handle(request, path, cookies)
  expect(response.ok, `${method} ${path}`).toBe(true)
}

const isTakingPart = (card: CardRecord, own: Set<string>) =>
  own.has(card.id) || card.parent_id === SHELF || card.owner_id !== AINA

async function openWorld(): Promise<World> {
  const options = { as: 'cikgu_aina', queuePace: 0 }
  const app = openApp(options)
  const { school } = app.session
  const mine = [...school.db.cards.all()].filter((card) => card.owner_id === AINA && card.parent_id === null)
  const kept = new Set([SHELF, ...ids(mine.filter(({ type }) => type === 'text').slice(0, BOARD_SIZE - 1))])
  for (const card of [...school.db.cards.all()]) if (!isTakingPart(card, kept)) school.db.cards.remove(card.id)
  const me = school.db.people.get(AINA)
  if (!me) throw new Error('The teacher is gone.')
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  const world = { app, me, board: myBoard }
  await readAll(world, myBoard)
  await readAll(world, shelf)
  await untilHeard(world, 'the beginning')
  return world
}

async function readAll(world: World, arg: CardListArg): Promise<void> {
  const { dispatch } = world.app.store
  await dispatch(loadedCardsApi.endpoints.getCards.initiate(arg, { forceRefetch: true }))
  while (nextPage(pagesOf(world, arg)) !== undefined) {
    await dispatch(loadedCardsApi.endpoints.getCards.initiate(arg, { direction: 'forward' }))
  }
}

/** Waits until the school has nothing left to do, and all that it has sent has come in: events keep their order. */
async function untilHeard({ app }: World, what: string): Promise<void> {
  const { school } = app.session
  await expect.poll(() => school.isQuiet(), { timeout: 20_000, interval: 5 }).toBe(true)
  const heard = () => {
    const texts = selectSnackbars(app.store.getState()).map(({ text }) => text)
    const isOnCards = texts.some((text) => 'message' in text && text.message === what)
    return isOnCards && texts.some((text) => !('message' in text) && text.values?.title === what)
  }
  await expect
    .poll(
      () => {
        // Again and again at the beginning, until both channels are open.
        school.emit(channels.cards, { userId: AINA }, 'format.failed', {
          format_id: null,
          temp_id: null,
          message: what,
        })
        school.emit(channels.share, { userId: AINA }, 'shared.user', {
          format_ids: [],
          sender: { id: LIM, name: 'Mr Lim' },
          title: what,
        })
        return heard()
      },
      { timeout: 20_000, interval: 5 },
    )
    .toBe(true)
  // What was shared is being fetched.
  const isAsking = () =>
    Object.values(app.store.getState().api.queries).some((query) => query?.status === QueryStatus.pending)
  await expect.poll(isAsking, { timeout: 20_000, interval: 5 }).toBe(false)
}

type Pick = { at: number; to: number }
type Doing = (world: World, pick: Pick) => Promise<unknown> | undefined

const nth = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)]
const ownOn = (world: World) => shown(world, world.board).filter((card) => card.isOwner && !card.loading)
const stacksOn = (world: World) => ownOn(world).filter(({ type }) => type === 'stack')

/** What can happen to a board. Each gives undefined where it cannot. */
const doings: Record<string, Doing> = {
  merge(world, { at, to }) {
    const cards = ownOn(world).filter(({ type }) => type !== 'stack')
    const [target, card] = [nth(cards, at), nth(cards, to)]
    if (!target || !card || target === card) return undefined
    return world.app.store.dispatch(mergeCards([target, card]))
  },
  moveIn(world, { at, to }) {
    const stack = nth(stacksOn(world), to)
    const card = nth(
      ownOn(world).filter(({ type }) => type !== 'stack'),
      at,
    )
    return stack && card && world.app.store.dispatch(moveCards([card], null, stack.id, stack.title))
  },
  moveOut(world, { at }) {
    const card = nth(shown(world, shelf), at)
    return card && world.app.store.dispatch(moveCards([card], SHELF, null))
  },
  reorder(world, { at, to }) {
    const before = ids(shown(world, world.board).filter(({ loading }) => !loading))
    const card = nth(before, at)
    if (!card) return undefined
    const after = reordered(before, new Set([card]), to % (before.length + 1))
    const from = world.board
    world.board = byHand(from)
    return world.app.store.dispatch(reorderCards(from, world.board, before, after))
  },
  unstack(world, { at }) {
    const stack = nth(
      stacksOn(world).filter((card) => 'childCount' in card && card.childCount > 0),
      at,
    )
    if (!stack) return undefined
    const asked = world.app.store.dispatch(unstackCard(stack))
    world.app.store.dispatch(answerConfirmation(true))
    return asked
  },
  async remove(world, { at }) {
    const card = nth(ownOn(world), at)
    if (!card) return
    const asked = world.app.store.dispatch(deleteCards([card]))
    await expect.poll(() => world.app.store.getState().confirmation, { interval: 5 }).not.toBeNull()
    world.app.store.dispatch(answerConfirmation(true))
    await asked
  },
  commit(world) {
    const { store } = world.app
    for (const { id, action } of selectSnackbars(store.getState())) {
      if (action) store.dispatch(snackbarClosed({ id }))
    }
    return store.dispatch(commitDeletions())
  },
  undo: ({ app }) => app.store.dispatch(undoNewest()),
  // From here on it is not the person in this window who does it.
  otherWindowMakes: (world, { at }) =>
    callAs(world, AINA, 'POST', 'v1/format', { parent_id: null, title: `Board ${at}`, type: 'stack' }),
  otherWindowRenames(world, { at }) {
    const card = nth(ownOn(world), at)
    return card && callAs(world, AINA, 'PUT', `v1/format/partial-update/${card.id}`, { title: `Renamed ${at}` })
  },
  limShares: (world) =>
    callAs(world, LIM, 'POST', 'share/store', {
      recipients: [{ id: AINA, type: 'user' }],
      format_ids: [LIMS_CARD],
      edit: false,
      isMultipleCards: false,
      hasInsightCards: false,
    }),
  limUnshares: (world) =>
    callAs(world, LIM, 'POST', 'share/store', {
      recipients: [],
      format_ids: [LIMS_CARD],
      edit: true,
      isMultipleCards: false,
      hasInsightCards: false,
    }),
}

function expectEachOnce(world: World): void {
  for (const arg of [myBoard, byHand(myBoard), shelf]) {
    const listed = pagesOf(world, arg).flatMap(({ data }) => ids(data))
    expect(listed).toEqual([...new Set(listed)])
  }
}

const isThere = ({ app }: World, id: string) => app.session.school.db.cards.get(id) !== undefined

/** What the school may refuse. */
const failing = ['moveFails', 'mergeFails', 'orderFails', 'unstackFails', 'removeFails'] as const

const step = fc.record({
  what: fc.constantFrom(...Object.keys(doings)),
  at: fc.nat(12),
  to: fc.nat(12),
  scenario: fc.constantFrom<ScenarioName>('normal', 'normal', 'normal', ...failing),
  /** False: the next thing happens while this one is still on its way. */
  isAwaited: fc.boolean(),
})

test('each card is on the board exactly once, whatever happens', { timeout: 120_000 }, async () => {
  // What fails is logged, each time in other words.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const world = await openWorld()
      try {
        const running: unknown[] = []
        for (const { what, at, to, scenario, isAwaited } of steps) {
          const isRefused = scenario !== 'normal'
          // What is refused comes alone: what was done meanwhile with cards that are going back is for the server to say.
          if (isRefused) await Promise.all(running)
          world.app.session.school.setScenario(scenario)
          const doing = doings[what]?.(world, { at, to })
          running.push(doing)
          // While its question is open nothing else can be pressed; what it says goes out later anyhow.
          if (isAwaited || isRefused || what === 'remove') await doing
          world.app.session.school.setScenario('normal')
          expectEachOnce(world)
        }
        await Promise.all(running)
        await untilHeard(world, 'the end')
        expectEachOnce(world)

        const lists = isThere(world, SHELF) ? [world.board, shelf] : [world.board]
        const before = lists.map((arg) => ids(shown(world, arg)).sort())
        for (const arg of lists) await readAll(world, arg)
        expect(before).toEqual(lists.map((arg) => ids(shown(world, arg)).sort()))
      } finally {
        world.app.close()
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 15), endOnFailure: true },
  )
})
