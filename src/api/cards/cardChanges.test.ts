// @vitest-environment jsdom

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls } from '@/testing/intercept'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { myBoard } from '@/testing/myBoard'
import type { Card } from './card.schema'
import type { CardPage, CardListArg } from './cardListPages'
import { cardsApi } from './cards'
import { moveCardsOptimistically, removeCardsOptimistically } from './cardChanges'
import { cardQueriesApi, CARDS_PER_PAGE, invalidateAllCards, nextPage } from './cardQueries'
import { insertCard, patchCard, removeTemporaryCard } from './listPatches'
import { shareApi } from '../share'
import { stacksApi } from './stacks'
import { stacksCalls } from './stacks.contract'

const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const alphabetical: CardListArg = { ...myBoard, sort: 'alphabetical', order: 'asc' }
const shared: CardListArg = { ...myBoard, filter: 'shared' }
const searchResults: CardListArg = { ...myBoard, search: 'volcano' }
const stack: CardListArg = { ...myBoard, stackId: FOOD_CHAINS }

let app: OpenedApp

const loadNextPage = (arg: CardListArg) =>
  app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(arg, { direction: 'forward', subscribe: false }))

const pagesOf = (arg: CardListArg): CardPage[] =>
  cardQueriesApi.endpoints.getCards.select(arg)(app.store.getState()).data?.pages ?? []
const idsOf = (arg: CardListArg) => pagesOf(arg).flatMap(({ data }) => data.map(({ id }) => id))
const totalOf = (arg: CardListArg) => pagesOf(arg).at(-1)?.metadata.total

const firstCard = (): Card => {
  const card = pagesOf(myBoard)[0]?.data[0]
  if (!card) throw new Error('The board is empty.')
  return card
}

beforeEach(async () => {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  await app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(myBoard, { subscribe: false }))
})

const loadList = (arg: CardListArg) =>
  app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(arg, { subscribe: false }))
const refetch = (arg: CardListArg) =>
  app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(arg, { forceRefetch: true, subscribe: false }))

test('a patch changes a card in every cached list and as the open card, and nothing else', async () => {
  const { id, title } = firstCard()
  await Promise.all([loadList(alphabetical), loadList({ ...searchResults, search: title }), loadList(stack)])
  await app.store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: id }, { subscribe: false }))
  const before = pagesOf(stack)
  app.store.dispatch(patchCard(id, (card) => ({ ...card, subtitle: 'changed' })))

  for (const arg of [myBoard, { ...searchResults, search: title }]) {
    const changed = pagesOf(arg).flatMap(({ data }) => data.filter(({ subtitle }) => subtitle === 'changed'))
    expect(changed.map((card) => card.id)).toEqual([id])
  }
  expect(cardQueriesApi.endpoints.getCard.select({ cardId: id })(app.store.getState()).data).toMatchObject({
    subtitle: 'changed',
  })
  expect(pagesOf(stack)).toBe(before)
})

test('a patch keeps the identity of all other cards and pages, so that only one tile re-renders', async () => {
  await loadNextPage(myBoard)
  const before = pagesOf(myBoard)
  const { id } = firstCard()
  app.store.dispatch(patchCard(id, (card) => ({ ...card, subtitle: 'changed' })))

  const after = pagesOf(myBoard)
  expect(after[0]?.data[0]).toMatchObject({ id, subtitle: 'changed' })
  expect(after[1]).toBe(before[1])
  const isSame = after.flatMap(({ data }, page) => data.map((card, index) => card === before[page]?.data[index]))
  expect(isSame.filter((same) => !same)).toHaveLength(1)
})

test('inserting a card keeps the identity of the cards on other pages', async () => {
  await loadNextPage(myBoard)
  const before = pagesOf(myBoard)
  app.store.dispatch(insertCard({ ...firstCard(), id: 'd0a52a34-6a0f-4f0e-9a3e-2f1c5c1b7a01', temp_id: null }, null))

  const after = pagesOf(myBoard)
  expect(totalOf(myBoard)).toBe((before.at(-1)?.metadata.total ?? 0) + 1)
  expect(after[1]?.data).toBe(before[1]?.data)
})

test('renaming a stack renames it in the breadcrumbs of its contents', async () => {
  await loadList(stack)
  app.store.dispatch(patchCard(FOOD_CHAINS, (card) => ({ ...card, title: 'Who eats whom' })))
  expect(pagesOf(stack).map(({ metadata }) => metadata.breadcrumbs.at(-1)?.title)).toEqual(['Who eats whom'])
})

