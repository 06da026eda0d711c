// @vitest-environment jsdom

/** Replacing, removing and moving pictures, with Undo (C-238 to C-244, C-462). */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { cardsApi } from '@/api/cards/cards'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { imagesCalls } from '@/api/images.contract'
import { userApi } from '@/api/user'
import type { ReplacedPicture } from '@/store/replacedPicture'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { selectPictureWork } from '@/store/selectPictureWork'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept } from '@/testing/intercept'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { choosePicture, PAN_LOADING_MS, removePicture, repositionPicture, undoPicture } from './changePicture'

const VOLCANO = 'e4f501bb-5341-43db-86c4-995b27bba394'
const HIDING_QUESTION = '79db4b8f-ea01-4fea-a014-1d76a38c888b'
const CHOSEN = { image: 'scenes/penguin', source: 'image_search' } as const

let app: OpenedApp
const card = (id = VOLCANO) => {
  const cached = selectCachedCard(app.store.getState(), id)
  if (!cached) throw new Error('The card is not cached.')
  return cached
}
const load = (cardId: string) => app.store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId }))
const stored = (id = VOLCANO) => app.session.mockServer.db.cards.get(id)
const lastSnackbar = () => selectSnackbars(app.store.getState()).at(-1)
/** Names of the calls that change cards, in the order of their arrival. */
const changes = () =>
  app.session.mockServer.requestLog
    .entries()
    .flatMap(({ call, method }) => (call && method !== 'GET' && call !== 'authorizeChannel' ? [call] : []))

/** Presses Undo of the newest snackbar. */
async function pressUndo(): Promise<void> {
  const action = lastSnackbar()?.action
  if (action?.name !== 'undoPicture') throw new Error('The newest snackbar has no Undo of a picture.')
  await app.store.dispatch(undoPicture(action.picture))
}

beforeEach(async () => {
  app = openApp({ as: 'cikgu_aina' })
  onTestFinished(() => app.close())
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  await load(VOLCANO)
})

test('a chosen picture replaces the old one, and Undo brings it back to its place', async () => {
  await app.store.dispatch(repositionPicture(VOLCANO, 20))
  const { image } = card()
  expect(await app.store.dispatch(choosePicture(VOLCANO, CHOSEN))).toBe(true)
  expect(card()).toMatchObject({ image: CHOSEN.image, image_y: 50 })
  expect(lastSnackbar()).toMatchObject({ kind: 'neutral', text: { key: 'image.message.replaced' } })
  await pressUndo()
  expect(card()).toMatchObject({ image, image_y: 20 })
  expect(stored()).toMatchObject({ image, image_y: 20 })
  expect(changes()).toEqual(['repositionImage', 'replaceImage', 'replaceImage', 'repositionImage'])
})

test('the present picture sends nothing', async () => {
  const { image } = card()
  expect(await app.store.dispatch(choosePicture(VOLCANO, { image: image ?? '', source: 'image_search' }))).toBe(true)
  expect(changes()).toEqual([])
})

test('a question that hides its picture shows the chosen one, and hides again after Undo', async () => {
  await load(HIDING_QUESTION)
  await app.store.dispatch(choosePicture(HIDING_QUESTION, CHOSEN))
  expect(card(HIDING_QUESTION)).toMatchObject({ image: CHOSEN.image, showImage: true })
  await pressUndo()
  expect(stored(HIDING_QUESTION)).toMatchObject({ image: 'scenes/fractions', showImage: false })
})

test('Undo of a first picture leaves the card without one', async () => {
  await app.store.dispatch(cardsApi.endpoints.updateCard.initiate({ cardId: VOLCANO, change: { image: null } }))
  await app.store.dispatch(choosePicture(VOLCANO, CHOSEN))
  await pressUndo()
  expect([card().image, stored()?.image]).toEqual([null, null])
})

