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

/** The outline of the hill as an SVG path, from the left foot to the right. */
export function hillPath(): string {
  const points = Array.from({ length: 51 }, (_, index) => hillPoint(index * 2))
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
