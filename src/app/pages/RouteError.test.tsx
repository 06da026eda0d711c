/** Tests the fallback of a failed screen, in a separate router with TanStack's lazy route components. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { openApp } from '@/testing/openApp'
import { reportChunkLoadErrors } from '../startup/chunkLoadErrors'
import { RouteError } from './RouteError'

/** Rejects as the `import()` of a build does. */
function rejectImport(): Promise<never> {
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/card.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return Promise.reject(payload)
}

/** Renders two screens, of which the second is loaded lazily. */
function renderScreens(path: string) {
  expectConsole(/Error in route match/)
  const { store, close } = openApp({ isWithoutRealtime: true })
  onTestFinished(close)
  reportChunkLoadErrors(store)
  const network = { isOffline: true }
  const root = createRootRoute()
  const board = createRoute({ getParentRoute: () => root, path: '/board', component: () => <h1>Board</h1> })
  const card = createRoute({
    getParentRoute: () => root,
    path: '/card',
    component: lazyRouteComponent(
      () => (network.isOffline ? rejectImport() : Promise.resolve({ Card: () => <h1>Card</h1> })),
      'Card',
    ),
  })
  const broken = createRoute({
    getParentRoute: () => root,
    path: '/broken',
    component: () => {
      throw new Error('A defect')
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([board, card, broken]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: RouteError,
  })
  // The type of the app's routes does not match the routes of this test.
  render(<RouterProvider router={router as never} />)
  return {
    network,
    user: userEvent.setup({ delay: null }),
    openCard: () => act(async () => router.history.push('/card')),
    snackbars: () => selectSnackbars(store.getState()).map(({ text }) => text),
  }
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a screen whose code did not load shows the error once and is loaded by Try again, without a reload', async () => {
  expectConsole(/Failed to fetch dynamically imported module/)
  const { network, user, snackbars } = renderScreens('/card')
  await findHeading('This page did not load')
  expect(snackbars()).toEqual([{ key: 'app.notLoaded' }])
  expect(screen.queryByText('Go back')).toBeNull()
  await user.keyboard('{Enter}')
  await findHeading('This page did not load')
  network.isOffline = false
  await user.click(await screen.findByText('Try again'))
  expect(await findHeading('Card')).toBeVisible()
})

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['Go back', async (user: ReturnType<typeof userEvent.setup>) => user.click(await screen.findByText('Go back'))],
])('%s returns to the screen before, and the next press loads the code', async (_, leave) => {
  expectConsole(/Failed to fetch dynamically imported module/)
  const { network, user, openCard } = renderScreens('/board')
  await findHeading('Board')
  await openCard()
  await findHeading('This page did not load')
  await leave(user)
  await findHeading('Board')
  network.isOffline = false
  await openCard()
  expect(await findHeading('Card')).toBeVisible()
})

test('a defect shows the 500 page', async () => {
  expectConsole(/A defect/)
  renderScreens('/broken')
  expect(await findHeading('Oh no! Something went wrong!')).toBeVisible()
})
