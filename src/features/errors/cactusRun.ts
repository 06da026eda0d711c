/**
 * Rules of the game on the 503 page (A-243 to, D-1132). The buddy runs and jumps over cactuses; a collision ends the run.
 * Lengths are CSS px and do not depend on the stage; a wider stage only shows cactuses earlier. The functions return a new run.
 */

/** Duration of a jump in ms. */
export const JUMP_MS = 1000

/** Height of a jump in px. */
const JUMP_HEIGHT = 130

/** Width of the buddy's collision box in px. The picture is wider, in favour of the player. */
export const BUDDY_WIDTH = 36

/** Depth in px to which the buddy's feet may sink into a cactus without a collision. */
const TOLERANCE = 6

/** Speed in px per second: at the start, increase per passed cactus, and maximum. */
const SPEED = { first: 240, growth: 6, limit: 420 }
/** The speed is multiplied by this factor for users who prefer reduced motion. */
const SLOW_FACTOR = 0.65

/** Cactuses are created up to this distance in px ahead of the buddy, which is beyond the widest stage. */
const SIGHT = 1000
/** A cactus further than this distance in px behind the buddy has left every stage. */
const BEHIND = 200
/** Distance in px from the start to the first cactus. */
const FIRST_CACTUS = 460
const CACTUS_HEIGHT = { min: 36, max: 54 }
/** Milliseconds between two cactuses at normal speed. Longer than a jump, so that every cactus can be passed. */
const GAP_MS = { min: 1500, max: 2800 }

/**
 * Longest time in ms that a frame advances the run. If the page hangs, the buddy must not collide with a cactus that the player never saw.
 */
const LONGEST_FRAME_MS = 100
/** Longest step of the simulation in ms, so that no step skips a cactus. */
const SLICE_MS = 16

export type Cactus = {
  /** Number of the cactus in the run, from 0. */
  id: number
  /** Distance in px from the start to the left edge of the collision box. */
  x: number
  /** In px. */
  height: number
}

export type Run = {
  phase: 'ready' | 'running' | 'over'
  /** Distance in px from the start to the left edge of the buddy's collision box. */
  distance: number
  /** Milliseconds since the jump began; undefined on the ground. */
  jumpMs: number | undefined
  /** Cactuses that may be on the stage. The next cactus to pass is the one whose id equals `score`. */
  cactuses: readonly Cactus[]
  score: number
  /** Determines the sizes and distances of all cactuses. */
  seed: number
}

/** Returns the n-th number of a mulberry32 generator, from 0 to less than 1. */
function randomAt(seed: number, n: number): number {
  const state = (seed + Math.imul(n + 1, 0x6d2b79f5)) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const between = ({ min, max }: { min: number; max: number }, part: number) => min + (max - min) * part

/** Width of a cactus's collision box in px. The arms extend beyond it. */
export const widthOf = ({ height }: Cactus): number => height / 2

/**
 * Returns the speed in px per second after `score` cactuses.
 * @param isSlow true for users who prefer reduced motion
 */
export const speedAt = (score: number, isSlow: boolean): number =>
  Math.min(SPEED.limit, SPEED.first + SPEED.growth * score) * (isSlow ? SLOW_FACTOR : 1)

/** Returns the buddy's height above the ground in px. */
export function heightOf({ jumpMs = 0 }: Pick<Run, 'jumpMs'>): number {
  const part = jumpMs / JUMP_MS
  return 4 * JUMP_HEIGHT * part * (1 - part)
}

function nextCactus(seed: number, previous: Cactus | undefined): Cactus {
  const id = previous ? previous.id + 1 : 0
  const gap = (between(GAP_MS, randomAt(seed, 2 * id)) * speedAt(id, false)) / 1000
  return {
    id,
    x: previous ? previous.x + widthOf(previous) + gap : FIRST_CACTUS,
    height: Math.round(between(CACTUS_HEIGHT, randomAt(seed, 2 * id + 1))),
  }
}

/** Returns the cactuses around the buddy. The array is the same as before unless a cactus was added or removed. */
function cactusesAround({ cactuses, distance, seed }: Run): readonly Cactus[] {
  const kept = cactuses.filter(({ x }) => x > distance - BEHIND)
  const known = cactuses.length
  let last = cactuses.at(-1)
  while (!last || last.x < distance + SIGHT) {
    last = nextCactus(seed, last)
    kept.push(last)
  }
  return kept.length === known && kept.at(-1) === cactuses.at(-1) ? cactuses : kept
}

/**
 * Creates a run in phase 'ready', before the first jump.
 * @param seed integer; runs with the same seed have the same cactuses
 */
export function createRun(seed: number): Run {
  const run: Run = { phase: 'ready', distance: 0, jumpMs: undefined, cactuses: [], score: 0, seed }
  return { ...run, cactuses: cactusesAround(run) }
}

/** Creates a run that has started, with score 0. */
export const startRun = (seed: number): Run => ({ ...createRun(seed), phase: 'running' })

/** Starts a jump; the first jump also starts the run. Does nothing in the air or after a collision. */
export function jump(run: Run): Run {
  if (run.phase === 'over' || run.jumpMs !== undefined) return run
  return { ...run, phase: 'running', jumpMs: 0 }
}

function advanceSlice(run: Run, ms: number, isSlow: boolean): Run {
  const distance = run.distance + (speedAt(run.score, isSlow) * ms) / 1000
  const airborneMs = run.jumpMs === undefined ? JUMP_MS : run.jumpMs + ms
  const jumpMs = airborneMs < JUMP_MS ? airborneMs : undefined
  const moved: Run = { ...run, distance, jumpMs }
  const next = run.cactuses.find(({ id }) => id === run.score)
  if (!next) return { ...moved, cactuses: cactusesAround(moved) }
  const isPassed = next.x + widthOf(next) <= distance
  const isHit = !isPassed && next.x < distance + BUDDY_WIDTH && heightOf(moved) < next.height - TOLERANCE
  if (isHit) return { ...moved, phase: 'over' }
  return { ...moved, score: run.score + (isPassed ? 1 : 0), cactuses: cactusesAround(moved) }
}

/**
 * Advances a running run by one frame. Other runs are returned unchanged.
 * @param ms duration of the frame in ms; at most 100 are counted
 * @param isSlow true for users who prefer reduced motion: the buddy runs slower, jumps take as long
 */
export function advance(run: Run, ms: number, isSlow: boolean): Run {
  let advanced = run
  let rest = Math.min(ms, LONGEST_FRAME_MS)
  while (rest > 0 && advanced.phase === 'running') {
    advanced = advanceSlice(advanced, Math.min(rest, SLICE_MS), isSlow)
    rest -= SLICE_MS
  }
  return advanced
}
