import { startTransition, useEffect, useState } from 'react'

/**
 * For work that may follow what a press shows. Not `useDeferredValue`, which may render it before that is painted, and defers nothing in the
 * transition of a navigation.
 * @returns true once a frame in which `isShown` was true has been painted, until it is false
 */
export function useIsPainted(isShown: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    // A transition that is started before a frame is painted is rendered after it.
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(isShown)))
    return () => cancelAnimationFrame(frame)
  }, [isShown])
  return isShown && isPainted
}
