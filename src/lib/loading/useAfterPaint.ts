import { startTransition, useEffect, useState } from 'react'

/**
 * Delays work until the result of a press is painted. `useDeferredValue` may render before the paint, and does not
 * defer in the transition of a navigation.
 * @returns true once a frame with `isShown` has been painted, until `isShown` is false
 */
export function useAfterPaint(isShown: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    // If a transition starts before a paint, React renders it after that paint.
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(isShown)))
    return () => cancelAnimationFrame(frame)
  }, [isShown])
  return isShown && isPainted
}
