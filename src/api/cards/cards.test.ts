// @vitest-environment jsdom

/** Tests which fields a card shows while saves are in flight, arrive late or fail. */
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept } from '@/testing/intercept'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { myBoard } from '@/testing/myBoard'
import { imagesApi } from '../images'
import { suggestionsApi } from '../suggestions'
import type { Card } from './card.schema'
import { cardsApi } from './cards'
import type { CardChange } from './cards.contract'
import { selectCachedCard } from './cardSelectors'
import { cardsCalls } from './cards.contract'
import { patchCard } from './listPatches'
import { receiveCard } from './pendingSaves'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
let app: OpenedApp

const tapir = () => selectCachedCard(app.store.getState(), TAPIR)
const save = (change: CardChange) =>
  app.store.dispatch(cardsApi.endpoints.updateCard.initiate({ cardId: TAPIR, change }))
const rename = (title: string) => save({ title })
/** Handles a card as if it came in a `format.updated` event. */
const receive = (fields: Partial<Card>) => {
  const card = tapir()
  if (card) app.store.dispatch(receiveCard({ ...card, ...fields } as Card))
}

beforeEach(async () => {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  await app.store.dispatch(cardsApi.endpoints.getCards.initiate(myBoard, { subscribe: false }))
})

test.each([
  ['in order', [0, 1]],
  ['in reverse order', [1, 0]],
])('the title of the newest save is shown when two saves are answered %s', async (_, order) => {
  const titles = [tapir()?.title]
  app.store.subscribe(() => {
    if (titles.at(-1) !== tapir()?.title) titles.push(tapir()?.title)
  })
  const release = holdCalls(app, cardsCalls.updateCard, 'response')
  const saves = []
  for (const title of ['A', 'B']) {
    saves.push(rename(title))
    await expect.poll(() => titles.at(-1)).toBe(title)
  }
  for (const index of order) {
    release(index)
    await saves[index]
    // After a response, Redux Toolkit notifies subscribers only with the next frame. Another action notifies them
    // immediately.
    app.store.dispatch({ type: 'flush' })
  }
  expect(titles.slice(1)).toEqual(['A', 'B'])
})

test('saves of different fields that are answered in reverse order show both', async () => {
  const release = holdCalls(app, cardsCalls.updateCard, 'response')
  const saves = [save({ title: 'A' }), save({ subtitle: 'B' })]
  for (const index of [1, 0]) {
    release(index)
    await saves[index]
    expect(tapir()).toMatchObject({ title: 'A', subtitle: 'B' })
  }
})

test('two saves of a title that both fail leave the title before them', async () => {
  expectConsole(/^\[api\] updateCard failed/)
  const before = tapir()?.title
  app.session.mockServer.setScenario('saveFails')
  await Promise.all([rename('A'), rename('B')])
  expect(tapir()?.title).toBe(before)
})

test('of two saves the one that fails is rolled back to the one that succeeds', async () => {
  expectConsole(/^\[api\] updateCard failed/)
  const saving = rename('A')
  app.session.mockServer.setScenario('saveFails')
  await Promise.all([saving, rename('B')])
  expect(tapir()?.title).toBe('A')
})

test('an image whose new position could not be saved returns to the position before, also when the card is not open', async () => {
  expectConsole(/^\[api\] repositionImage failed/)
  app.store.dispatch(patchCard(TAPIR, (card) => ({ ...card, image_y: 20 })))
  app.session.mockServer.db.cards.remove(TAPIR)
  const reposition = (position: number) =>
    app.store.dispatch(imagesApi.endpoints.repositionImage.initiate({ cardId: TAPIR, position }))
  const saves = [reposition(70), reposition(80)]
  expect(tapir()?.image_y).toBe(80)
  await Promise.all(saves)
  expect(tapir()?.image_y).toBe(20)
})

test('an applied suggestion whose dismissal fails is applied again', async () => {
  expectConsole(/^\[api\] dismissSuggestion failed/)
  const suggestions = { beginner: { H: { text: 'Add a smell.', status: 'applied' as const } } }
  app.store.dispatch(patchCard(TAPIR, (card) => ({ ...card, ai_suggestions: suggestions })))
  app.session.mockServer.setScenario('serverError')
  const dismissal = suggestionsApi.endpoints.dismissSuggestion.initiate({
    cardId: TAPIR,
    level: 'beginner',
    suggestion: 'H',
  })
  const dismissing = app.store.dispatch(dismissal)
  expect(tapir()?.ai_suggestions?.beginner?.H?.status).toBe('dismissed')
  await dismissing
  expect(tapir()?.ai_suggestions).toEqual(suggestions)
})

test('a live event does not replace a title with a save in flight; a failed save rolls back to the event', async () => {
  expectConsole(/^\[api\] updateCard failed/)
  app.session.mockServer.setScenario('saveFails')
  const saving = rename('A')
  receive({ title: 'By another user', subtitle: 'By another user' })
  expect(tapir()).toMatchObject({ title: 'A', subtitle: 'By another user' })
  await saving
  expect(tapir()).toMatchObject({ title: 'By another user', subtitle: 'By another user' })
})

test('a live event with an older version of a card changes nothing', () => {
  const before = tapir()
  receive({ title: 'Older', updated_at: '2020-01-01T00:00:00Z' })
  expect(tapir()).toBe(before)
})

test.each([
  ['a save of a page that is left outlives it', true, 1000, true],
  ['a save that is too large for that is sent all the same', true, 70_000, false],
  ['characters of several bytes count as such', true, 25_000, false],
  ['any other save ends with its page', false, 1000, false],
])('%s', async (_, isLeaving, length, isKeptAlive) => {
  const flags: boolean[] = []
  intercept(app, cardsCalls.updateCard, (request, send) => {
    flags.push(request.keepalive)
    return send()
  })
  const change = { body: `<p>${(length === 25_000 ? '水' : 'a').repeat(length)}</p>` }
  await app.store.dispatch(cardsApi.endpoints.updateCard.initiate({ cardId: TAPIR, change, isLeaving }))
  expect(flags).toEqual([isKeptAlive])
})