test('patching a card that is not cached changes nothing', () => {
  const before = app.store.getState().api
  app.store.dispatch(patchCard('nowhere', (card) => ({ ...card, title: 'changed' })))
  expect(app.store.getState().api.queries).toEqual(before.queries)
})

test('a new card is inserted first in every list of its parent, and in no other', async () => {
  await Promise.all([loadList(alphabetical), loadList(shared), loadList(searchResults), loadList(stack)])
  const others = [shared, searchResults, stack].map(idsOf)
  const total = totalOf(myBoard) ?? 0
  const card = { ...firstCard(), id: 'new' }
  app.store.dispatch(insertCard(card, null))

  for (const arg of [myBoard, alphabetical]) {
    expect(idsOf(arg)[0]).toBe('new')
    expect(idsOf(arg)).toHaveLength(CARDS_PER_PAGE + 1)
    expect(totalOf(arg)).toBe(total + 1)
  }
  expect([shared, searchResults, stack].map(idsOf)).toEqual(others)
})

test('a new card of a stack is inserted into the list of the stack only', async () => {
  await loadList(stack)
  const card = { ...firstCard(), id: 'new', parent_id: FOOD_CHAINS }
  app.store.dispatch(insertCard(card, null))
  expect(idsOf(stack)).toHaveLength(5)
  expect(idsOf(stack)[0]).toBe('new')
  expect(idsOf(myBoard)).not.toContain('new')
})

test('a card of another user is inserted into the list of shared cards as well', async () => {
  await loadList(shared)
  app.store.dispatch(insertCard({ ...firstCard(), id: 'new', isOwner: false }, null))
  expect(idsOf(shared)[0]).toBe('new')
  expect(idsOf(myBoard)[0]).toBe('new')
})

test('a card inserted twice appears once, with its latest values', () => {
  const total = totalOf(myBoard) ?? 0
  const card = { ...firstCard(), id: 'new', title: 'first' }
  app.store.dispatch(insertCard(card, null))
  app.store.dispatch(insertCard({ ...card, title: 'second' }, null))
  app.store.dispatch(insertCard({ ...card, title: 'second' }, 'temp_1'))
  expect(idsOf(myBoard).filter((id) => id === 'new')).toHaveLength(1)
  expect(firstCard()).toMatchObject({ id: 'new', title: 'second' })
  expect(totalOf(myBoard)).toBe(total + 1)
})

test('a new card replaces its temporary card in place', () => {
  const total = totalOf(myBoard) ?? 0
  const last = firstCard()
  app.store.dispatch(insertCard({ ...last, id: 'temp_1', temp_id: 'temp_1', loading: true }, null))
  app.store.dispatch(insertCard({ ...last, id: 'other' }, null))
  app.store.dispatch(insertCard({ ...last, id: 'real', temp_id: 'temp_1' }, 'temp_1'))
  expect(idsOf(myBoard).slice(0, 3)).toEqual(['other', 'real', last.id])
  expect(totalOf(myBoard)).toBe(total + 2)
})

test('a new card without a temporary id replaces no other card', () => {
  const [first, second] = idsOf(myBoard)
  app.store.dispatch(insertCard({ ...firstCard(), id: 'new', temp_id: null }, null))
  expect(idsOf(myBoard).slice(0, 3)).toEqual(['new', first, second])
})

test('a temporary card is removed from every list', async () => {
  await loadList(alphabetical)
  const before = [myBoard, alphabetical].map(idsOf)
  app.store.dispatch(insertCard({ ...firstCard(), id: 'temp_1', temp_id: 'temp_1' }, null))
  app.store.dispatch(removeTemporaryCard('temp_1'))
  expect([myBoard, alphabetical].map(idsOf)).toEqual(before)
})

test('removing a temporary card lowers the total', () => {
  const total = totalOf(myBoard)
  app.store.dispatch(insertCard({ ...firstCard(), id: 'temp_1', temp_id: 'temp_1' }, null))
  app.store.dispatch(removeTemporaryCard('temp_1'))
  expect(totalOf(myBoard)).toBe(total)
})

test('a board loads in pages of 20 until it is complete', async () => {
  const sizes: number[] = []
  for (let count = 0; count < 10; count += 1) {
    const { hasNextPage } = await loadNextPage(myBoard)
    sizes.push(pagesOf(myBoard).at(-1)?.data.length ?? 0)
    if (!hasNextPage) break
  }
  const total = totalOf(myBoard) ?? 0
  expect(sizes.slice(0, -1).every((size) => size === CARDS_PER_PAGE)).toBe(true)
  expect(new Set(idsOf(myBoard)).size).toBe(total)
  expect(total).toBeGreaterThanOrEqual(60)
})

