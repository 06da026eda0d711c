import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  advance,
  BUDDY_WIDTH,
  createRun,
  heightOf,
  jump,
  JUMP_MS,
  type Run,
  speedAt,
  startRun,
  widthOf,
} from './cactusRun'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const frames = fc.integer({ min: 4, max: 60 })

function play(run: Run, ms: number, { frame = 10, isSlow = false } = {}): Run {
  let played = run
  for (let passed = 0; passed < ms; passed += frame) played = advance(played, Math.min(frame, ms - passed), isSlow)
  return played
}

/**
 * Plays until `target` cactuses are passed or the buddy collides. `earlierMs` returns how many ms before the best moment a jump starts;
 * negative is later.
 */
function playWell(run: Run, target: number, { frame = 16, isSlow = false, earlierMs = () => 0 } = {}): Run {
  let played = run
  let id = -1
  let earlier = 0
  while (played.phase === 'running' && played.score < target) {
    const next = played.cactuses.find((cactus) => cactus.id === played.score)
    if (!next) throw new Error('There is no cactus ahead.')
    if (next.id !== id) earlier = earlierMs()
    id = next.id
    const speed = speedAt(played.score, isSlow) / 1000
    const msToContact = (next.x - played.distance - BUDDY_WIDTH) / speed
    const msAbove = (widthOf(next) + BUDDY_WIDTH) / speed
    if (msToContact <= (JUMP_MS - msAbove) / 2 + earlier) played = jump(played)
    played = advance(played, frame, isSlow)
  }
  return played
}

test.each([
  [0, 0],
  [1, 0.52],
  [250, 97.5],
  [500, 130],
  [750, 97.5],
  [999, 0.52],
  [1000, 0],
])('Space jumps for 1 s: %i ms after Space the buddy is %f px above the ground', (ms, height) => {
  const run = play(jump(startRun(1)), ms, { frame: 1 })
  expect(heightOf(run)).toBeCloseTo(height, 1)
  expect(run.jumpMs).toBe(ms < 1000 ? ms : undefined)
})

test('a jump lasts 1 s in frames of any length, at both speeds', () => {
  fc.assert(
    fc.property(frames, fc.boolean(), (frame, isSlow) => {
      const start = jump(startRun(1))
      const isInAir = (ms: number) => play(start, ms, { frame, isSlow }).jumpMs !== undefined
      expect([isInAir(999), isInAir(1000)]).toEqual([true, false])
    }),
  )
})

test('a second jump in the air changes nothing', () => {
  const run = play(jump(startRun(1)), 400)
  expect(jump(run)).toBe(run)
})

test('a run that waits does not move; the first jump starts it', () => {
  const run = createRun(1)
  expect(advance(run, 100, false)).toBe(run)
  expect(jump(run)).toMatchObject({ phase: 'running', jumpMs: 0, score: 0 })
})

test('without a jump the first cactus ends the run, and nothing moves any more', () => {
  fc.assert(
    fc.property(seeds, frames, fc.boolean(), (seed, frame, isSlow) => {
      const over = play(startRun(seed), 4000, { frame, isSlow })
      expect(over).toMatchObject({ phase: 'over', score: 0 })
      expect(advance(over, 100, isSlow)).toBe(over)
      expect(jump(over)).toBe(over)
    }),
  )
})

test('the score counts cactuses passed', () => {
  let run = startRun(7)
  for (const score of [1, 2, 3]) {
    run = playWell(run, score)
    expect(run.score).toBe(score)
    for (const cactus of run.cactuses) {
      expect({ cactus, isBehind: cactus.x + widthOf(cactus) <= run.distance }).toEqual({
        cactus,
        isBehind: cactus.id < score,
      })
    }
  }
})

test('every cactus can be passed, with 150 ms to spare before and after the best moment', () => {
  const slips = fc.infiniteStream(fc.integer({ min: -150, max: 150 }))
  fc.assert(
    fc.property(seeds, fc.integer({ min: 4, max: 34 }), fc.boolean(), slips, (seed, frame, isSlow, slip) => {
      const earlierMs = () => slip.next().value ?? 0
      expect(playWell(startRun(seed), 45, { frame, isSlow, earlierMs })).toMatchObject({ phase: 'running', score: 45 })
    }),
    { numRuns: 30 },
  )
})

test('a restart has no score, and equal seeds have equal cactuses', () => {
  expect(startRun(7)).toMatchObject({ phase: 'running', distance: 0, jumpMs: undefined, score: 0 })
  expect(playWell(startRun(7), 5)).toEqual(playWell(startRun(7), 5))
  expect(startRun(7).cactuses).not.toEqual(startRun(8).cactuses)
})

test('a frame of many seconds does not carry the buddy into a cactus', () => {
  const run = play(startRun(1), 1000)
  expect(advance(run, 60_000, false)).toEqual(advance(run, 100, false))
})

test.each([
  [0, 240],
  [1, 246],
  [10, 300],
  [30, 420],
  [500, 420],
])('after %i cactuses the buddy runs %i px a second, and slower with reduced motion', (score, speed) => {
  expect(speedAt(score, false)).toBe(speed)
  expect(speedAt(score, true)).toBeCloseTo(speed * 0.65)
})

test('cactuses stay the same array until a cactus comes or goes; only cactuses around the buddy are kept', () => {
  const run = startRun(3)
  expect(advance(run, 16, false).cactuses).toBe(run.cactuses)
  const later = playWell(run, 40)
  expect(later.cactuses.length).toBeLessThan(8)
  expect(later.cactuses.every(({ x }) => x > later.distance - 250)).toBe(true)
})
