// @vitest-environment jsdom

/** What is shown while saves of one card are in flight, answered late or fail. */
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { imagesApi } from '../images'
import { suggestionsApi } from '../suggestions'
import type { CardListArg } from './cardListPages'
import { cardsApi } from './cards'
import { patchCard, selectCachedCard } from './optimisticCards'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const myBoard: CardListArg = { stackId: undefined, search: '', filter: 'all', sort: 'updated_at', order: 'desc' }

let app: OpenedApp

const tapir = () => selectCachedCard(app.store.getState(), TAPIR)
const rename = (title: string) =>
  app.store.dispatch(cardsApi.endpoints.updateCard.initiate({ cardId: TAPIR, change: { title } }))

beforeEach(async () => {
  app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  await app.store.dispatch(cardsApi.endpoints.getCards.initiate(myBoard, { subscribe: false }))
})

/** Holds back the responses of saves. @returns releases the one with an index, in the order of the requests */
function holdResponses(): (index: number) => void {
  const { transport } = app.session
  const send = transport.fetch
  const releases: (() => void)[] = []
  transport.fetch = async (request) => {
    if (!request.url.includes('partial-update')) return send(request)
    const released = new Promise<void>((resolve) => releases.push(resolve))
    const response = await send(request)
    await released
    return response
  }
  return (index) => releases[index]?.()
}

test.each([
  ['in order', [0, 1]],
  ['in reverse order', [1, 0]],
])('the title of the newest save is shown when two saves are answered %s', async (_, order) => {
  const titles = [tapir()?.title]
  app.store.subscribe(() => {
    if (titles.at(-1) !== tapir()?.title) titles.push(tapir()?.title)
  })
  const release = holdResponses()
  const saves = [rename('A'), rename('B')]
  for (const index of order) {
    release(index)
    await saves[index]
  }
  expect(titles.slice(1)).toEqual(['A', 'B'])
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