test('a list that fits on one page has no next page', async () => {
  expect(await loadList(stack)).toMatchObject({ hasNextPage: false })
})

// New cards shift later cards, so the next page contains some loaded cards again.
test('a board loads completely when cards are inserted between page requests', async () => {
  const { mockServer } = app.session
  const at = mockServer.now().toISOString()
  const toNextPage = CARDS_PER_PAGE - ((totalOf(myBoard) ?? 0) % CARDS_PER_PAGE) + 1
  for (let index = 0; index < toNextPage; index += 1) {
    const card = { ...firstCard(), id: `new${index}` }
    const { id, type, title, parent_id } = card
    mockServer.db.cards.set({ id, type, title, owner_id: 12, parent_id, created_at: at, updated_at: at })
    app.store.dispatch(insertCard(card, null))
  }
  for (let count = 0; count < 10; count += 1) if (!(await loadNextPage(myBoard)).hasNextPage) break
  expect(new Set(idsOf(myBoard)).size).toBe(totalOf(myBoard))
})

test('invalidating all cards refetches the subscribed lists', async () => {
  const subscription = app.store.dispatch(cardQueriesApi.endpoints.getCards.initiate(myBoard))
  onTestFinished(() => subscription.unsubscribe())
  await subscription
  const card = [...app.session.mockServer.db.cards.all()].find(({ id }) => id === firstCard().id)
  if (!card) throw new Error('The newest card is not in the mock database.')
  app.session.mockServer.db.cards.set({ ...card, title: 'Changed meanwhile' })
  app.store.dispatch(invalidateAllCards())
  await expect.poll(() => firstCard().title).toBe('Changed meanwhile')
})

describe('changes made while a list is loading', () => {
  test('are kept when a page arrives: removed, patched and inserted cards stay so', async () => {
    const [first, second] = pagesOf(myBoard)[0]?.data ?? []
    if (!first || !second) throw new Error('The board is empty.')
    const pendingLoad = loadNextPage(myBoard)
    app.store.dispatch(removeCardsOptimistically([first.id]))
    app.store.dispatch(patchCard(second.id, (card) => ({ ...card, title: 'From an event' })))
    app.store.dispatch(insertCard({ ...first, id: 'new' }, null))
    await pendingLoad
    expect(pagesOf(myBoard)).toHaveLength(2)
    expect(idsOf(myBoard)).not.toContain(first.id)
    expect(idsOf(myBoard).slice(0, 2)).toEqual(['new', second.id])
    expect(pagesOf(myBoard)[0]?.data[1]?.title).toBe('From an event')
  })

  test('are kept when a refetch arrives, and child counts are adjusted once', async () => {
    await loadList(stack)
    const [stackedCard] = pagesOf(stack)[0]?.data ?? []
    if (!stackedCard) throw new Error('The stack is empty.')
    const stackOnBoard = () =>
      pagesOf(myBoard)
        .flatMap(({ data }) => data)
        .find(({ id }) => id === FOOD_CHAINS)
    const before = stackOnBoard()
    const pendingLoad = refetch(myBoard)
    app.store.dispatch(moveCardsOptimistically([stackedCard], FOOD_CHAINS, null))
    await pendingLoad
    expect(idsOf(myBoard)).toContain(stackedCard.id)
    expect(idsOf(stack)).not.toContain(stackedCard.id)
    expect(before).toMatchObject({ childCount: 4 })
    expect(stackOnBoard()).toMatchObject({ childCount: 3 })
  })

  test('do not move the end of the list: it still loads completely', async () => {
    const { id } = firstCard()
    const pendingLoad = loadNextPage(myBoard)
    await Promise.all([pendingLoad, app.store.dispatch(cardsApi.endpoints.removeCards.initiate({ cardIds: [id] }))])
    while (nextPage(pagesOf(myBoard)) !== undefined) await loadNextPage(myBoard)
    await loadList(alphabetical)
    expect(new Set(idsOf(myBoard)).size).toBe(totalOf(alphabetical))
  })

  test('do not move the end of the list when its total does not include a moved card yet', async () => {
    await loadList(stack)
    const [stackedCard] = pagesOf(stack)[0]?.data ?? []
    const { db } = app.session.mockServer
    const old = db.cards.get(firstCard().id)
    if (!stackedCard || !old) throw new Error('The stack or the board is empty.')
    // Fills the last page, and begins another page with a single card.
    const missing = CARDS_PER_PAGE - ((totalOf(myBoard) ?? 0) % CARDS_PER_PAGE)
    const updated_at = '2020-01-01T00:00:00Z'
    for (let index = 0; index <= missing; index += 1) db.cards.set({ ...old, id: `old-${index}`, updated_at })
    await refetch(myBoard)
    const release = holdCalls(app, stacksCalls.changeParent)
    const move = { cards: [stackedCard], from: FOOD_CHAINS, to: null }
    const moving = app.store.dispatch(stacksApi.endpoints.changeParent.initiate(move))
    while (nextPage(pagesOf(myBoard)) !== undefined) await loadNextPage(myBoard)
    release()
    await moving
    while (nextPage(pagesOf(myBoard)) !== undefined) await loadNextPage(myBoard)
    await loadList(alphabetical)
    expect(new Set(idsOf(myBoard)).size).toBe(totalOf(alphabetical))
  })

  test('are kept when a page is requested while their mutation is in flight', async () => {
    const { id } = firstCard()
    const removal = app.store.dispatch(cardsApi.endpoints.removeCards.initiate({ cardIds: [id] }))
    await loadNextPage(myBoard)
    expect(idsOf(myBoard)).not.toContain(id)
    await removal
    expect(idsOf(myBoard)).not.toContain(id)
  })
})

