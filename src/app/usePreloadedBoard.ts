import { useEffect } from 'react'
import { loadQuietly } from '@/lib/lazyComponent'
import { isSavingData } from '@/lib/preloadOnApproach'
import { useAppSelector } from '@/store/hooks'
import { selectIsStarted } from '@/store/startUpSlice'

/** ms that a board has been there after which it rests: what it loads by itself has come. */
const REST_MS = 4000

const preload = (part: 'preloadBoard' | 'preloadOpenCards', signal: AbortSignal) =>
  loadQuietly(() => import('./preloadBoard')).then(
    (file) => file[part](signal),
    () => undefined,
  )

/** Loads the code of what presses on the board open before they come: all of it once the board rests, an open card's with the first movement of the pointer. */
export function usePreloadedBoard(): void {
  const isStarted = useAppSelector(selectIsStarted)
  useEffect(() => {
    if (!isStarted || isSavingData()) return
    const leaving = new AbortController()
    const { signal } = leaving
    const timer = setTimeout(() => void preload('preloadBoard', signal), REST_MS)
    window.addEventListener('pointermove', () => void preload('preloadOpenCards', signal), { once: true, signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isStarted])
}
