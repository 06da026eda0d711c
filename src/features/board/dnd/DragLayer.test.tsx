import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/renderApp'

const delayedModule = vi.hoisted(() => {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { isRequested: false, arrived: released, release: () => release() }
})

// The lazy chunk finishes loading only when the test calls `release`.
vi.mock('./DragLayer', async (original) => {
  delayedModule.isRequested = true
  await delayedModule.arrived
  return original()
})

test('a drag layer that loads late keeps the card elements and focus, and starts the move requested meanwhile', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  const [tile] = await screen.findAllByRole('button', { name: /^The Malayan Tapir, / })
  await waitFor(() => expect(delayedModule.isRequested).toBe(true))
  act(() => tile?.focus())
  await app.user.keyboard('m')
  delayedModule.release()
  await waitFor(() => expect(document.querySelector('[data-rfd-draggable-id]')).not.toBeNull())
  expect(tile).toBeInTheDocument()
  expect(tile).toHaveFocus()
  expect(tile?.closest('[data-rfd-draggable-id]')).not.toBeNull()
  expect(tile?.closest('[data-card-id]')).toHaveAttribute('data-drag', 'source')
})
