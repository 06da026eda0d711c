import { expect, test, vi } from 'vitest'
import { selectSnackbars } from '@/state/snackbars'
import { openApp } from '@/testing/openApp'
import { tellOfMissingParts } from './missingParts'

const missing = (message: string) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }))
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href="/assets/Share.css"]')]

test('what could not be fetched is told once, and its styles are asked for until they come', () => {
  vi.useFakeTimers()
  const { store, close } = openApp()
  tellOfMissingParts(store)
  missing('Failed to fetch dynamically imported module: /assets/Share.js')
  missing('Unable to preload CSS for /assets/Share.css')
  expect(selectSnackbars(store.getState())).toMatchObject([{ kind: 'danger', text: { key: 'app.notLoaded' } }])
  expect(sheets()).toHaveLength(1)
  sheets()[0]?.dispatchEvent(new Event('error'))
  expect(sheets()).toHaveLength(0)
  vi.advanceTimersByTime(3000)
  expect(sheets()).toHaveLength(1)
  sheets()[0]?.remove()
  close()
  vi.useRealTimers()
})
