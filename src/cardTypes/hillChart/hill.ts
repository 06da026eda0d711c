import type { CardOf } from '@/api/cards/card.schema'

export type Scope = CardOf<'hillchart'>['scopes'][number]

/** Size of the hill in SVG user units; the ground is at `height`. */
export const HILL = { width: 400, height: 140 }

/** Clamps to 0..100 percent (B-368). */
export function clampPercentage(percentage: number): number {
  return Math.min(100, Math.max(0, percentage))
}

/** The position of a scope on the hill, in SVG user units; the top is at 50 percent. */
export function hillPoint(percentage: number): { x: number; y: number } {
  const fraction = clampPercentage(percentage) / 100
  return { x: fraction * HILL.width, y: HILL.height * (1 - (1 - Math.cos(2 * Math.PI * fraction)) / 2) }
}

/** Whole percentage at an x position in SVG user units; inverse of `hillPoint`. */
export const percentageAt = (x: number): number => clampPercentage(Math.round((x / HILL.width) * 100))

/** The outline of the hill as an SVG path, from the left foot to the right. */
export function hillPath(): string {
  const points = Array.from({ length: 51 }, (_, index) => hillPoint(index * 2))
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

/** Status of a percentage: 'not_started' at 0, 'uphill' below 50, 'downhill' below 100, 'done' at 100 (D-2482). */
export function statusOfPercentage(percentage: number): Scope['status'] {
  if (percentage <= 0) return 'not_started'
  if (percentage < 50) return 'uphill'
  return percentage < 100 ? 'downhill' : 'done'
}

/** Moves a scope to a percentage, clamped, and sets the matching status (B-368, D-2482). */
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
/** Percent for each press of an arrow key with Shift. */
const LARGE_STEP = 10

/** The percentage after a key on a scope: arrows move by 1, with Shift by 10 (D-0080). Undefined for any other key. */
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

/** Parses a typed percentage, rounded and clamped; undefined if not a number (B-368). */
export function typedPercentage(text: string): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(value) ? clampPercentage(Math.round(value)) : undefined
}
