import { useEffect, useEffectEvent } from 'react'
import { loadQuietly } from '@/lib/loading/lazyComponent'
import { isSavingData } from '@/lib/loading/preloadOnApproach'
import { untilIdle } from '@/lib/loading/untilIdle'
import { useAppSelector } from '@/store/hooks'
import { selectIsStarted } from '@/store/startUpSlice'
import type { LoadCardRoute } from './preloadBoard'

/**
 * Time in ms that a usable board has for its own requests, before the preload begins while the browser is idle
 * (D-0094).
 */
const IDLE_AFTER_MS = 1000

/**
 * Preloads the code behind presses on the board: all of it once the browser is idle, the code of an open card on the
 * first pointer movement.
 */
export function usePreloadedBoard(loadCardRoute: LoadCardRoute): void {
  const isStarted = useAppSelector(selectIsStarted)
  const preload = useEffectEvent((part: 'preloadBoard' | 'preloadOpenCards', signal: AbortSignal) =>
    loadQuietly(() => import('./preloadBoard')).then(
      (file) => file[part](loadCardRoute, signal),
      () => undefined,
    ),
  )
  useEffect(() => {
    if (!isStarted || isSavingData()) return
    const leaving = new AbortController()
    const { signal } = leaving
    const timer = setTimeout(() => void untilIdle().then(() => preload('preloadBoard', signal)), IDLE_AFTER_MS)
    window.addEventListener('pointermove', () => void preload('preloadOpenCards', signal), { once: true, signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isStarted])
}
