// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { openApp } from '@/testing/openApp'
import { reportChunkLoadErrors, retryOrReload } from './chunkLoadErrors'

const dispatchPreloadError = (message: string) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }))
const stylesheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href="/assets/Share.css"]')]

test('a failed chunk shows one snackbar, and its stylesheet is retried until it loads', () => {
  vi.useFakeTimers()
  const { store, close } = openApp()
  reportChunkLoadErrors(store)
  dispatchPreloadError('Failed to fetch dynamically imported module: /assets/Share.js')
  dispatchPreloadError('Unable to preload CSS for /assets/Share.css')
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

afterEach(() => {
  vi.unstubAllGlobals()
})

// An older version of the app asks for chunks that the server no longer has.
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
