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
vi.mock('./drag/DragFrame', async (original) => {
  slowly.isAsked = true
  await slowly.arrived
  return original()
})

test('focus goes back to the card that was open, though its tile was made anew behind it', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  const tile = async () => {
    const [found] = await screen.findAllByRole('button', { name: /^The Malayan Tapir, / })
    return found as HTMLElement
  }
  const before = await tile()
  await waitFor(() => expect(slowly.isAsked).toBe(true), { timeout: 5000 })
  act(() => before.focus())
  await app.user.keyboard('{Enter}')
  await screen.findByRole('main', { name: 'Open card: The Malayan Tapir' })
  slowly.comes()
  await waitFor(() => expect(document.querySelector('[data-rfd-draggable-id]')).not.toBeNull(), { timeout: 5000 })
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(app.address()).toBe('/board'))
  expect(before).not.toBeInTheDocument()
  const after = await tile()
  await waitFor(() => expect(after).toHaveFocus())
})
