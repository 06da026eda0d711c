/** Uploads, made pictures and pictures dropped on the board, against the mock server. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { imagesCalls } from '@/api/images.contract'
import { userApi } from '@/api/user'
import { type AppStore, createStore } from '@/app/startup/store'
import { selectPictureWork } from '@/store/selectPictureWork'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { recordedTransport } from '@/testing/contractUse'
import { holdCalls, intercept } from '@/testing/intercept'
import { pictureFile } from '@/testing/pictureFiles'
import { createMockClient, type MockClient } from '@mocks/runtimes/inProcess'
import type { ScenarioName } from '@mocks/scenarios/scenarios'
import { addBoardPictures, retryBoardPicture } from './boardPictures'
import { makePicture, pictureOfCard } from './makePicture'
import { type UploadStage, uploadPicture } from './uploadPicture'

const VOLCANO = 'e4f501bb-5341-43db-86c4-995b27bba394'

/** Runs in Node, whose forms and files the mock server reads; those of jsdom it does not. */
let app: { store: AppStore; session: MockClient }
const snackbars = () => selectSnackbars(app.store.getState())
const texts = () => snackbars().map(({ text }) => ('key' in text ? text.key : text.message))
const work = () => selectPictureWork(app.store.getState(), VOLCANO)
const photos = () =>
  app.session.mockServer.db.cards
    .where('type', 'imageupload')
    .filter(({ image }) => String(image).startsWith('uploads/'))
const uploadCount = () => [...app.session.mockServer.db.pictures.all()].length

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  onTestFinished(() => void vi.unstubAllGlobals())
  const session = createMockClient()
  onTestFinished(() => session.close())
  session.signIn('cikgu_aina')
  const realtime = { subscribe: () => () => undefined }
  app = {
    session,
    store: createStore({ transport: recordedTransport(session.transport), realtime }, () => (next) => next),
  }
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  await app.store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: VOLCANO }))
})

