import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { channels } from '@/api/channels'
import { searchKeywordOf } from '@/api/cards/searchKeywords'
import { imagesCalls } from '@/api/images.contract'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept, recordRequestBodies } from '@/testing/intercept'
import { pictureFile } from '@/testing/pictureFiles'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { seedCardId } from '../../../stories/screens/seedIds'

const TITLE = 'Photosynthesis: How Plants Make Food'
const CARD = seedCardId(TITLE)

function open(cardId = CARD) {
  const app = renderApp({ path: `/board/focus/${cardId}`, as: 'cikgu_aina', isWithoutRealtime: true })
  return { ...app, bodiesSentTo: recordRequestBodies(app) }
}

const findTools = async () => within(await screen.findByRole('toolbar', { name: 'Picture' }))
const findDialog = (name: string) => screen.findByRole('dialog', { name })
const pressTool = async ({ user }: RenderedApp, name: string) =>
  user.click((await findTools()).getByRole('button', { name }))

async function openTool(app: RenderedApp, name: string) {
  await pressTool(app, name)
  return within(await findDialog('Choose a picture'))
}
type Dialog = Awaited<ReturnType<typeof openTool>>

const findPictures = async (dialog: Dialog) =>
  within(await dialog.findByRole('grid', { name: 'Pictures' })).findAllByRole('row')
const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } })

