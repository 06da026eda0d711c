import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onFrame` on every frame while `isActive` is true.
 * @param onFrame receives the ms since the previous frame; time while inactive does not count
 */
export function useAnimationFrames(isActive: boolean, onFrame: (ms: number) => void): void {
  const notify = useEffectEvent(onFrame)
  useEffect(() => {
    if (!isActive) return
    let last = performance.now()
    const tick = (now: number) => {
      request = requestAnimationFrame(tick)
      // Never negative, although the first frame may have begun before the effect ran.
      notify(Math.max(0, now - last))
      last = now
    }
    let request = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(request)
  }, [isActive])
}