test('a removed picture comes back with Undo, to its place', async () => {
  expect(await app.store.dispatch(removePicture(VOLCANO, 'user_upload'))).toBe(true)
  expect(card().image).toBeNull()
  expect(lastSnackbar()?.text).toEqual({ key: 'image.message.removed' })
  await pressUndo()
  expect(stored()).toMatchObject({ image: 'scenes/volcano', image_y: 40 })
})

test('Undo leaves a picture that somebody has chosen meanwhile', async () => {
  await app.store.dispatch(choosePicture(VOLCANO, CHOSEN))
  const action = lastSnackbar()?.action
  const picture = action?.name === 'undoPicture' ? action.picture : undefined
  await app.store.dispatch(choosePicture(VOLCANO, { image: 'scenes/fractions', source: 'image_search' }))
  const sent = changes().length
  await app.store.dispatch(undoPicture(picture as ReplacedPicture))
  expect([card().image, changes().length]).toEqual(['scenes/fractions', sent])
  expect(lastSnackbar()).toMatchObject({ kind: 'danger', text: { key: 'message.undo.failed' } })
})

test.each([
  ['the message of the server', 422, 'There is no such picture.', 'There is no such picture.'],
  ['the text of the status', 500, 'Server Error', 'Oh no! Something went wrong!'],
])('a refused replacement leaves the old picture and tells %s once', async (_, status, message, told) => {
  expectConsole(/replaceImage failed/)
  intercept(app, imagesCalls.replaceImage, () => Response.json({ message }, { status }))
  expect(await app.store.dispatch(choosePicture(VOLCANO, CHOSEN))).toBe(false)
  expect(card().image).toBe('scenes/volcano')
  expect(selectSnackbars(app.store.getState()).map(({ text }) => text)).toEqual([
    { key: 'image.message.replaceError', values: { message: told } },
  ])
})

test('a card that is gone leaves the board, told by one notice', async () => {
  expectConsole(/replaceImage failed/)
  expectConsole(/getCard failed/)
  app.session.mockServer.db.cards.remove(VOLCANO)
  expect(await app.store.dispatch(choosePicture(VOLCANO, CHOSEN))).toBe(false)
  expect(selectSnackbars(app.store.getState())).toHaveLength(1)
  // The cached card is requested again, after the thunk has ended.
  const answers = () => app.session.mockServer.requestLog.entries().filter(({ status }) => status === 404)
  await vi.waitFor(() => expect(answers()).toHaveLength(4))
})

test('the card counts as loading while a picture is replaced', async () => {
  const release = holdCalls(app, imagesCalls.replaceImage)
  const choosing = app.store.dispatch(choosePicture(VOLCANO, CHOSEN))
  await vi.waitFor(() => expect(selectPictureWork(app.store.getState(), VOLCANO)?.source).toBe('image_search'))
  release()
  await choosing
  expect(selectPictureWork(app.store.getState(), VOLCANO)).toBeUndefined()
})

test('a moved picture counts as loading for three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const moving = app.store.dispatch(repositionPicture(VOLCANO, 75))
  const isLoading = () => selectPictureWork(app.store.getState(), VOLCANO)?.source === 'panning'
  expect([card().image_y, isLoading()]).toEqual([75, true])
  await moving
  await vi.advanceTimersByTimeAsync(PAN_LOADING_MS - 1)
  expect(isLoading()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect([isLoading(), stored()?.image_y]).toEqual([false, 75])
})

test('a refused move puts the picture back, at once and told', async () => {
  expectConsole(/repositionImage failed/)
  intercept(app, imagesCalls.repositionImage, () => ({ status: 500 }))
  expect(await app.store.dispatch(repositionPicture(VOLCANO, 75))).toBe(false)
  expect([card().image_y, selectPictureWork(app.store.getState(), VOLCANO)]).toEqual([40, undefined])
  expect(lastSnackbar()?.text).toMatchObject({ key: 'image.message.moveError' })
})
