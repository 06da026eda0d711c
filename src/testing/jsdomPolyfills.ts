/** Minimal polyfills of browser APIs that jsdom does not have. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Media queries that match. With reduced motion, a streamed reply is rendered as it arrives instead of at reading pace.
 * src/streaming tests the pacer itself.
 */
const MATCHING_MEDIA = ['(prefers-reduced-motion: reduce)']

/** Time between two frames, in ms. */
const FRAME_MS = 16
// The worker's real timers, because frames must continue while a test has fake timers.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis
type Frame = ReturnType<typeof startTimer>
const frames = new Set<Frame>()

const observers = new Set<FakeIntersectionObserver>()
let isEndVisible = false

/** jsdom has no layout, so tests report visibility with `scrollToEnd` and `keepEndVisible`. */
class FakeIntersectionObserver {
  readonly #callback: IntersectionObserverCallback
  readonly rootMargin: string
  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#callback = callback
    this.rootMargin = rootMargin
  }
  observe() {
    observers.add(this)
    // Browsers report the initial state once after `observe`.
    queueMicrotask(() => observers.has(this) && this.notify(isEndVisible))
  }
  disconnect() {
    observers.delete(this)
  }
  notify(...states: boolean[]) {
    const entries = states.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry)
    this.#callback(entries, this as unknown as IntersectionObserver)
  }
}

/** Reports nothing, because without layout no element changes its size. */
class FakeResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Reports that the end of every observed list is visible, as after scrolling.
 * @param before earlier states, because a busy browser reports several in one callback
 * @returns the root margins of the observers
 */
export function scrollToEnd(...before: boolean[]): string[] {
  const activeObservers = [...observers]
  act(() => {
    for (const observer of activeObservers) observer.notify(...before, true)
  })
  return activeObservers.map(({ rootMargin }) => rootMargin)
}

/** Reports the end of lists as visible, now and to later observers, as on a screen larger than the list. */
export function keepEndVisible(): void {
  isEndVisible = true
  scrollToEnd()
}

function cancelFrame(frame: Frame): void {
  stopTimer(frame)
  frames.delete(frame)
}

/**
 * Cancels the pending frames. Call it after the last test of a file, because a frame would otherwise run in a closed
 * window.
 */
export function cancelFrames(): void {
  for (const frame of frames) cancelFrame(frame)
}

/** Installs the polyfills. Call it before each test. */
export function installJsdomPolyfills(): void {
  observers.clear()
  isEndVisible = false
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: MATCHING_MEDIA.includes(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  // jsdom's own frames share one interval of the window, so a test with fake timers would stop all later frames.
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    const frame = startTimer(() => {
      frames.delete(frame)
      callback(performance.now())
    }, FRAME_MS)
    frames.add(frame)
    return frame
  })
  vi.stubGlobal('cancelAnimationFrame', cancelFrame)
  vi.stubGlobal('scrollTo', () => undefined)
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } })
  Element.prototype.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.getAnimations = () => []
  // Every element is as wide as the window, so that the board can compute its columns.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, 0)
  // Only opens and closes. A native modal also traps focus and makes the rest inert.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
