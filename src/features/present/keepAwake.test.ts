// @vitest-environment jsdom

import { expect, onTestFinished, test, vi } from 'vitest'
import { keepAwake } from './keepAwake'

function stubWakeLock(request: () => Promise<{ release: () => Promise<void> }>) {
  vi.stubGlobal('navigator', { wakeLock: { request } })
  onTestFinished(() => void vi.unstubAllGlobals())
}

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the screen stays on, is locked again when the page shows again, and goes off at the end', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ release }))
  stubWakeLock(request)
  const letGo = keepAwake()
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  setVisibility('hidden')
  expect(request).toHaveBeenCalledOnce()
  setVisibility('visible')
  expect(request).toHaveBeenCalledTimes(2)
  letGo()
  await vi.waitFor(() => expect(release).toHaveBeenCalled())
  setVisibility('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

test('a lock that is granted after the end is released', async () => {
  const release = vi.fn(() => Promise.resolve())
  let grant = () => undefined as void
  const granted = new Promise<{ release: () => Promise<void> }>((resolve) => {
    grant = () => resolve({ release })
  })
  stubWakeLock(() => granted)
  keepAwake()()
  expect(release).not.toHaveBeenCalled()
  grant()
  await vi.waitFor(() => expect(release).toHaveBeenCalled())
})

test.each([
  ['refuses', { wakeLock: { request: () => Promise.reject(new DOMException('low battery', 'NotAllowedError')) } }],
  ['lacks locks', {}],
])('a browser that %s changes nothing', async (_, fake) => {
  vi.stubGlobal('navigator', fake)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(keepAwake()).not.toThrow()
  await Promise.resolve()
})
