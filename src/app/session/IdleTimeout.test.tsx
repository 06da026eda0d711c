import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@/ui/Dialog'
import { IdleTimeout } from './IdleTimeout'

const MINUTE = 60_000
const LIMIT = 30 * MINUTE

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T02:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' })

test('warns one minute before the limit and expires without a response', async () => {
  const onExpire = vi.fn()
  render(<IdleTimeout limit={LIMIT} onExpire={onExpire} />)
  await advance(29 * MINUTE - 2000)
  expect(dialog()).toBeNull()
  await advance(3000)
  expect(dialog()).toBeInTheDocument()
  expect(onExpire).not.toHaveBeenCalled()
  await advance(MINUTE)
  expect(onExpire).toHaveBeenCalledTimes(1)
})

test('Stay logged in restarts the idle timer', async () => {
  const onExpire = vi.fn()
  render(<IdleTimeout limit={LIMIT} onExpire={onExpire} />)
  await advance(29 * MINUTE + 1000)
  act(() => screen.getAllByRole('button', { name: 'Stay logged in' }).at(-1)?.click())
  expect(dialog()).toBeNull()
  await advance(28 * MINUTE)
  expect(dialog()).toBeNull()
  expect(onExpire).not.toHaveBeenCalled()
})

test('key, pointer, scroll and touch events count as activity', async () => {
  const onExpire = vi.fn()
  render(<IdleTimeout limit={LIMIT} onExpire={onExpire} />)
  for (const event of ['keydown', 'pointerdown', 'scroll', 'touchstart']) {
    await advance(25 * MINUTE)
    act(() => void window.dispatchEvent(new Event(event)))
  }
  await advance(25 * MINUTE)
  expect(dialog()).toBeNull()
  expect(onExpire).not.toHaveBeenCalled()
})

test('activity in another tab closes the warning', async () => {
  const onExpire = vi.fn()
  render(<IdleTimeout limit={LIMIT} onExpire={onExpire} />)
  await advance(29 * MINUTE + 2000)
  expect(dialog()).toBeInTheDocument()
  localStorage.setItem('heartboard-last-active', String(Date.now()))
  await advance(2000)
  expect(dialog()).toBeNull()
})

test('the session expires when a device wakes up after the limit', async () => {
  const onExpire = vi.fn()
  render(<IdleTimeout limit={LIMIT} onExpire={onExpire} />)
  vi.setSystemTime(Date.now() + 9 * 60 * MINUTE)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(onExpire).toHaveBeenCalledTimes(1)
})
