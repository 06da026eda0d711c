// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import type { ReplyEvent } from './chatEvents'
import { COMMIT_MS, createReplyFeed, LONG_COMMIT_MS, LONG_REPLY_LENGTH } from './replyFeed'

afterEach(() => vi.useRealTimers())

// D-0078.
test('tokens within 64 ms are one commit, and the end event follows the last commit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const applied: ReplyEvent[] = []
  const dispatch = vi.fn(({ payload }: { payload: { replyEvent: ReplyEvent } }) => applied.push(payload.replyEvent))
  const feed = createReplyFeed(dispatch as never, { localId: 'reply' })
  feed.receive({ event: 'token', data: 'Lava ' })
  feed.receive({ event: 'token', data: 'is ' })
  feed.receive({ event: 'end', data: { content: 'Lava is hot.' } })
  await vi.advanceTimersByTimeAsync(COMMIT_MS - 1)
  expect(applied).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(applied).toEqual([
    { event: 'token', data: 'Lava is ' },
    { event: 'end', data: { content: 'Lava is hot.' } },
  ])
  await vi.advanceTimersByTimeAsync(10 * COMMIT_MS)
  expect(dispatch).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

// D-0078.
test('a long reply is committed less often', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const dispatch = vi.fn()
  const feed = createReplyFeed(dispatch as never, { localId: 'reply' })
  feed.receive({ event: 'token', data: `${'a'.repeat(LONG_REPLY_LENGTH)} ` })
  await vi.advanceTimersByTimeAsync(COMMIT_MS)
  expect(dispatch).toHaveBeenCalledTimes(1)
  feed.receive({ event: 'token', data: 'word ' })
  await vi.advanceTimersByTimeAsync(LONG_COMMIT_MS - 1)
  expect(dispatch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(dispatch).toHaveBeenCalledTimes(2)
})
