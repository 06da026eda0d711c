/** ms from one received chunk to the next (C-211). */
export const CHUNK_MS = 20
/** ms for each word of a chunk (C-212). */
export const WORD_MS = 5

export type Pacer = {
  /** Takes in a received chunk. */
  push: (chunk: string) => void
  /** Resolves when everything taken in has been shown. */
  whenDrained: () => Promise<void>
  /** Shows what is waiting at once and stops. */
  flush: () => void
  /** Forgets what is waiting and stops; what is shown stays. */
  stop: () => void
}

type Options = {
  /** Called at most once a frame with the text that is due since the last call. */
  onText: (text: string) => void
  /** True when nothing should be held back: reduced motion, or a tab nobody sees. Asked on every push and frame. */
  isInstant?: () => boolean
  /** The browser's frame clock unless a test brings its own; times in ms. */
  frame?: (callback: (now: number) => void) => unknown
  now?: () => number
}

const words = (chunk: string): string[] => chunk.match(/\s*\S+\s*|\s+/g) ?? []

/** The browser's frames; a hidden tab gets none, so there a short timer stands in for them. */
const browserFrame = (callback: (now: number) => void): unknown =>
  document.visibilityState === 'hidden'
    ? setTimeout(() => callback(performance.now()), CHUNK_MS)
    : requestAnimationFrame(() => callback(performance.now()))

const prefersInstant = () =>
  document.visibilityState === 'hidden' || matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Shows streamed text at a readable pace: a chunk every 20 ms, its words 5 ms apart, one commit a frame however many words
 * are due (C-211, C-212, D-3006). The cost of a frame does not grow with the text that is already shown.
 */
export function createPacer({
  onText,
  isInstant = prefersInstant,
  frame = browserFrame,
  now = () => performance.now(),
}: Options): Pacer {
  /** Words with the ms at which each is due. */
  let queue: { due: number; word: string }[] = []
  let head = 0
  /** When the next chunk may begin, in ms. */
  let nextStart = 0
  let isTicking = false
  let drainResolvers: (() => void)[] = []

  const settle = () => {
    queue = []
    head = 0
    for (const resolve of drainResolvers) resolve()
    drainResolvers = []
  }

  const dequeueUntil = (time: number): string => {
    let text = ''
    for (let item = queue[head]; item && item.due <= time; item = queue[head]) {
      text += item.word
      head += 1
    }
    return text
  }

  const tick = (time: number) => {
    isTicking = false
    const text = dequeueUntil(isInstant() ? Number.POSITIVE_INFINITY : time)
    if (text) onText(text)
    if (head >= queue.length) settle()
    else schedule()
  }

  const schedule = () => {
    if (isTicking) return
    isTicking = true
    frame(tick)
  }

  return {
    push(chunk) {
      const start = Math.max(nextStart, now())
      const parts = words(chunk)
      parts.forEach((word, index) => {
        queue.push({ word, due: start + index * WORD_MS })
      })
      nextStart = start + Math.max(CHUNK_MS, parts.length * WORD_MS)
      schedule()
    },
    whenDrained: () =>
      head >= queue.length ? Promise.resolve() : new Promise((resolve) => drainResolvers.push(resolve)),
    flush() {
      const text = dequeueUntil(Number.POSITIVE_INFINITY)
      if (text) onText(text)
      settle()
    },
    stop: settle,
  }
}
