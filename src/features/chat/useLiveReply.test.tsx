import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import type { ReplyEvent } from './chatEvents'
import { chatEventReceived, questionAsked, replyBegun } from './chatSlice'
import { ENTIRE_CHAT, makePrompt } from './turns'
import { useLiveReply } from './useLiveReply'

afterEach(() => vi.useRealTimers())

// D-0078.
test('a reply that runs is read every 48 ms and with each rendering, one that has ended no longer', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { store, close } = openApp()
  onTestFinished(close)
  const prompt = makePrompt(ENTIRE_CHAT, 'Why is lava hot?')
  const localId = 'reply'
  store.dispatch(questionAsked({ chatKey: ENTIRE_CHAT, prompt }))
  const reply = { chatKey: ENTIRE_CHAT, turnId: prompt.localId, localId, source: 'stream', at: '' } as const
  store.dispatch(replyBegun(reply))
  const receive = (replyEvent: ReplyEvent) =>
    act(() => void store.dispatch(chatEventReceived({ event: 'replyEvent', to: { localId }, replyEvent })))
  const timers = vi.getTimerCount()
  const { result, rerender } = renderHook((isRunning) => useLiveReply(localId, isRunning)?.content, {
    initialProps: true,
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  })
  receive({ event: 'token', data: 'Lava ' })
  receive({ event: 'token', data: 'is ' })
  expect(result.current).toBe('')
  act(() => void vi.advanceTimersByTime(48))
  expect(result.current).toBe('Lava is ')
  receive({ event: 'token', data: 'hot' })
  rerender(true)
  expect(result.current).toBe('Lava is hot')
  receive({ event: 'end', data: { content: 'Lava is hot.' } })
  rerender(false)
  expect(result.current).toBeUndefined()
  expect(vi.getTimerCount()).toBe(timers)
})
