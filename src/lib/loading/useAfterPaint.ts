import { startTransition, useEffect, useState } from 'react'

/**
 * Delays work until the result of a press is painted. `useDeferredValue` may render before the paint, and does not
 * defer in the transition of a navigation.
 * @param isInitiallyPainted true if nothing is to be painted before the first result, as below a card opened by its address
 * @returns true once a frame with `isShown` has been painted, until `isShown` is false
 */
export function useAfterPaint(isShown: boolean, isInitiallyPainted = false): boolean {
  const [isPainted, setIsPainted] = useState(isInitiallyPainted)
  useEffect(() => {
    // If a transition starts before a paint, React renders it after that paint.
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(isShown)))
    return () => cancelAnimationFrame(frame)
  }, [isShown])
  return isShown && isPainted
}
