import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onFrame` on every frame while `isActive`.
 * @param onFrame gets the ms since the previous frame, without inactive time
 */
export function useAnimationFrames(isActive: boolean, onFrame: (ms: number) => void): void {
  const notify = useEffectEvent(onFrame)
  useEffect(() => {
    if (!isActive) return
    let last = performance.now()
    const tick = (now: number) => {
      request = requestAnimationFrame(tick)
      // At least 0: the first frame may have begun before the activation.
      notify(Math.max(0, now - last))
      last = now
    }
    let request = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(request)
  }, [isActive])
}
