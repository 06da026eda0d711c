import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import '@/ui/Dialog'
import { userApi } from '@/api/user'
import { openApp } from '@/testing/openApp'
import { SessionLayout } from './SessionLayout'

const MINUTE = 60_000
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' })
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Renders a screen without the Shell, for a signed-in user with this `idle_timeout` preference. */
async function renderScreen(idleTimeout?: string) {
  const { store, close } = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  await store.dispatch(userApi.endpoints.getMe.initiate())
  store.dispatch(
    userApi.util.updateQueryData('getMe', undefined, (me) => {
      if (idleTimeout !== undefined) me?.preferences.push({ key: 'idle_timeout', value: idleTimeout })
    }),
  )
  const onIdle = vi.fn()
  vi.useFakeTimers({ now: new Date('2026-11-21T02:00:00Z') })
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({
      component: () => (
        <SessionLayout idleLimit={30 * MINUTE} minimumSplashMs={0} onIdle={onIdle} onReady={() => undefined}>
          <h1>Terms and Conditions</h1>
        </SessionLayout>
      ),
    }),
  })
  const { unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router as never} />
    </Provider>,
  )
  onTestFinished(() => {
    unmount()
    close()
  })
  await advance(0)
  return onIdle
}

test.each([
  ['30 minutes without a preference', undefined, 30],
  ['the minutes of the preference', '600000', 10],
  ['30 minutes with a preference that is no duration', 'soon', 30],
])('a screen without the Shell expires after %s, with a warning one minute before', async (_, preference, minutes) => {
  const onIdle = await renderScreen(preference)
  await advance((minutes - 1) * MINUTE - 5000)
  expect(warning()).toBeNull()
  await advance(10_000)
  expect(warning()).toBeInTheDocument()
  expect(onIdle).not.toHaveBeenCalled()
  await advance(MINUTE)
  expect(onIdle).toHaveBeenCalledTimes(1)
})
