import { QueryStatus } from '@reduxjs/toolkit/query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { selectIsChatOpen } from '@/store/panelsSlice'
import { keepCards } from '@/testing/keepCards'
import { renderApp } from '@/testing/renderApp'
import type { CardRecord } from '@mocks/db/tables'

/** Opens a path with only these cards on the server. Lim's cards are shared with Aina. */
function openStack(path: string, cards: { id: string; owner_id: number; parent_id: string | null; type: string }[]) {
  const app = renderApp({ path, as: 'cikgu_aina', isWithoutRealtime: true })
  keepCards(app, [])
  const { db, now } = app.session.mockServer
  const time = now().toISOString()
  for (const card of cards) {
    db.cards.set({ ...(card as CardRecord), title: card.id, created_at: time, updated_at: time })
    if (card.owner_id === AINA) continue
    db.shares.set({
      id: `${card.id} ${AINA}`,
      card_id: card.id,
      sender_id: card.owner_id,
      recipient_id: AINA,
      status: 'read',
      shared_at: time,
      opened_at: time,
    })
  }
  return app
}

const AINA = 12
const LIM = 13
const stack = (owner_id: number) => ({ id: 'Stack', owner_id, parent_id: null, type: 'stack' })
const child = (owner_id: number) => ({ id: 'Child', owner_id, parent_id: 'Stack', type: 'text' })

// D-2411.
test.each([
  ['on My Board', '/board', [stack(LIM)], true],
  ['in an own stack', '/board/stack/Stack', [stack(AINA), child(AINA)], true],
  ['in an own stack without cards', '/board/stack/Stack', [stack(AINA)], true],
  ['in a stack of somebody else', '/board/stack/Stack', [stack(LIM), child(LIM)], false],
  ['in a stack of somebody else with a card of one’s own', '/board/stack/Stack', [stack(LIM), child(AINA)], false],
  ['in a stack of somebody else without cards', '/board/stack/Stack', [stack(LIM)], false],
])('%s: is a new board offered?', async (_, path, cards, isOffered) => {
  const app = openStack(path, cards)
  await waitFor(() => expect(app.requestLog()).toContain('getCards'))
  await waitFor(() => expect(document.querySelector('ul[aria-busy]')).toBeNull())
  const isStackRequested = path !== '/board' && cards.length === 1
  await waitFor(() => expect(app.requestLog().includes('getCard')).toBe(isStackRequested))
  if (isOffered) expect(await screen.findByRole('button', { name: 'New board' })).toBeVisible()
  else {
    // The button must also be missing after all requests of the screen have been answered.
    await screen.findByRole('button', { name: 'Filter' })
    const queries = () => Object.values(app.store.getState().api.queries)
    await waitFor(() => expect(queries().every((query) => query?.status === QueryStatus.fulfilled)).toBe(true))
    expect(screen.queryByRole('button', { name: 'New board' })).not.toBeInTheDocument()
  }
})

test('when the dialog of a new board closes, focus returns to its button, although the board is another one', async () => {
  const { user, currentUrl } = openStack('/board', [stack(AINA)])
  await user.click(await screen.findByRole('button', { name: 'New board' }))
  await user.type(await screen.findByRole('textbox', { name: 'Board name' }), 'Kelas{Enter}')
  await waitFor(() => expect(currentUrl()).toContain('/board/stack/'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'New board' })).toHaveFocus())
})

/** On wide screens, 'New' opens a menu. */
async function openNewMenu(as: string) {
  const { matchMedia } = globalThis
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(width >= 900px)' ? Object.assign(new EventTarget(), { matches: true }) : matchMedia(query),
  )
  const app = renderApp({ path: '/board', as, isWithoutRealtime: true })
  await app.user.click(await screen.findByRole('button', { name: 'New' }))
  await screen.findByRole('menu', { name: 'New' })
  return app
}

test.each([
  ['a teacher', 'cikgu_aina', ['Text', 'Board', 'Ask Ting to make one']],
  ['a student', 'mei_ling', ['Text', 'Board', 'Ask Elly to make one']],
])('on wide screens, one menu offers %s what can be new', async (_, as, items) => {
  await openNewMenu(as)
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(items)
  expect(screen.queryByRole('button', { name: 'New board' })).not.toBeInTheDocument()
})

test('Text of the menu creates a text and opens it; Ask begins a question in the chat', async () => {
  const { user, currentUrl, store } = await openNewMenu('cikgu_aina')
  await user.click(screen.getByRole('menuitem', { name: 'Ask Ting to make one' }))
  expect(selectIsChatOpen(store.getState())).toBe(true)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ask Ting' })).toHaveValue('Make me a card about '))
  await user.click(screen.getByRole('button', { name: 'New' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Text' }))
  await waitFor(() => expect(currentUrl()).toContain('/board/focus/'))
})
