/** The few things a browser has and jsdom lacks, each as small as the app's use of it. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * The media that match, on a wide screen: a person who wants no motion, so that a streamed reply is shown as it arrives instead
 * of at reading pace. The pace itself is tested in src/streaming.
 */
const MATCHING_MEDIA = ['(prefers-reduced-motion: reduce)']

const observers = new Set<FakeIntersectionObserver>()
let isEndVisible = false

/** jsdom lays nothing out: `scrollToEnd` and `stayAtEnd` play the scrolling. */
class FakeIntersectionObserver {
  readonly #callback: IntersectionObserverCallback
  readonly rootMargin: string
  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#callback = callback
    this.rootMargin = rootMargin
  }
  observe() {
    observers.add(this)
    // A browser tells once how things stand when the watching begins.
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

/**
 * Scrolls to the end of whatever is watched.
 * @param before what a busy page was not told yet, and hears in the same report
 * @returns the margins at which the end counts as reached
 */
export function scrollToEnd(...before: boolean[]): string[] {
  const activeObservers = [...observers]
  act(() => {
    for (const observer of activeObservers) observer.notify(...before, true)
  })
  return activeObservers.map(({ rootMargin }) => rootMargin)
}

/** Stays at the end from now on, as on a screen that is larger than the list. */
export function keepEndVisible(): void {
  isEndVisible = true
  scrollToEnd()
}

/** Puts the stand-ins in place, fresh for each test. */
export function installJsdomPolyfills(): void {
  observers.clear()
  isEndVisible = false
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: MATCHING_MEDIA.includes(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollTo = () => undefined
  // The browser's modal also traps focus and hides the rest; here it only opens and closes.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
