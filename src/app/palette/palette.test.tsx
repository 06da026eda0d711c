import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userApi } from '@/api/user'
import { chatCalls } from '@/api/chat.contract'
import { cardsRemoved } from '@/store/cardEvents'
import { startDrag, endDrag } from '@/features/board/dnd/dragStore'
import { cardsSelected } from '@/model/board/selectionSlice'
import { expectConsole } from '@/testing/expectConsole'
import { recordRequestBodies } from '@/testing/intercept'
import { renderApp, type RenderedApp } from '@/testing/renderApp'
import { seedCardId } from '../../../stories/screens/seedIds'

const TITLE = 'Photosynthesis: How Plants Make Food'
const PHOTOSYNTHESIS = seedCardId(TITLE)

async function openBoard(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  await screen.findByRole('heading', { level: 1 })
  return app
}
const openedBoard = async () => {
  const app = await openBoard()
  await screen.findByLabelText(`Open ${TITLE}`)
  return app
}
const findPalette = async () => within(await screen.findByRole('dialog', { name: 'Find or do' }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Find or do' })).toBeNull())
const labels = async () => (await findPalette()).getAllByRole('menuitem').map(({ textContent }) => textContent)

async function openPalette({ user }: RenderedApp, words = '') {
  await user.keyboard('{Control>}k{/Control}')
  expect(await (await findPalette()).findByRole('textbox')).toHaveFocus()
  if (words) await user.keyboard(words)
}
async function runEntry(app: RenderedApp, words: string, name: string | RegExp = words) {
  await openPalette(app, words)
  await (await findPalette()).findByRole('menuitem', { name })
  await app.user.keyboard('{Enter}')
  await isClosed()
}

test('words and Enter open a card, and Escape returns to the place before', async () => {
  const app = await openedBoard()
  const card = screen.getByLabelText(`Open ${TITLE}`)
  act(() => card.focus())
  await openPalette(app, 'PHOTOSYNTHESIS')
  await app.user.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(card).toHaveFocus())

  await runEntry(app, 'photosynthesis', TITLE)
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/focus/${PHOTOSYNTHESIS}`))
})

test('Enter after pasted words runs the first result, and does nothing without words', async () => {
  const app = await openedBoard()
  await openPalette(app)
  await app.user.keyboard('{Enter}')
  const palette = await findPalette()
  await app.user.click(palette.getByRole('textbox'))
  await app.user.paste('photosynthesis')
  await palette.findByRole('menuitem', { name: TITLE })
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/focus/${PHOTOSYNTHESIS}`))
})

// The last key is that of Safari, which ends the composition first.
test.each([{ isComposing: true }, { keyCode: 229 }])('an Enter that accepts a word, %o, runs no entry', async (key) => {
  const app = await openedBoard()
  await openPalette(app, 'photosynthesis')
  const palette = await findPalette()
  await palette.findByRole('menuitem', { name: TITLE })
  fireEvent.keyDown(palette.getByRole('textbox'), { key: 'Enter', ...key })
  expect(screen.getByRole('dialog', { name: 'Find or do' })).toBeVisible()
  expect(app.currentUrl()).toBe('/board')
})

test('one search of every depth starts 500 ms after the last key, and names the stack of a card', async () => {
  const app = await openedBoard()
  const searches = () => app.requestLog().filter((call) => call === 'getCards').length
  const before = searches()
  await openPalette(app, 'solid')
  await app.user.keyboard('{Backspace>5/}')
  await app.user.keyboard('the eagle')
  expect(searches()).toBe(before)
  await (await findPalette()).findByRole('menuitem', { name: /^The Eagle\s*,\s*Poems We Love$/ })
  expect(searches()).toBe(before + 1)
})

test('a failed search says so, and is tried again', async () => {
  expectConsole(/getCards failed/)
  const app = await openedBoard()
  act(() => app.session.mockServer.setScenario('serverError'))
  await openPalette(app, 'eagle')
  const palette = await findPalette()
  await palette.findByText(/The search of all your cards did not work\./)
  act(() => app.session.mockServer.setScenario('normal'))
  await app.user.click(palette.getByRole('button', { name: 'Try again' }))
  expect(await palette.findByRole('menuitem', { name: /^The Eagle/ })).toBeVisible()
})

