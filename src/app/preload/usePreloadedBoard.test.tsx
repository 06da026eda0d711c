import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { started } from '@/store/startUpSlice'
import { openApp } from '@/testing/openApp'
import { usePreloadedBoard } from './usePreloadedBoard'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/**
 * Renders the hook. Returns a function that counts the timers that wait for the idle board, and one that leaves the
 * board.
 */
function renderBoard({ isStarted = true } = {}) {
  const { store, close } = openApp()
  onTestFinished(close)
  if (isStarted) store.dispatch(started())
  const before = vi.getTimerCount()
  const { unmount } = renderHook(() => usePreloadedBoard(() => undefined), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  })
  return { waiting: () => vi.getTimerCount() - before, leave: unmount }
}

// D-0094.
test('a usable board waits until it is idle, and no longer once it is left', () => {
  const { waiting, leave } = renderBoard()
  expect(waiting()).toBe(1)
  leave()
  expect(waiting()).toBe(0)
})

test('behind the loading screen nothing is loaded ahead', () => {
  expect(renderBoard({ isStarted: false }).waiting()).toBe(0)
})

test('the data saver disables the preload', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  expect(renderBoard().waiting()).toBe(0)
})
