// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type DragListener, mouseSensor, touchSensor } from './sensors'

const AT_ORIGIN = { touches: [{ clientX: 0, clientY: 0 }] }

function attachSensors(html: string) {
  document.body.innerHTML = `<div data-card-id="a">${html}</div>`
  const listener = {
    canDrag: vi.fn<DragListener['canDrag']>(() => false),
    onStart: vi.fn<DragListener['onStart']>(),
    onMove: vi.fn<DragListener['onMove']>(),
    onRelease: vi.fn<DragListener['onRelease']>(),
    onCancel: vi.fn<DragListener['onCancel']>(),
    onLongPress: vi.fn<DragListener['onLongPress']>(),
  } satisfies DragListener
  const api = {} as Parameters<typeof mouseSensor>[1]
  const cleanups = [mouseSensor(listener, api), touchSensor(listener, api)]
  onTestFinished(() => {
    for (const cleanup of cleanups) cleanup()
    document.body.innerHTML = ''
  })
  return listener
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

// Android fires `contextmenu` on a long press, a little before or after the app's own timer.
test.each([400, 600])('a long press selects after 500 ms, and a context menu after %i ms is suppressed', (time) => {
  const { onLongPress } = attachSensors('<button></button>')
  const onContextMenu = vi.fn<(event: Event) => void>()
  document.body.addEventListener('contextmenu', onContextMenu)
  onTestFinished(() => document.body.removeEventListener('contextmenu', onContextMenu))
  const target = screen.getByRole('button')

  fireEvent.touchStart(target, AT_ORIGIN)
  vi.advanceTimersByTime(time)
  expect(fireEvent.contextMenu(target)).toBe(false)
  expect(onLongPress).toHaveBeenCalledTimes(time < 500 ? 0 : 1)
  vi.advanceTimersByTime(600)
  expect(onLongPress.mock.calls).toEqual([['a']])
  // `fireEvent` returns false because the default is prevented, so the release does not count as a tap.
  expect(fireEvent.touchEnd(target)).toBe(false)

  expect(fireEvent.contextMenu(target)).toBe(true)
  expect(onContextMenu).toHaveBeenCalledOnce()
})

test('the tap after a long press that the browser cancelled is a tap', () => {
  const { onLongPress } = attachSensors('<button></button>')
  const target = screen.getByRole('button')
  fireEvent.touchStart(target, AT_ORIGIN)
  vi.advanceTimersByTime(600)
  fireEvent.touchCancel(target)
  fireEvent.touchStart(target, AT_ORIGIN)
  const isTap = fireEvent.touchEnd(target)
  expect(onLongPress).toHaveBeenCalledOnce()
  expect(isTap).toBe(true)
})

// C-492, D-3031: a drag already cancels from 10 px.
test.each([
  [0, 1],
  [9, 1],
  [25, 0],
])('a touch that rests, then moves %i px, makes %i long presses', (moved, presses) => {
  const { onLongPress } = attachSensors('<button></button>')
  const target = screen.getByRole('button')
  fireEvent.touchStart(target, AT_ORIGIN)
  vi.advanceTimersByTime(499)
  fireEvent.touchMove(target, { touches: [{ clientX: 0, clientY: moved }] })
  vi.advanceTimersByTime(1)
  expect(onLongPress).toHaveBeenCalledTimes(presses)
})

// B-231, B-232: a touch that rests for 100 ms, moving at most 10 px, starts a drag. Any other touch scrolls.
test.each([
  [99, 0, 0],
  [100, 0, 1],
  [100, 10, 1],
  [100, 11, 0],
])('a touch that rests for %i ms and moves %i px meanwhile starts %i drags', (rest, moved, drags) => {
  const { canDrag } = attachSensors('<button></button>')
  const target = screen.getByRole('button')
  const moveTo = (clientX: number) => fireEvent.touchMove(target, { touches: [{ clientX, clientY: 0 }] })
  fireEvent.touchStart(target, AT_ORIGIN)
  if (moved > 0) moveTo(moved)
  vi.advanceTimersByTime(rest)
  moveTo(40)
  moveTo(60)
  expect(canDrag).toHaveBeenCalledTimes(drags)
})

describe('text inputs neither drag nor select by long press', () => {
  test.each([
    ['<button>', 1],
    ['<input>', 0],
    ['<textarea>', 0],
    ['<p contenteditable>', 0],
  ])('%s: %i drags and long presses', (html, times) => {
    const { canDrag, onLongPress } = attachSensors(html)
    const target = document.body.querySelector('[data-card-id] > *') as Element
    fireEvent.mouseDown(target, { button: 0, clientX: 0, clientY: 0 })
    fireEvent.mouseMove(target, { clientX: 20, clientY: 0 })
    fireEvent.touchStart(target, AT_ORIGIN)
    vi.advanceTimersByTime(600)
    expect(canDrag).toHaveBeenCalledTimes(times)
    expect(onLongPress).toHaveBeenCalledTimes(times)
  })
})
