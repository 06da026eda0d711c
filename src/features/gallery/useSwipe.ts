import type { PointerEvent } from 'react'
import { useRef } from 'react'

/** px that a finger moves sideways before the movement counts as a swipe. */
const MINIMUM_DISTANCE = 48

/**
 * Handlers of an element that can be swiped by touch or pen. Give the element `touch-action: pan-y`, otherwise the browser scrolls sideways.
 * @param onSwipe called with 1 for a swipe to the left, which shows the next item, or -1 for the previous item
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const [x, y] = [clientX - start.current.x, clientY - start.current.y]
      start.current = undefined
      if (Math.abs(x) >= MINIMUM_DISTANCE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}
