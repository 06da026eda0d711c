import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test } from 'vitest'
import { loadTexts } from '@/i18n/i18n'
import { openApp } from '@/testing/openApp'
import { TopBar } from './TopBar'

/**
 * Renders the bar over a route with `staticData` inside a route with `outerStaticData`. Returns the labels of the
 * buttons.
 */
async function renderTopBar(staticData: StaticDataRouteOption, outerStaticData: StaticDataRouteOption = {}) {
  const { store, close } = openApp({ as: 'zara', isWithoutRealtime: true })
  onTestFinished(close)
  await loadTexts()
  const root = createRootRoute()
  const outer = createRoute({
    getParentRoute: () => root,
    id: 'outer',
    staticData: outerStaticData,
    component: () => (
      <>
        <TopBar isMenuOpen={false} isObscured={false} onMenu={() => undefined} />
        <Outlet />
      </>
    ),
  })
  const screenRoute = createRoute({ getParentRoute: () => outer, path: '/', staticData })
  const router = createRouter({
    routeTree: root.addChildren([outer.addChildren([screenRoute])]),
    history: createMemoryHistory(),
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router as never} />
    </Provider>,
  )
  await screen.findByRole('link', { name: 'Heartboard: Home' })
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
}

test.each<[string, StaticDataRouteOption, StaticDataRouteOption, string[]]>([
  ['nothing', {}, {}, []],
  ['the search alone', { hasBoardSearch: true }, {}, ['Search cards']],
  [
    'search and tools of the route around it',
    {},
    { tools: 'board', hasBoardSearch: true },
    ['Search cards', 'New board', 'Export these cards', 'Filter', 'Sort and view'],
  ],
  [
    'tools without the search',
    { hasBoardSearch: false },
    { tools: 'board', hasBoardSearch: true },
    ['New board', 'Export these cards', 'Filter', 'Sort and view'],
  ],
])('the bar offers %s, as its route asks', async (_, staticData, outerStaticData, labels) => {
  expect(await renderTopBar(staticData, outerStaticData)).toEqual(['Open menu', 'Find or do', ...labels])
})
