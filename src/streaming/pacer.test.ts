import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { CHUNK_MS, createPacer, WORD_MS } from './pacer'

/** A clock whose frames run when the test advances it. */
function createClock() {
  let time = 0
  let callbacks: ((now: number) => void)[] = []
  return {
    now: () => time,
    frame: (callback: (now: number) => void) => void callbacks.push(callback),
    pass(ms: number) {
      time += ms
      const due = callbacks
      callbacks = []
      for (const callback of due) callback(time)
    },
  }
}

let clock: ReturnType<typeof createClock>
let shown: string[]
const pacer = (isInstant = () => false) =>
  createPacer({ onText: (text) => shown.push(text), isInstant, frame: clock.frame, now: clock.now })

beforeEach(() => {
  clock = createClock()
  shown = []
})

describe('the pace of C-211 and C-212', () => {
  test('a chunk is shown 20 ms after the previous one', () => {
    const paced = pacer()
    paced.push('Photo')
    paced.push('synthesis')
    clock.pass(0)
    expect(shown.join('')).toBe('Photo')
    clock.pass(CHUNK_MS - 1)
    expect(shown.join('')).toBe('Photo')
    clock.pass(1)
    expect(shown.join('')).toBe('Photosynthesis')
  })

  test('the words of a chunk are shown 5 ms apart, and the next chunk waits for them', () => {
    const paced = pacer()
    paced.push('one two three four five six ')
    paced.push('seven')
    clock.pass(WORD_MS * 2)
    expect(shown.join('')).toBe('one two three ')
    clock.pass(WORD_MS * 3)
    expect(shown.join('')).toBe('one two three four five six ')
    clock.pass(WORD_MS)
    expect(shown.join('')).toBe('one two three four five six seven')
  })

  test('a frame commits once, however many words are due', () => {
    const paced = pacer()
    for (let index = 0; index < 10; index += 1) paced.push('a few words here ')
    clock.pass(1000)
    expect(shown).toHaveLength(1)
  })
})

test('with reduced motion or in a hidden tab text is shown without delay', () => {
  const paced = pacer(() => true)
  paced.push('one two three')
  paced.push(' four')
  clock.pass(0)
  expect(shown).toEqual(['one two three four'])
})

test('whenDrained resolves only after the last word was shown', async () => {
  const paced = pacer()
  paced.push('one two three')
  let isDrained = false
  const draining = paced.whenDrained().then(() => {
    isDrained = true
  })
  clock.pass(WORD_MS)
  await Promise.resolve()
  expect(isDrained).toBe(false)
  clock.pass(CHUNK_MS)
  await draining
  expect(shown.join('')).toBe('one two three')
})

test('whenDrained resolves at once when the queue is empty', async () => {
  await expect(pacer().whenDrained()).resolves.toBeUndefined()
})

test('flush shows the rest at once, stop drops it', () => {
  const flushed = pacer()
  flushed.push('one two three')
  flushed.flush()
  expect(shown).toEqual(['one two three'])

  shown = []
  const stopped = pacer()
  stopped.push('one two three')
  stopped.stop()
  clock.pass(1000)
  expect(shown).toEqual([])
})

test('the text is shown complete and in order for any chunks and frames', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary' })),
      fc.array(fc.integer({ min: 0, max: 40 })),
      (chunks, frames) => {
        clock = createClock()
        shown = []
        const paced = pacer()
        chunks.forEach((chunk, index) => {
          paced.push(chunk)
          clock.pass(frames[index] ?? 16)
        })
        for (let count = 0; count < chunks.length * 50 + 50; count += 1) clock.pass(CHUNK_MS)
        expect(shown.join('')).toBe(chunks.join(''))
      },
    ),
  )
})
