import { useEffect, useEffectEvent } from 'react'
import { loadQuietly } from '@/lib/lazyComponent'
import { isSavingData } from '@/lib/preloadOnApproach'
import { useAppSelector } from '@/store/hooks'
import { selectIsStarted } from '@/store/startUpSlice'
import type { LoadCardRoute } from './preloadBoard'

/** ms after which a board that is usable is idle: what it loads without a press has arrived (D-0094). */
const IDLE_AFTER_MS = 4000

/** Loads the code of what presses on the board open before they come: all of it once the board is idle, an open card's with the first movement of the pointer. */
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
    const timer = setTimeout(() => void preload('preloadBoard', signal), IDLE_AFTER_MS)
    window.addEventListener('pointermove', () => void preload('preloadOpenCards', signal), { once: true, signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isStarted])
}
