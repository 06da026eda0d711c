// @vitest-environment jsdom

import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { openApp } from '@/testing/openApp'
import { reportChunkLoadErrors, retryOrReload } from './chunkLoadErrors'

/** Does what Vite does: dispatches an event, then rejects `import()` with the same error. */
function dispatchPreloadError(message: string): Error {
  const payload = new Error(message)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}
const stylesheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href="/assets/Share.css"]')]

test('a failed chunk shows one snackbar, and its stylesheet is retried until it loads', () => {
  vi.useFakeTimers()
  const { store, close } = openApp()
  reportChunkLoadErrors(store)
  dispatchPreloadError('Failed to fetch dynamically imported module: /assets/Share.js')
  dispatchPreloadError('Unable to preload CSS for /assets/Share.css')
  vi.advanceTimersByTime(0)
  expect(selectSnackbars(store.getState())).toMatchObject([{ kind: 'danger', text: { key: 'app.notLoaded' } }])
  expect(stylesheets()).toHaveLength(1)
  stylesheets()[0]?.dispatchEvent(new Event('error'))
  expect(stylesheets()).toHaveLength(0)
  vi.advanceTimersByTime(3000)
  expect(stylesheets()).toHaveLength(1)
  stylesheets()[0]?.remove()
  close()
  vi.useRealTimers()
})

// The game on the 503 page, for example, is an optional component.
test('an optional component that does not load shows no snackbar', async () => {
  const { store, close } = openApp()
  reportChunkLoadErrors(store)
  const Lazy = lazyComponent(
    async () => {
      throw dispatchPreloadError('Failed to fetch dynamically imported module: /assets/CactusGame.js')
    },
    { isOptional: true },
  )
  const onLoadError = vi.fn()
  const { unmount } = render(createElement(Lazy, { fallback: 'Nothing else', onLoadError }))
  await vi.waitFor(() => expect(onLoadError).toHaveBeenCalledOnce())
  expect(screen.getByText('Nothing else')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve))
  expect(selectSnackbars(store.getState())).toEqual([])
  dispatchPreloadError('Failed to fetch dynamically imported module: /assets/Share.js')
  await vi.waitFor(() => expect(selectSnackbars(store.getState())).toHaveLength(1))
  unmount()
  close()
})

test('a chunk that was asked for is reported while an optional one is loading', async () => {
  const { store, close } = openApp()
  reportChunkLoadErrors(store)
  const Optional = lazyComponent(() => new Promise<() => string>(() => undefined))
  void Optional.preload()
  dispatchPreloadError('Failed to fetch dynamically imported module: /assets/Share.js')
  await vi.waitFor(() => expect(selectSnackbars(store.getState())).toHaveLength(1))
  close()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

// Most browsers never request a failed module again.
test.each([
  ['at once, with its stylesheet', 0, true, false],
  ['in a second attempt', 1500, true, true],
  ['in a second attempt without a network', 1500, false, false],
])('a chunk that fails again %s reloads the page', async (_, delay, isReachable, reloads) => {
  vi.useFakeTimers()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', () => (isReachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError())))
  const { store, close } = openApp()
  reportChunkLoadErrors(store)
  dispatchPreloadError('Unable to preload CSS for /assets/Share-DHgf9oPW.css')
  await vi.advanceTimersByTimeAsync(delay)
  dispatchPreloadError('Failed to fetch dynamically imported module: https://school.example/assets/Share-BQs-fQH_.js')
  await vi.advanceTimersByTimeAsync(1)
  // Apps that earlier tests of this file have opened still listen.
  expect(reload.mock.calls.length > 0).toBe(reloads)
  close()
  vi.useRealTimers()
})

// An older version of the app requests chunks that the server no longer has.
test.each([
  ['still missing while the server responds', true, true, 1],
  ['still missing without a network', true, false, 0],
  ['loaded', false, true, 0],
])('after a retry with the chunk %s', async (_, isMissing, isReachable, reloads) => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', () => (isReachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError())))
  await retryOrReload(async () => {
    if (isMissing) dispatchPreloadError('Failed to fetch dynamically imported module: /assets/board.js')
  })
  expect(reload).toHaveBeenCalledTimes(reloads)
})
