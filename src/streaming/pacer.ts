import { isMotionReduced } from '@/lib/isMotionReduced'

/** Time between received chunks, in ms (C-211). */
export const CHUNK_MS = 20
/** Time between the words of a chunk, in ms (C-212). */
export const WORD_MS = 5

export type Pacer = {
  /** Adds a received chunk to the queue. */
  push: (chunk: string) => void
  /** Resolves when the whole queue is shown. */
  whenDrained: () => Promise<void>
  /** Shows the rest of the queue immediately and stops. */
  flush: () => void
  /** Drops the queue and stops. Text already shown stays. */
  stop: () => void
}

type Options = {
  /** Called at most once per `frame`, with the text that became due since the last call. */
  onText: (text: string) => void
  /** True if text must be shown without delay, because of reduced motion or a hidden tab. Called in every frame. */
  isInstant?: () => boolean
  /** Schedules the next call of `onText`; an animation frame by default. */
  frame?: (callback: (now: number) => void) => unknown
  /** Clock of `frame`, in ms. */
  now?: () => number
}

const words = (chunk: string): string[] => chunk.match(/\s*\S+\s*|\s+/g) ?? []

/** Requests an animation frame. A hidden tab gets none, so a timer is used there. */
const browserFrame = (callback: (now: number) => void): unknown =>
  document.visibilityState === 'hidden'
    ? setTimeout(() => callback(performance.now()), CHUNK_MS)
    : requestAnimationFrame(() => callback(performance.now()))

const prefersInstant = () => document.visibilityState === 'hidden' || isMotionReduced()

/**
 * Shows streamed text at a readable pace: a chunk every 20 ms, its words 5 ms apart (C-211, C-212, D-3006). Calls
 * `onText` once per frame, however many words are due. The cost of a frame does not grow with the length of the text.
 */
export function createPacer({
  onText,
  isInstant = prefersInstant,
  frame = browserFrame,
  now = () => performance.now(),
}: Options): Pacer {
  /** Words, each with the time in ms at which it is due. */
  let queue: { due: number; word: string }[] = []
  let head = 0
  /** Earliest start of the next chunk, in ms. */
  let nextStart = 0
  let isTicking = false
  let drainResolvers: (() => void)[] = []

  const finish = () => {
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
    if (head >= queue.length) finish()
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
      const chunkWords = words(chunk)
      chunkWords.forEach((word, index) => {
        queue.push({ word, due: start + index * WORD_MS })
      })
      nextStart = start + Math.max(CHUNK_MS, chunkWords.length * WORD_MS)
      schedule()
    },
    whenDrained: () =>
      head >= queue.length ? Promise.resolve() : new Promise((resolve) => drainResolvers.push(resolve)),
    flush() {
      const text = dequeueUntil(Number.POSITIVE_INFINITY)
      if (text) onText(text)
      finish()
    },
    stop: finish,
  }
}
