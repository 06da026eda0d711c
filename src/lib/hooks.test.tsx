import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createExternalStore, useExternalStore } from './createExternalStore'
import { useDebouncedCallback } from './useDebouncedCallback'
import { useDraft } from './drafts/useDraft'
import { useAfterPaint } from './loading/useAfterPaint'

test('a debounced callback is called once, with the last arguments, after the delay without calls', () => {
  vi.useFakeTimers()
  const called = vi.fn()
  const { result } = renderHook(() => useDebouncedCallback(called, 500))
  result.current('a')
  vi.advanceTimersByTime(499)
  result.current('b')
  vi.advanceTimersByTime(499)
  expect(called).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(called.mock.calls).toEqual([['b']])
})

test('a pending debounced callback is cancelled on unmount', () => {
  vi.useFakeTimers()
  const called = vi.fn()
  const { result, unmount } = renderHook(() => useDebouncedCallback(called, 500))
  result.current('a')
  unmount()
  vi.runAllTimers()
  expect(called).not.toHaveBeenCalled()
})

test('a draft survives a remount, and an empty one is removed from storage', () => {
  const first = renderHook(() => useDraft('note'))
  expect(first.result.current[0]).toBe('')
  act(() => first.result.current[1]('Why is'))
  expect(first.result.current[0]).toBe('Why is')
  first.unmount()

  const second = renderHook(() => useDraft('note'))
  expect(second.result.current[0]).toBe('Why is')
  act(() => second.result.current[1](''))
  expect(sessionStorage.getItem('note')).toBeNull()
})

test('drafts with different keys are independent', () => {
  const one = renderHook(() => useDraft('one'))
  act(() => one.result.current[1]('first'))
  expect(renderHook(() => useDraft('two')).result.current[0]).toBe('')
})

test('without storage a draft lives as long as the page', () => {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
  const { result } = renderHook(() => useDraft('note'))
  act(() => result.current[1]('Why is'))
  expect(result.current[0]).toBe('Why is')
})

test('useAfterPaint is true after the next frame, and false at once', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(useAfterPaint, { initialProps: true })
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersToNextFrame())
  expect(result.current).toBe(true)
  rerender(false)
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersToNextFrame())
  rerender(true)
  expect(result.current).toBe(false)
})

test('a component that follows a part of a store renders again only when that part changes', () => {
  const place = createExternalStore({ x: 1, y: 1 })
  const rendered = vi.fn()
  const { result, unmount } = renderHook(() => {
    rendered()
    return useExternalStore(place, ({ x }) => x)
  })
  act(() => place.setState({ x: 1, y: 2 }))
  expect(rendered).toHaveBeenCalledTimes(1)
  act(() => place.setState({ x: 2, y: 2 }))
  expect(result.current).toBe(2)
  unmount()
  place.setState({ x: 3, y: 2 })
  expect(rendered).toHaveBeenCalledTimes(2)
})