test('Choose closes the dialog at once and replaces the picture with its source; the present picture sends nothing', async () => {
  const app = open()
  const release = holdCalls(app, imagesCalls.replaceImage)
  const dialog = await openTool(app, 'Find a picture')
  expect(dialog.getByRole('button', { name: 'Choose' })).toBeDisabled()
  const present = app.session.mockServer.db.cards.get(CARD)?.image
  const images = (await findPictures(dialog)).map((row) => row.dataset.key)
  const other = images.findIndex((image) => image !== present)
  await app.user.click(dialog.getAllByRole('row')[other] as Element)
  await app.user.click(dialog.getByRole('button', { name: 'Choose' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  // The tile behind the open card says it, too; only the open card announces it.
  await waitFor(() => expect(screen.getAllByText('Searching for image')).toHaveLength(2))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Searching for image')
  release()
  expect(await screen.findByText('Picture replaced.')).toBeInTheDocument()
  expect(await app.bodiesSentTo('format/image/replace')).toEqual([
    { uuid: CARD, image: images[other], source: 'image_search' },
  ])

  const again = await openTool(app, 'Find a picture')
  await findPictures(again)
  await app.user.click(again.getAllByRole('row')[other] as Element)
  await app.user.click(again.getByRole('button', { name: 'Choose' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await app.bodiesSentTo('format/image/replace')).toHaveLength(1)
})

test('a search waits 500 ms for the last key, drops older answers, and an empty field shows the first results again', async () => {
  const app = open()
  const dialog = await openTool(app, 'Find a picture')
  const first = (await findPictures(dialog)).map((row) => row.dataset.key)
  const release = holdCalls(app, imagesCalls.findImages)
  const searches = recordRequestBodies(app)
  const field = dialog.getByRole('searchbox')
  type(field, 'vol')
  type(field, 'volcano')
  await waitFor(async () => expect(await searches('format/image/find')).toHaveLength(1))
  type(field, 'moon')
  await waitFor(async () => expect(await searches('format/image/find')).toHaveLength(2))
  expect(await searches('format/image/find')).toEqual([
    { format_id: CARD, keyword: 'volcano', category: '' },
    { format_id: CARD, keyword: 'moon', category: '' },
  ])
  release(1)
  const moons = (await findPictures(dialog)).map((row) => row.dataset.key)
  release(0)
  await act(() => Promise.resolve())
  expect(dialog.getAllByRole('row').map((row) => row.dataset.key)).toEqual(moons)
  type(field, ' ')
  await waitFor(() => expect(dialog.getAllByRole('row').map((row) => row.dataset.key)).toEqual(first))
})

test('a picture that is no longer in view is not chosen: other words begin without a choice', async () => {
  const app = open()
  const dialog = await openTool(app, 'Find a picture')
  const [first] = await findPictures(dialog)
  await app.user.click(first as Element)
  expect(dialog.getByRole('button', { name: 'Choose' })).toBeEnabled()
  type(dialog.getByRole('searchbox'), 'volcano')
  await waitFor(() => expect(dialog.getAllByRole('row')[0]).toHaveAccessibleName(/volcano/i))
  expect(dialog.getByRole('button', { name: 'Choose' })).toBeDisabled()
})

test('the field begins with the words that the server has named, above the pictures of the card', async () => {
  const app = renderApp({ path: `/board/focus/${CARD}`, as: 'cikgu_aina' })
  await findTools()
  await waitFor(() => {
    // Emits repeatedly, because events before the subscription are lost.
    app.session.mockServer.emit(channels.cardFocus, { formatId: CARD }, 'data.received', {
      format_id: CARD,
      type: 'keyword',
      data: { keyword: 'green leaf' },
    })
    expect(app.store.dispatch(searchKeywordOf(CARD))).toBe('green leaf')
  })
  const dialog = await openTool(app, 'Find a picture')
  expect(dialog.getByRole('searchbox')).toHaveValue('green leaf')
  await findPictures(dialog)
  expect(app.requestLog()).toContain('searchImages')
  expect(app.requestLog()).not.toContain('findImages')
})

test('Enter sends the wish; Shift+Enter and Enter in a composition do not', async () => {
  const app = open()
  const dialog = await openTool(app, 'Make a picture')
  const field = dialog.getByRole('textbox', { name: 'What should the picture show?' })
  type(field, 'A lighthouse')
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
  expect(await app.bodiesSentTo('format/image/magic')).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await dialog.findByRole('grid', { name: 'Pictures you have made' })).toBeInTheDocument()
  expect(await app.bodiesSentTo('format/image/magic')).toEqual([{ uuid: CARD, prompt: 'A lighthouse' }])
  await app.user.click(dialog.getByRole('button', { name: 'Choose' }))
  await waitFor(async () =>
    expect(await app.bodiesSentTo('format/image/replace')).toMatchObject([{ uuid: CARD, source: 'magic_images' }]),
  )
})

test('a wish survives the closed tool, but not an answer of care', async () => {
  const app = open()
  const words = 'You are not alone. Please talk to somebody you trust.'
  const wish = 'nobody likes me'
  const field = (dialog: Dialog) => dialog.getByRole('textbox', { name: 'What should the picture show?' })
  const dialog = await openTool(app, 'Make a picture')
  type(field(dialog), wish)
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const again = await openTool(app, 'Make a picture')
  expect(field(again)).toHaveValue(wish)
  expectConsole(/^\[api\] makeMagicImage failed/)
  intercept(app, imagesCalls.makeMagicImage, () => ({ status: 422, body: { message: words } }))
  fireEvent.keyDown(field(again), { key: 'Enter' })
  expect(await again.findByText(words)).toBeInTheDocument()
  expect(again.queryByRole('alert')).toBeNull()
  expect(field(again)).toHaveValue('')
  expect(Object.values(sessionStorage).join(' ')).not.toContain(wish)
})

test('Cancel aborts a picture that is being made', async () => {
  const app = open()
  let signal: AbortSignal | undefined
  intercept(app, imagesCalls.makeMagicImage, (request) => {
    signal = request.signal
    return new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    })
  })
  const dialog = await openTool(app, 'Make a picture')
  const field = dialog.getByRole('textbox', { name: 'What should the picture show?' })
  type(field, 'A lighthouse')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(signal).toBeDefined())
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(signal?.aborted).toBe(true))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['pasted', (at: Element, files: File[]) => fireEvent.paste(at, { clipboardData: { files } })],
  ['dropped', (at: Element, files: File[]) => fireEvent.drop(at, { dataTransfer: { files, types: ['Files'] } })],
])('of two %s files the first is used, from every tab', async (_, give) => {
  const app = open()
  const uploads: string[] = []
  intercept(app, imagesCalls.uploadImage, () => {
    uploads.push('sent')
    return { status: 500 }
  })
  expectConsole(/^\[api\] uploadImage failed/)
  const dialog = await openTool(app, 'Find a picture')
  const files = ['first.png', 'second.png'].map((name) => pictureFile(name, 'image/png'))
  give(dialog.getByRole('searchbox'), files)
  expect(dialog.getByRole('tab', { name: 'Upload' })).toHaveAttribute('aria-selected', 'true')
  expect(dialog.getByText('One picture at a time. The first one is used.')).toBeInTheDocument()
  expect(await dialog.findByText('The last file was not used. Try another one.')).toBeInTheDocument()
  expect(uploads).toEqual(['sent'])
})

