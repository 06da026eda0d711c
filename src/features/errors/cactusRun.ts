/**
 * Rules of the game on the 503 page (A-243 to, D-1132). The buddy runs and jumps over cactuses; a collision ends the run.
 * Lengths are CSS px at any width of the stage; a wider stage only shows cactuses earlier. Functions return a new run.
 */

/** Length of a jump in ms. */
export const JUMP_MS = 1000

/** Height of a jump in px. */
const JUMP_HEIGHT = 130

/** Width of the buddy's collision box in px; the picture is wider, in favour of the player. */
export const BUDDY_WIDTH = 36

/** px that the feet may sink into a cactus. */
const TOLERANCE = 6

/** px per second: at the start, increment per passed cactus, maximum. */
const SPEED = { first: 240, growth: 6, limit: 420 }
/** Factor of the speed for reduced motion. */
const SLOW_FACTOR = 0.65

/** px ahead of the buddy in which cactuses exist; beyond the edge of the widest stage. */
const SIGHT = 1000
/** px behind the buddy from which a cactus is off any stage. */
const BEHIND = 200
/** px from the start to the first cactus. */
const FIRST_CACTUS = 460
const CACTUS_HEIGHT = { min: 36, max: 54 }
/** ms between two cactuses without reduced motion: longer than a jump, so that the player can pass every cactus. */
const GAP_MS = { min: 1500, max: 2800 }

/** Maximum ms of a frame: after a hang of the page the buddy must not collide with an unseen cactus. */
const LONGEST_FRAME_MS = 100
/** Maximum ms of a simulation step, so that no step skips a cactus. */
const SLICE_MS = 16

export type Cactus = {
  /** 0, 1, 2 … in the order of the run. */
  id: number
  /** px from the start of the run to the left edge of the collision box. */
  x: number
  /** px */
  height: number
}

export type Run = {
  phase: 'ready' | 'running' | 'over'
  /** px that the buddy has run: left edge of the collision box. */
  distance: number
  /** ms since the jump began; undefined on the ground. */
  jumpMs: number | undefined
  /** Cactuses that may be on the stage. The id of the next cactus to pass equals `score`. */
  cactuses: readonly Cactus[]
  /** Cactuses passed. */
  score: number
  /** Seed of sizes and distances of all cactuses. */
  seed: number
}

/** n-th number of a mulberry32 generator, 0 ≤ number < 1. */
function randomAt(seed: number, n: number): number {
  const state = (seed + Math.imul(n + 1, 0x6d2b79f5)) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const between = ({ min, max }: { min: number; max: number }, part: number) => min + (max - min) * part

/** Width of a cactus's collision box in px; the arms reach further. */
export const widthOf = ({ height }: Cactus): number => height / 2

/** Speed in px per second after `score` cactuses. @param isSlow reduced motion */
export const speedAt = (score: number, isSlow: boolean): number =>
  Math.min(SPEED.limit, SPEED.first + SPEED.growth * score) * (isSlow ? SLOW_FACTOR : 1)

/** Height of the buddy above the ground in px. */
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

/** Cactuses around the buddy; the same array unless a cactus was added or removed. */
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

/** Run in phase 'ready', before the first jump. @param seed integer; equal seeds give equal cactuses */
export function createRun(seed: number): Run {
  const run: Run = { phase: 'ready', distance: 0, jumpMs: undefined, cactuses: [], score: 0, seed }
  return { ...run, cactuses: cactusesAround(run) }
}

/** Running run from the start, score 0. */
export const startRun = (seed: number): Run => ({ ...createRun(seed), phase: 'running' })

/** Starts a jump; the first jump starts the run. No effect in the air and after a collision. */
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
 * Advances a running run by a frame; returns other runs unchanged.
 * @param ms length of the frame in ms, capped at 100
 * @param isSlow reduced motion: slower run, same length of a jump
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