test('actions on the selected cards are those of the board, with its confirmation', async () => {
  const app = await openedBoard()
  act(() => void app.store.dispatch(cardsSelected({ ids: [PHOTOSYNTHESIS] })))
  await runEntry(app, 'delete', 'Delete')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('an action on cards that are gone when Enter comes does nothing', async () => {
  const app = await openedBoard()
  act(() => void app.store.dispatch(cardsSelected({ ids: [PHOTOSYNTHESIS] })))
  await openPalette(app, 'delete')
  await (await findPalette()).findByRole('menuitem', { name: /^Delete/ })
  act(() => void app.store.dispatch(cardsRemoved({ cardIds: [PHOTOSYNTHESIS] })))
  await app.user.keyboard('{Enter}')
  await isClosed()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a card that is gone when Enter comes is told, and forgotten', async () => {
  expectConsole(/getCard failed/)
  const app = await openedBoard()
  await openPalette(app, 'photosynthesis')
  await (await findPalette()).findByRole('menuitem', { name: TITLE })
  app.session.mockServer.db.cards.remove(PHOTOSYNTHESIS)
  await app.user.keyboard('{Enter}')
  expect(await screen.findByText('Oops! Format cannot be found.')).toBeVisible()
  await openPalette(app)
  expect(await labels()).not.toContain(TITLE)
})

test('opened cards are offered, the newest first, and not the one that is open', async () => {
  const app = await openedBoard()
  await runEntry(app, 'photosynthesis', TITLE)
  await screen.findByRole('main', { name: `Open card: ${TITLE}` })
  await openPalette(app)
  expect(await labels()).not.toContain(TITLE)
  await app.user.keyboard('{Escape}')
  await runEntry(app, 'address book', 'Address Book')
  await waitFor(() => expect(app.currentUrl()).toBe('/addressbook'))
  await openPalette(app)
  expect(await labels()).toContain(TITLE)
})

test('on a screen without cards, the palette leads to one that no list has loaded', async () => {
  const app = renderApp({ path: '/addressbook', as: 'cikgu_aina', isWithoutRealtime: true })
  await screen.findByRole('heading', { level: 1 })
  await runEntry(app, 'the eagle', /^The Eagle/)
  expect(await screen.findByRole('main', { name: 'Open card: The Eagle' })).toBeVisible()
})

test('a question goes to the chat as typed, and the words are stored nowhere', async () => {
  const app = await openedBoard()
  const bodies = recordRequestBodies(app)
  await openPalette(app, 'why is lava hot?')
  const palette = await findPalette()
  await app.user.click(palette.getByRole('menuitem', { name: 'Ask Ting: why is lava hot?' }))
  await waitFor(async () => expect(JSON.stringify(await bodies(chatCalls.askMagic.path))).toContain('why is lava hot?'))
  await openPalette(app, 'my secret')
  await app.user.keyboard('{Escape}')
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored).toContain('heartboard-')
  expect(stored).not.toContain('my secret')
})

test('with a used-up quota, the words wait in the chat field until it can take them', async () => {
  const app = await openedBoard()
  const setQuota = (isReached: boolean) =>
    act(() => {
      const change = userApi.util.updateQueryData('getMe', undefined, (me) => {
        if (me) me.metadata.usage_quota_reached = isReached
      })
      void app.store.dispatch(change)
    })
  setQuota(true)
  await openPalette(app, 'why is lava hot?')
  await app.user.click((await findPalette()).getByRole('menuitem', { name: 'Ask Ting: why is lava hot?' }))
  const chatField = await screen.findByRole('textbox', { name: 'Ask Ting' })
  expect(chatField).toBeDisabled()
  setQuota(false)
  await waitFor(() => expect(chatField).toHaveValue('why is lava hot?'))
})

test('a student is offered exactly the actions of the board, and no chat without its permission', async () => {
  const app = await openBoard({ as: 'mei_ling' })
  const [openButton] = await screen.findAllByLabelText(/^Open (?!menu)/)
  const cardId = openButton?.closest('[data-card-id]')?.getAttribute('data-card-id') ?? ''
  act(() => void app.store.dispatch(cardsSelected({ ids: [cardId] })))
  const toolbar = await screen.findByRole('toolbar', { name: 'Selected cards' })
  const buttons = within(toolbar).getAllByRole('button')
  const revoke = userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) me.permissions = me.permissions.filter((permission) => permission !== 'system.chat.access')
  })
  act(() => void app.store.dispatch(revoke))
  await openPalette(app, 'e')
  const palette = await findPalette()
  expect(palette.queryByRole('menuitem', { name: /^Ask / })).toBeNull()
  await app.user.keyboard('{Backspace}')
  const group = within(palette.getByRole('group', { name: 'This card' }))
  const offered = buttons.map(({ ariaLabel }) => ariaLabel ?? '').filter((label) => label !== 'Clear selection')
  expect(offered.length).toBeGreaterThan(0)
  for (const name of offered) expect(group.getByRole('menuitem', { name })).toBeVisible()
  expect(group.getAllByRole('menuitem')).toHaveLength(offered.length)
})

test('the palette opens neither over a dialog nor during a drag', async () => {
  const app = await openedBoard()
  await app.user.click(screen.getAllByRole('button', { name: 'Feedback' })[0] as HTMLElement)
  await screen.findByRole('dialog', { name: 'Send feedback' })
  await app.user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog', { name: 'Find or do' })).toBeNull()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  act(() => app.store.dispatch(startDrag([])))
  await app.user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => app.store.dispatch(endDrag()))
  await openPalette(app)
})

test('Ctrl+/ opens the sheet of shortcuts anywhere, ? only on a card or toolbar', async () => {
  const app = await openedBoard()
  await app.user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => screen.getByLabelText(`Open ${TITLE}`).focus())
  await app.user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.click(screen.getByRole('button', { name: 'Search cards' }))
  await app.user.keyboard('{Control>}/{/Control}')
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(sheet.getByRole('table', { name: 'Selected cards' })).toBeVisible()
})
