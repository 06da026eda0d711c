import { useEffect, useEffectEvent } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'

const loadDeleteCards = () => import('@/model/board/commands/deleteCards')

/**
 * Sends pending deletions once their Undo snackbar has closed, and all of them when the page is hidden (D-0907).
 */
export function usePendingDeletions(): void {
  const dispatch = useAppDispatch()
  const pendingDeletions = useAppSelector(selectPendingDeletions)
  const snackbars = useAppSelector(selectSnackbars)

  useEffect(() => {
    if (pendingDeletions.length === 0) return
    void loadDeleteCards().then(({ flushPendingDeletions }) => dispatch(flushPendingDeletions()))
  }, [pendingDeletions, snackbars, dispatch])

  const hasPendingDeletions = pendingDeletions.length > 0
  const onPageHide = useEffectEvent((flush: Awaited<ReturnType<typeof loadDeleteCards>>['flushPendingDeletions']) => {
    void dispatch(flush({ isLeaving: true }))
  })
  useEffect(() => {
    if (!hasPendingDeletions) return
    // Preloaded: `pagehide` cannot wait for a chunk.
    const abortController = new AbortController()
    void loadDeleteCards().then(({ flushPendingDeletions }) => {
      window.addEventListener('pagehide', () => onPageHide(flushPendingDeletions), { signal: abortController.signal })
    })
    return () => abortController.abort()
  }, [hasPendingDeletions])
}