test('a failed deletion is rolled back in a list that was requested while it was in flight', async () => {
  expectConsole(/^\[api\] removeCards failed/)
  const { id } = firstCard()
  app.session.mockServer.setScenario('removeFails')
  const removal = app.store.dispatch(cardsApi.endpoints.removeCards.initiate({ cardIds: [id] }))
  const fromZ: CardListArg = { ...alphabetical, order: 'desc' }
  await Promise.all([loadList(fromZ), removal])
  const titles = pagesOf(fromZ).flatMap(({ data }) => data.map(({ title }) => title))
  expect(titles).toContain(firstCard().title)
  expect(titles).toEqual(titles.toSorted((a, b) => b.localeCompare(a, 'en', { sensitivity: 'base' })))
  expect(idsOf(myBoard)[0]).toBe(id)
})

test('a card that a list response already contains replaces its temporary card and appears once', () => {
  const [, second] = pagesOf(myBoard)[0]?.data ?? []
  if (!second) throw new Error('The board is empty.')
  app.store.dispatch(insertCard({ ...firstCard(), id: 'temp_1', temp_id: 'temp_1' }, null))
  const total = totalOf(myBoard) ?? 0
  app.store.dispatch(insertCard(second, 'temp_1'))
  expect(idsOf(myBoard).filter((id) => id === second.id)).toHaveLength(1)
  expect(idsOf(myBoard)).not.toContain('temp_1')
  expect(totalOf(myBoard)).toBe(total - 1)
})

test('deleting a stack removes its contents from search results and from its own cached list', async () => {
  const searchInStack: CardListArg = { ...myBoard, search: 'who makes' }
  await Promise.all([loadList(stack), loadList(searchInStack)])
  const [stackedCard] = pagesOf(searchInStack)[0]?.data ?? []
  expect(stackedCard?.parent_id).toBe(FOOD_CHAINS)
  await app.store.dispatch(cardsApi.endpoints.removeCards.initiate({ cardIds: [FOOD_CHAINS] }))
  expect(idsOf(searchInStack)).toEqual([])
  expect(pagesOf(stack)).toEqual([])
})

test('a failed save rolls back only its own fields', async () => {
  expectConsole(/^\[api\] updateCard failed/)
  const { id, title } = firstCard()
  app.session.mockServer.setScenario('saveFails')
  const change = { title: 'Another title', subtitle: 'Another line' }
  const saving = app.store.dispatch(cardsApi.endpoints.updateCard.initiate({ cardId: id, change }))
  app.store.dispatch(patchCard(id, (card) => ({ ...card, parent_id: FOOD_CHAINS, subtitle: 'By another user' })))
  await saving
  expect(firstCard()).toMatchObject({ id, title, parent_id: FOOD_CHAINS, subtitle: 'By another user' })
})

test('sharing a stack invalidates the list of its contents', async () => {
  await loadList(stack)
  expect(pagesOf(stack)).toHaveLength(1)
  const sharing = shareApi.endpoints.shareCards.initiate({
    recipients: [{ id: 21, type: 'user' }],
    format_ids: [FOOD_CHAINS],
    edit: false,
    isMultipleCards: false,
    hasInsightCards: false,
  })
  await app.store.dispatch(sharing)
  // RTK Query removes an invalidated entry that has no subscribers. The list is requested again when it is next used.
  expect(pagesOf(stack)).toEqual([])
})
