import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useProgressiveStart } from './useProgressiveStart'

afterEach(() => vi.useRealTimers())

function renderStart(chatKey: string, count: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hook = renderHook(
    (props: { chatKey: string; count: number }) => useProgressiveStart(props.chatKey, props.count),
    {
      initialProps: { chatKey, count },
    },
  )
  return {
    hidden: () => hook.result.current,
    update: hook.rerender,
    idle: () => act(() => vi.advanceTimersToNextTimer()),
  }
}

test('the last 30 of many messages are rendered at once, older ones 20 at a time', () => {
  const { hidden, idle } = renderStart('ENTIRE_CHAT', 75)
  expect(hidden()).toBe(45)
  idle()
  expect(hidden()).toBe(25)
  idle()
  idle()
  expect(hidden()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('messages that come later are rendered at once, and another conversation begins anew', () => {
  const { hidden, update } = renderStart('ENTIRE_CHAT', 10)
  update({ chatKey: 'ENTIRE_CHAT', count: 60 })
  expect(hidden()).toBe(0)
  update({ chatKey: 'card-1', count: 60 })
  expect(hidden()).toBe(30)
})
