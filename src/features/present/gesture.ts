/** Minimum distance in px of a swipe. */
const SWIPE_PX = 48
/** Maximum distance in px of a tap. */
const TAP_PX = 10

type Gesture = {
  /** Movement in px since the touch began. */
  dx: number
  dy: number
  /** Place of the touch, 0 (left edge) to 1 (right edge). */
  side: number
}

/** Returns the effect of a touch: a swipe or a tap on a third of the screen. A tap in the middle shows the buttons. */
export function gestureOf({ dx, dy, side }: Gesture): 'next' | 'previous' | 'buttons' | undefined {
  if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) return dx < 0 ? 'next' : 'previous'
  if (Math.hypot(dx, dy) > TAP_PX) return undefined
  if (side < 1 / 3) return 'previous'
  return side > 2 / 3 ? 'next' : 'buttons'
}
