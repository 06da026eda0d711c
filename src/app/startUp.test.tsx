import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const loading = () => screen.queryByText('Getting your board ready…')

// The 1.5 s count from the start of the page, which is when the code is loaded: each test loads it at 0 on its own clock.
beforeEach(async () => {
  vi.resetModules()
  // What the app and its school load on the way comes in real time, which no clock here moves on.
  const [{ loadTexts }, { handlers }] = await Promise.all([
    import('@/i18n/i18n'),
    import('../../mocks/handlers/handlers'),
  ])
  await Promise.all([loadTexts(), ...Object.values(handlers).map((load) => load())])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

test('the loading screen is up until everything is there and 1.5 s have passed', async () => {
  const { renderApp } = await import('@/testing/renderApp')
  const app = renderApp({ path: '/board', as: 'cikgu_aina', latency: 400, isWithoutRealtime: true })
  await pass(0)
  expect(loading()).toBeVisible()
  await pass(400)
  expect(app.asked()).toEqual(
    expect.arrayContaining(['getMe', 'getCards', 'getSparks', 'getSparkCategories', 'getEngagers']),
  )
  await pass(1000)
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
  expect(loading()).toBeVisible()
  await pass(99)
  expect(loading()).toBeVisible()
  await pass(1)
  expect(loading()).not.toBeInTheDocument()
})

test('a slow start holds the loading screen for as long as it takes', async () => {
  const { renderApp } = await import('@/testing/renderApp')
  renderApp({ path: '/board', as: 'cikgu_aina', scenario: 'slow', isWithoutRealtime: true })
  await pass(2500)
  await pass(2499)
  expect(loading()).toBeVisible()
  await pass(1)
  expect(loading()).not.toBeInTheDocument()
})

test('a start-up call that fails counts as loaded', async () => {
  const [{ createStore }, { useStartUp }] = await Promise.all([import('./store'), import('./startUp')])
  const fetch = vi.fn(() => Promise.resolve(new Response('{}', { status: 500 })))
  const store = createStore(
    { transport: { baseUrl: 'http://school.test/api', fetch, readCookies: () => '' } },
    () => (next) => next,
  )
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(useStartUp, { wrapper })
  await pass(1499)
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(result.current).toBe(false)
  await pass(1)
  expect(result.current).toBe(true)
})
