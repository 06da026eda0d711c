import { useEffect, useEffectEvent } from 'react'

/** ms for which an engager is shown (C-255). */
const ROTATION_MS = 30_000

/**
 * Calls `onNext` after 30 s. The time begins again with each engager, and after a rest.
 * @param shownId id of the shown engager
 */
export function useRotation(shownId: string | undefined, isResting: boolean, onNext: () => void): void {
  const next = useEffectEvent(onNext)
  useEffect(() => {
    if (isResting || shownId === undefined) return
    const timer = setTimeout(() => next(), ROTATION_MS)
    return () => clearTimeout(timer)
  }, [shownId, isResting])
}
