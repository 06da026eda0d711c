import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import slateThrottle from './slateThrottle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a handler that calls itself while the text is not rendered, as in slate-react. */
function selectionHandler() {
  const state = { isRendered: true, handled: 0, attempts: 0 }
  const onSelectionChange = slateThrottle(() => {
    state.attempts += 1
    if (state.isRendered) state.handled += 1
    else onSelectionChange()
  }, 100)
  return { state, onSelectionChange }
}

test('the first call runs at once, those within the time once at its end', () => {
  const { state, onSelectionChange } = selectionHandler()
  for (let call = 0; call < 3; call += 1) onSelectionChange()
  expect(state.handled).toBe(1)
  vi.advanceTimersByTime(100)
  expect(state.handled).toBe(2)
})

test.each([
  { when: 'at once', wait: 0 },
  { when: 'when the time of the call before is over', wait: 100 },
])('a handler that calls itself $when is retried until it succeeds', ({ wait }) => {
  const { state, onSelectionChange } = selectionHandler()
  onSelectionChange()
  onSelectionChange()
  // Time passes without any timer having run, as on a busy device.
  vi.setSystemTime(Date.now() + wait)
  state.isRendered = false
  onSelectionChange()
  onSelectionChange.flush()
  const { handled } = state
  expect(state.attempts - handled).toBeLessThan(4)
  state.isRendered = true
  vi.advanceTimersByTime(300)
  expect(state.handled).toBe(handled + 1)
})

test('a cancelled call does not run, nor does its retry', () => {
  const { state, onSelectionChange } = selectionHandler()
  state.isRendered = false
  onSelectionChange()
  onSelectionChange.cancel()
  state.isRendered = true
  vi.advanceTimersByTime(300)
  expect(state).toMatchObject({ attempts: 1, handled: 0 })
})
