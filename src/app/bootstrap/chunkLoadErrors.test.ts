// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { openApp } from '@/testing/openApp'
import { reportChunkLoadErrors } from './chunkLoadErrors'

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
