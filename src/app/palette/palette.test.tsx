import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startDrag } from '@/features/board/dnd/dragStore'
import { expectConsole } from '@/testing/expectConsole'
import { renderApp, type RenderedApp } from '@/testing/renderApp'
import { selectListedCard } from '@/api/cards/cardSelectors'
import { seedCardId } from '../../../stories/screens/seedIds'

const PHOTOSYNTHESIS = seedCardId('Photosynthesis: How Plants Make Food')

async function openBoard(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByLabelText('Open Photosynthesis: How Plants Make Food')
  return app
}
const palette = async () => within(await screen.findByRole('dialog', { name: 'Find or do' }))
const field = async () => (await palette()).getByRole('textbox', { name: 'Find or do' })
const entry = async (name: string | RegExp) => (await palette()).findByRole('menuitem', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Find or do' })).toBeNull())

async function openPalette({ user }: RenderedApp, words = '') {
  await user.keyboard('{Control>}k{/Control}')
  const input = await field()
  expect(input).toHaveFocus()
  if (words) await user.keyboard(words)
}

test('words and Enter open a card, and Escape returns to the place before', async () => {
  const app = await openBoard()
  const card = screen.getByLabelText('Open Photosynthesis: How Plants Make Food')
  act(() => card.focus())
  await openPalette(app, 'PHOTOSYNTHESIS')
  await app.user.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(card).toHaveFocus())

  await openPalette(app, 'photosynthesis')
  await entry('Photosynthesis: How Plants Make Food')
  await app.user.keyboard('{Enter}')
  await isClosed()
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/focus/${PHOTOSYNTHESIS}`))
})

test('one search of every depth starts 500 ms after the last key, and names the stack of a card', async () => {
  const app = await openBoard()
  const searches = () => app.requestLog().filter((call) => call === 'getCards').length
  const before = searches()
  await openPalette(app, 'wombat')
  await app.user.keyboard('{Backspace>6/}seal')
  expect(searches()).toBe(before)
  await waitFor(() => expect(searches()).toBe(before + 1))
  await (await palette()).findByText(/^\d+ results?$/)
  expect(searches()).toBe(before + 1)
})
