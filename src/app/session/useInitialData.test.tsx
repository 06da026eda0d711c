import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '@/api/user.contract'

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const loadingScreen = () => screen.queryByText('Getting your board ready…')

// `useInitialData` counts its 1.5 s from the evaluation of the module. Each test imports the module again, at 0 of the
// fake clock.
beforeEach(async () => {
  vi.resetModules()
  // Lazy chunks of the app and the mock server load in real time, which fake timers do not advance.
  const [{ loadTexts }, { textPartNames }, { handlers }] = await Promise.all([
    import('@/i18n/i18n'),
    import('@/i18n/textParts'),
    import('@mocks/handlers/handlers'),
    import('@/model/board/loadCardList'),
  ])
  await Promise.all([loadTexts(...textPartNames), ...Object.values(handlers).map((load) => load())])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

test('the loading screen stays until all initial data is loaded and 1.5 s have passed', async () => {
  const { renderApp } = await import('@/testing/renderApp')
  const app = renderApp({
    path: '/board',
    as: 'cikgu_aina',
    latency: 400,
    isWithoutRealtime: true,
    minimumSplashMs: 1500,
  })
  await advance(0)
  expect(loadingScreen()).toBeVisible()
  await advance(400)
  expect(app.requestLog()).toEqual(
    expect.arrayContaining(['getMe', 'getCards', 'getSparks', 'getSparkCategories', 'getEngagers']),
  )
  await advance(1000)
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
  expect(loadingScreen()).toBeVisible()
  await advance(99)
  expect(loadingScreen()).toBeVisible()
  await advance(1)
  expect(loadingScreen()).not.toBeInTheDocument()
})

test('slow initial requests keep the loading screen until they have settled', async () => {
  const { renderApp } = await import('@/testing/renderApp')
  renderApp({ path: '/board', as: 'cikgu_aina', scenario: 'slow', isWithoutRealtime: true })
  await advance(2500)
  await advance(2499)
  expect(loadingScreen()).toBeVisible()
  await advance(1)
  expect(loadingScreen()).not.toBeInTheDocument()
})

/**
 * Renders only the hook.
 * @param permissions permissions of the current user
 */
async function renderInitialData(permissions: string[]) {
  const [{ createStore }, { createRealtimeService }, { useInitialData }, { userApi }] = await Promise.all([
    import('../startup/store'),
    import('@/realtime/realtimeService'),
    import('./useInitialData'),
    import('@/api/user'),
  ])
  const fetch = vi.fn(() => Promise.resolve(new Response('{}', { status: 500 })))
  const transport = { baseUrl: 'http://school.test/api', fetch, readCookies: () => '' }
  const store = createStore({ transport, realtime: createRealtimeService().service }, () => (next) => next)
  await store.dispatch(userApi.util.upsertQueryData('getMe', undefined, { permissions } as CurrentUser))
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useInitialData(1500), { wrapper })
  return { fetch, result }
}

test('a failed initial request counts as loaded', async () => {
  const { fetch, result } = await renderInitialData(['system.chat.access'])
  await advance(1499)
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(result.current).toBe(false)
  await advance(1)
  expect(result.current).toBe(true)
})

// C-302.
test('without system.chat.access nothing of the chat is requested', async () => {
  const { fetch, result } = await renderInitialData(['board.format.focus'])
  await advance(1499)
  expect(result.current).toBe(false)
  await advance(1)
  expect(result.current).toBe(true)
  expect(fetch).not.toHaveBeenCalled()
})