/** Opens the pan mode with a picture of this size, which jsdom does not load. */
async function openPan(app: RenderedApp, width: number, height: number) {
  await pressTool(app, 'Move the picture')
  const dialog = await findDialog('Move the picture')
  for (const image of dialog.querySelectorAll('img')) {
    Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } })
    fireEvent.load(image)
  }
  return within(dialog)
}

test('keys move the picture with one call 600 ms after the last key; Escape takes unsent keys back and keeps the card open', async () => {
  const app = open()
  const dialog = await openPan(app, 600, 1200)
  const slider = dialog.getByRole('slider', { name: 'Vertical position' })
  const press = (key: string, init = {}) => fireEvent.keyDown(slider, { key, ...init })
  const start = Number(slider.getAttribute('value'))
  press('End')
  press('ArrowUp')
  press('ArrowUp', { shiftKey: true })
  expect(slider).toHaveAttribute('aria-valuetext', '89 percent')
  press('Escape')
  expect(slider).toHaveAttribute('aria-valuetext', `${start} percent`)
  expect(await findDialog('Move the picture')).toBeInTheDocument()
  press('Home')
  press('ArrowDown', { shiftKey: true })
  press('ArrowDown')
  await waitFor(async () =>
    expect(await app.bodiesSentTo('format/image/reposition')).toEqual([{ uuid: CARD, position_y: 11 }]),
  )
  await waitFor(() => expect(app.session.mockServer.db.cards.get(CARD)?.image_y).toBe(11))
  // B-120: Enter, Space and the arrows have not turned the card.
  for (const key of ['ArrowRight', 'Enter', ' ']) press(key)
  press('Escape')
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(app.currentUrl()).toBe(`/board/focus/${CARD}`)
})

test('a picture that its frames show as a whole cannot be moved', async () => {
  const app = open()
  const dialog = await openPan(app, 3000, 600)
  expect(dialog.getByText('The whole picture is visible.')).toBeInTheDocument()
  expect(dialog.queryByRole('slider')).toBeNull()
  fireEvent.keyDown(dialog.getByText('The whole picture is visible.'), { key: 'End' })
  await app.user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await app.bodiesSentTo('format/image/reposition')).toEqual([])
})

test('a card that is deleted elsewhere closes the tool', async () => {
  const app = open()
  await openTool(app, 'Find a picture')
  const { removeInaccessibleCards } = await import('@/store/inaccessibleCards')
  await act(() => app.store.dispatch(removeInaccessibleCards([CARD], { isReported: false })))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a picture' })).toBeNull())
})

test('on a narrow screen, a press counts before the code of the menu has loaded', async () => {
  const real = matchMedia
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(real(media), media === '(width < 600px)' ? { matches: true } : {}),
  )
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Picture of this card' }))
  expect(await screen.findAllByRole('menuitem')).toHaveLength(5)
})

test('a student has no toolbar on a card that the teacher has shared', async () => {
  const title = 'Inside a Volcano'
  renderApp({ path: `/board/focus/${seedCardId(title)}`, as: 'mei_ling', isWithoutRealtime: true })
  await screen.findByRole('heading', { level: 1, name: title })
  await screen.findByRole('toolbar', { name: 'This card' })
  expect(screen.queryByRole('toolbar', { name: 'Picture' })).toBeNull()
})