test('an upload tells its stages and its progress, and leaves the card as it is', async () => {
  app.session.mockServer.setScenario('uploadSlow')
  const stages: UploadStage[] = []
  const onStage = (stage: UploadStage) => void stages.push(stage)
  const upload = app.store.dispatch(uploadPicture(VOLCANO, pictureFile('a.png', 'image/png', 60_000), { onStage }))
  await vi.waitFor(() => expect(work()).toMatchObject({ source: 'user_upload', progress: 0.5 }))
  expect(await upload).toMatch(/^uploads\//)
  expect(stages).toEqual([
    { stage: 'reading' },
    { stage: 'sending', file: expect.any(File), progress: null },
    { stage: 'sending', file: expect.any(File), progress: 0.5 },
    { stage: 'sending', file: expect.any(File), progress: 1 },
  ])
  expect([work(), texts(), selectCachedCard(app.store.getState(), VOLCANO)?.image]).toEqual([
    undefined,
    [],
    'scenes/volcano',
  ])
})

test.each([
  ['uploadTooLarge', 'image.message.fileSize'],
  ['uploadTooLargeForServer', 'image.message.sizeLimit'],
  ['uploadInfected', 'image.message.infected'],
  ['uploadFails', 'image.message.uploadError'],
] satisfies [ScenarioName, string][])('in the scenario "%s" an upload shows %s, once', async (scenario, key) => {
  app.session.mockServer.setScenario(scenario)
  expect(await app.store.dispatch(uploadPicture(VOLCANO, pictureFile('a.png')))).toBeUndefined()
  expect(texts()).toEqual([key])
})

test.each([
  ['an empty file', new File([], 'a.png', { type: 'image/png' }), 'image.message.uploadError'],
  ['a file above 10 MB', pictureFile('a.png', 'image/png', 10_485_761), 'image.message.fileSize'],
  ['a text named .heic', new File(['words'], 'a.heic'), 'image.message.uploadError'],
])('%s is refused without a call', async (_, file, key) => {
  expect(await app.store.dispatch(uploadPicture(VOLCANO, file))).toBeUndefined()
  expect([texts(), uploadCount()]).toEqual([[key], 0])
})

test('a cancelled upload is told by nothing and stores nothing', async () => {
  app.session.mockServer.setScenario('uploadSlow')
  const controller = new AbortController()
  const upload = app.store.dispatch(
    uploadPicture(VOLCANO, pictureFile('a.png', 'image/png', 60_000), {
      signal: controller.signal,
      onStage: ({ stage }) => stage === 'sending' && controller.abort(),
    }),
  )
  expect(await upload).toBeUndefined()
  expect([texts(), uploadCount(), work()]).toEqual([[], 0, undefined])
})

test('a picture is made from a prompt, and the success is told', async () => {
  expect(await app.store.dispatch(makePicture(VOLCANO, 'a volcano at night'))).toMatchObject({ kind: 'made' })
  expect(texts()).toEqual(['image.message.generateSuccess'])
})

test('words of care come instead of a picture, and nothing else is told', async () => {
  const made = await app.store.dispatch(makePicture(VOLCANO, 'I want to kill myself'))
  expect(JSON.stringify(made)).toContain('15999')
  expect([made.kind, texts()]).toEqual(['words', []])
})

test('a picture that cannot be made is told once', async () => {
  app.session.mockServer.setScenario('imageGenerateFails')
  expect(await app.store.dispatch(makePicture(VOLCANO, 'a volcano'))).toEqual({ kind: 'failed' })
  expect(texts()).toEqual(['image.message.generateError'])
})

test('the picture of a text is on the card at once, in its centre, with Undo', async () => {
  const release = holdCalls(app, imagesCalls.generateCardImage)
  const making = app.store.dispatch(pictureOfCard(VOLCANO, 'Inside a volcano'))
  await vi.waitFor(() => expect(work()?.source).toBe('magic_images'))
  release()
  const made = await making
  expect(selectCachedCard(app.store.getState(), VOLCANO)).toMatchObject({
    image: made.kind === 'made' && made.image,
    image_y: 50,
  })
  expect(snackbars().at(-1)?.action).toMatchObject({ picture: { image: 'scenes/volcano', imageY: 40 } })
})

const files = (count: number) => Array.from({ length: count }, (_, index) => pictureFile(`Trip ${index + 1}.png`))

test('twelve dropped pictures make ten cards, three at a time, and name the rest', async () => {
  let running = 0
  let most = 0
  intercept(app, imagesCalls.uploadImage, async (_, send) => {
    running += 1
    most = Math.max(most, running)
    const response = await send()
    running -= 1
    return response
  })
  await app.store.dispatch(
    addBoardPictures([...files(12), new File(['words'], 'notes.txt', { type: 'text/plain' })], null),
  )
  expect(
    photos()
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(
    files(10)
      .map(({ name }) => name.replace('.png', ''))
      .toSorted(),
  )
  expect(most).toBe(3)
  expect(snackbars()[0]?.text).toEqual({
    key: 'image.message.tooMany',
    values: { count: 2, max: 10, names: 'Trip 11.png, Trip 12.png' },
  })
})

test('a picture that fails leaves no card, and comes with Try again', async () => {
  const cardCount = () => [...app.session.mockServer.db.cards.all()].length
  const before = cardCount()
  app.session.mockServer.setScenario('uploadInfected')
  await app.store.dispatch(addBoardPictures(files(1), null))
  expect([cardCount(), texts()]).toEqual([before, ['image.message.cardError']])
  app.session.mockServer.setScenario('normal')
  const action = snackbars()[0]?.action
  await app.store.dispatch(retryBoardPicture(action?.name === 'retryBoardPicture' ? action.id : ''))
  expect(photos().map(({ title }) => title)).toEqual(['Trip 1'])
})

test('without the permission to create, a drop makes nothing', async () => {
  app.session.signIn('farid_o')
  await app.store.dispatch(userApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
  await app.store.dispatch(addBoardPictures(files(1), null))
  expect(photos()).toEqual([])
})
