import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/renderApp'

const slowly = vi.hoisted(() => {
  let comes = () => undefined as void
  const arrived = new Promise<void>((resolve) => {
    comes = resolve
  })
  return { isAsked: false, arrived, comes: () => comes() }
})

// What drags is on its way while the card is opened, as on a slow network.
vi.mock('./drag/DragLayer', async (original) => {
  slowly.isAsked = true
  await slowly.arrived
  return original()
})

test('when what drags the cards comes late, they stay the same elements, focus stays, and the move that was asked for begins', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  const [tile] = await screen.findAllByRole('button', { name: /^The Malayan Tapir, / })
  await waitFor(() => expect(slowly.isAsked).toBe(true), { timeout: 5000 })
  act(() => tile?.focus())
  await app.user.keyboard('m')
  slowly.comes()
  await waitFor(() => expect(document.querySelector('[data-rfd-draggable-id]')).not.toBeNull(), { timeout: 5000 })
  expect(tile).toBeInTheDocument()
  expect(tile).toHaveFocus()
  expect(tile?.closest('[data-rfd-draggable-id]')).not.toBeNull()
  expect(tile?.closest('[data-card-id]')).toHaveAttribute('data-drag', 'dragged')
})
