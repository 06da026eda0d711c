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

test('asks a minute before the end, and ends the session when nobody answers', async () => {
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

test('staying starts the time anew', async () => {
  const onExpire = vi.fn()
  render(<IdleTimeout limit={LIMIT} onExpire={onExpire} />)
  await advance(29 * MINUTE + 1000)
  act(() => screen.getAllByRole('button', { name: 'Stay logged in' }).at(-1)?.click())
  expect(dialog()).toBeNull()
  await advance(28 * MINUTE)
  expect(dialog()).toBeNull()
  expect(onExpire).not.toHaveBeenCalled()
})

test('a key, a press or a scroll counts as being there', async () => {
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

test('activity in another tab keeps this one alive', async () => {
  const onExpire = vi.fn()
  render(<IdleTimeout limit={LIMIT} onExpire={onExpire} />)
  await advance(29 * MINUTE + 2000)
  expect(dialog()).toBeInTheDocument()
  localStorage.setItem('heartboard-last-active', String(Date.now()))
  await advance(2000)
  expect(dialog()).toBeNull()
})

test('a device that slept past the limit finds the session ended when it wakes', async () => {
  const onExpire = vi.fn()
  render(<IdleTimeout limit={LIMIT} onExpire={onExpire} />)
  vi.setSystemTime(Date.now() + 9 * 60 * MINUTE)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(onExpire).toHaveBeenCalledTimes(1)
})
