import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'
import type { AppDispatch } from './store'

const loadUndo = () => import('@/features/board/undo/undo')

/**
 * Sends deletions to the server once their notice with Undo has closed, and all of them when the page is left (D-0907).
 */
export function usePendingDeletions(): void {
  const dispatch = useDispatch<AppDispatch>()
  const pendingDeletions = useSelector(selectPendingDeletions)
  const snackbars = useSelector(selectSnackbars)

  useEffect(() => {
    if (pendingDeletions.length === 0) return
    void loadUndo().then(({ flushPendingDeletions }) => dispatch(flushPendingDeletions()))
  }, [pendingDeletions, snackbars, dispatch])

  const hasPendingDeletions = pendingDeletions.length > 0
  const onPageHide = useEffectEvent((flush: Awaited<ReturnType<typeof loadUndo>>['flushPendingDeletions']) => {
    void dispatch(flush({ isLeaving: true }))
  })
  useEffect(() => {
    if (!hasPendingDeletions) return
    // Loaded beforehand: a page that is being left waits for nothing.
    const abortController = new AbortController()
    void loadUndo().then(({ flushPendingDeletions }) => {
      window.addEventListener('pagehide', () => onPageHide(flushPendingDeletions), { signal: abortController.signal })
    })
    return () => abortController.abort()
  }, [hasPendingDeletions])
}
