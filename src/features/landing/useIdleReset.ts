import { useEffect, useEffectEvent } from 'react'

/** ms without pointer, key or touch after which the landing is emptied (C-074, D-3124). */
const RESET_MS = 90_000

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'wheel', 'touchstart', 'touchmove', 'keydown'] as const

/**
 * Calls `onReset` after every 90 s without activity on the page. Activity, and each time that `isDue` becomes true, begin the time again.
 * It may find words in the field, which can go without a key.
 * @param isDue false while there is nothing to empty, or a reply streams
 */
export function useIdleReset(isDue: boolean, onReset: () => void): void {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    if (!isDue) return
    const leaving = new AbortController()
    const options = { capture: true, passive: true, signal: leaving.signal }
    let timer: ReturnType<typeof setTimeout>
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        restart()
        reset()
      }, RESET_MS)
    }
    restart()
    for (const name of ACTIVITY_EVENTS) window.addEventListener(name, restart, options)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isDue])
}
