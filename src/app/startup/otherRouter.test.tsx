import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'

test('a route that is loaded beside another router keeps its component', async () => {
  vi.resetModules()
  const OtherRoot = () => null
  createRouter({ routeTree: createRootRoute({ component: OtherRoot }), history: createMemoryHistory() })
  const { Route } = await import('@/routes/__root')
  expect(Route.options.component).toHaveProperty('name', 'Root')
})
