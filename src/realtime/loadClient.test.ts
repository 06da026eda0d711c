// @vitest-environment jsdom

import { expect, onTestFinished, test, vi } from 'vitest'
import { channels } from '@/api/channels'
import { createMockClient } from '@mocks/runtimes/inProcess'
import { createRealtime } from './realtime'

const chunk = vi.hoisted(() => ({ attempts: 0 }))

vi.mock('pusher-js', async (importOriginal) => {
  chunk.attempts += 1
  if (chunk.attempts === 1) throw new Error('The network is down.')
  return importOriginal()
})

test('a client whose code fails to load connects at the retry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const session = createMockClient()
  onTestFinished(session.close)
  session.signIn('cikgu_aina')
  const authorize = () => Promise.resolve({ auth: '' })
  const realtime = createRealtime({ key: session.realtimeKey, host: 'localhost', isSecure: false }, authorize)
  onTestFinished(realtime.disconnect)
  realtime.subscribe(channels.cards, { userId: 12 }, {})
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  expect(realtime.status()).toBe('off')
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await expect.poll(() => realtime.status()).toBe('connected')
})
