// @vitest-environment jsdom

/** Temporary cards of a new stack: shown, replaced by title or in order, removed (C-253, D-3133). */
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { myBoard } from '@/testing/myBoard'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { awaitCards, takeAwaitedCard, takeFailedCard } from './awaitedCards'
import type { CardListArg } from './cardListPages'
import { cardQueriesApi } from './cardQueries'
import { insertCard, removeTemporaryCard } from './listPatches'

/** A stack of the teacher, with cards in it. */
const STACK = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const AINA = 12
const stack: CardListArg = { ...myBoard, stackId: STACK }

let app: OpenedApp
const dispatch = ((action: never) => app.store.dispatch(action)) as OpenedApp['store']['dispatch']
const loadStack = () => dispatch(cardQueriesApi.endpoints.getCards.initiate(stack, { subscribe: false }))
const cards = () =>
  (cardQueriesApi.endpoints.getCards.select(stack)(app.store.getState()).data?.pages ?? []).flatMap(({ data }) => data)
const temporary = () => cards().flatMap(({ temp_id, title }) => (temp_id ? [title] : []))

beforeEach(() => {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
})

test('temporary cards join the list of their stack, also while the list is requested', async () => {
  const request = loadStack()
  dispatch(awaitCards(STACK, ['A', 'B'], AINA))
  await request
  expect(temporary()).toEqual(['A', 'B'])
  expect(cards().filter(({ loading }) => loading)).toHaveLength(2)
})

test('a card takes the place of the temporary card with its title, else of the first', async () => {
  await loadStack()
  const count = cards().length
  dispatch(awaitCards(STACK, ['A', 'B', 'C'], AINA))
  const places = cards().map(({ id }) => id)
  const [known] = cards()
  if (!known) throw new Error('The stack is empty.')
  const arrive = (id: string, title: string) => {
    const card = { ...known, id, title, temp_id: null }
    dispatch(insertCard(card, dispatch(takeAwaitedCard(card))))
  }
  arrive('b', 'B')
  expect(cards().map(({ id }) => id)).toEqual(places.with(count + 1, 'b'))
  arrive('x', 'Another title')
  arrive('c', 'C')
  expect(
    cards()
      .slice(count)
      .map(({ id }) => id),
  ).toEqual(['x', 'b', 'c'])
  expect(dispatch(takeAwaitedCard({ parent_id: STACK, title: 'A' }))).toBeNull()
})

test('a card of another stack takes no temporary card', () => {
  dispatch(awaitCards(STACK, ['A'], AINA))
  expect(dispatch(takeAwaitedCard({ parent_id: null, title: 'A' }))).toBeNull()
  expect(dispatch(takeAwaitedCard({ parent_id: STACK, title: 'A' }))).not.toBeNull()
})

test.each([
  ['The card “B” could not be made.', ['A']],
  ['Something failed.', ['B']],
])('the failure %j leaves %j', async (message, left) => {
  await loadStack()
  dispatch(awaitCards(STACK, ['A', 'B'], AINA))
  dispatch(removeTemporaryCard(dispatch(takeFailedCard(message)) ?? ''))
  expect(temporary()).toEqual(left)
})

test('the end of waiting removes what is left and counts it', async () => {
  await loadStack()
  const end = dispatch(awaitCards(STACK, ['A', 'B'], AINA))
  dispatch(takeAwaitedCard({ parent_id: STACK, title: 'B' }))
  expect(end()).toBe(1)
  expect(temporary()).toEqual(['B'])
  expect(end()).toBe(0)
})
