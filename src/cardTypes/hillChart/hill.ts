import type { CardOf } from '@/api/cards/card.schema'

export type Scope = CardOf<'hillchart'>['scopes'][number]

/** Size of the hill in SVG user units. `y = height` is the ground. */
export const HILL = { width: 400, height: 140 }

/** Limits a percentage to 0..100 (B-368). */
export function clampPercentage(percentage: number): number {
  return Math.min(100, Math.max(0, percentage))
}

/**
 * Returns the position of a percentage on the hill's outline, in SVG user units. The top of the hill is at 50 percent.
 */
export function hillPoint(percentage: number): { x: number; y: number } {
  const fraction = clampPercentage(percentage) / 100
  return { x: fraction * HILL.width, y: HILL.height * (1 - (1 - Math.cos(2 * Math.PI * fraction)) / 2) }
}

/** Returns the whole percentage at an x position in SVG user units. Inverse of `hillPoint`. */
export const percentageAt = (x: number): number => clampPercentage(Math.round((x / HILL.width) * 100))

/** Returns the outline of the hill as an SVG path, from left to right. */
export function hillPath(): string {
  const points = Array.from({ length: 51 }, (_, index) => hillPoint(index * 2))
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

/**
 * Returns the status of a percentage: 'not_started' at 0, 'uphill' below 50, 'downhill' below 100, 'done' at 100
 * (D-2482).
 */
export function statusOfPercentage(percentage: number): Scope['status'] {
  if (percentage <= 0) return 'not_started'
  if (percentage < 50) return 'uphill'
  return percentage < 100 ? 'downhill' : 'done'
}

/** Returns the scope at a new percentage, limited to 0..100, with the matching status (B-368, D-2482). */
export function moveScope(scope: Scope, percentage: number): Scope {
  const clamped = clampPercentage(percentage)
  return { ...scope, percentage: clamped, status: statusOfPercentage(clamped) }
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -100,
  End: 100,
}
/** Factor by which Shift multiplies the step of an arrow key. */
const LARGE_STEP = 10

/**
 * Returns the percentage after a key press on a scope. Arrow keys change it by 1, with Shift by 10 (D-0080). Returns
 * undefined for a key that does not move scopes.
 */
export function percentageAfterKey(
  percentage: number,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): number | undefined {
  const step = STEPS[key]
  if (step === undefined) return undefined
  const isArrow = key.startsWith('Arrow')
  const current = Number.isFinite(percentage) ? Math.round(percentage) : 0
  return clampPercentage(current + (isArrow && shiftKey ? step * LARGE_STEP : step))
}

/**
 * Parses a typed percentage, then rounds and limits it to 0..100. Returns undefined if the text is not a number
 * (B-368).
 */
export function typedPercentage(text: string): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(value) ? clampPercentage(Math.round(value)) : undefined
}
