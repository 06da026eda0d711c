/** Tests the browser's Back while content is streamed into the card (D-2446, D-0083). `streamingIntoCard.test.tsx` tests other ways out. */
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { ExitStreamingQuestion } from './ExitStreamingQuestion'

let isInaccessible = false
beforeEach(() => {
  isInaccessible = false
})

/** Navigates from the board to a card, using the browser's history. */
async function openCard() {
  const root = createRootRoute({ component: Outlet })
  const board = createRoute({ getParentRoute: () => root, path: '/board', component: () => <p>Board</p> })
  const card = createRoute({
    getParentRoute: () => root,
    path: '/card',
    component: () => <ExitStreamingQuestion isCardInaccessible={() => isInaccessible} />,
  })
  window.history.replaceState(null, '', '/board')
  const history = createBrowserHistory()
  onTestFinished(() => {
    history.destroy()
    window.history.replaceState(null, '', '/')
  })
  const router = createRouter({ routeTree: root.addChildren([board, card]), history })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('Board')
  act(() => history.push('/card'))
  await waitFor(() => expect(screen.queryByText('Board')).toBeNull())
  return { user: userEvent.setup(), isOnCard: () => window.location.pathname === '/card' }
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave now?' })
const answer = async (name: string) => within(await question()).getByRole('button', { name })

test('Back asks first: Cancel stays, also at the next Back; Yes leaves', async () => {
  const { user, isOnCard } = await openCard()
  for (const _ of [1, 2]) {
    window.history.back()
    await user.click(await answer('Cancel'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(isOnCard()).toBe(true)
    expect(screen.queryByText('Board')).toBeNull()
  }
  window.history.back()
  await user.click(await answer('Yes'))
  expect(await screen.findByText('Board')).toBeVisible()
  expect(isOnCard()).toBe(false)
})

test('Back from a card that is gone asks nothing', async () => {
  await openCard()
  isInaccessible = true
  window.history.back()
  expect(await screen.findByText('Board')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
