import { startTransition, useEffect, useState } from 'react'

/**
 * Defers work until the result of a press is painted. Not `useDeferredValue`, which may render before the paint, and defers nothing in the
 * transition of a navigation.
 * @returns true once a frame with `isShown` has been painted, until `isShown` is false
 */
export function useAfterPaint(isShown: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    // React renders a transition that starts before a paint after that paint.
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(isShown)))
    return () => cancelAnimationFrame(frame)
  }, [isShown])
  return isShown && isPainted
}
