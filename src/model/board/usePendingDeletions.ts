import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { flushPendingDeletions } from './commands/deleteCards'

/**
 * Sends a pending deletion once its Undo snackbar has closed, and all pending deletions when the user leaves the page
 * (D-0907).
 */
export function usePendingDeletions(): void {
  const dispatch = useAppDispatch()
  const pendingDeletions = useAppSelector(selectPendingDeletions)
  const snackbars = useAppSelector(selectSnackbars)
  const hasPendingDeletions = pendingDeletions.length > 0

  useEffect(() => {
    if (hasPendingDeletions) void dispatch(flushPendingDeletions())
  }, [hasPendingDeletions, pendingDeletions, snackbars, dispatch])

  useEffect(() => {
    if (!hasPendingDeletions) return
    const flushAll = () => void dispatch(flushPendingDeletions({ isLeaving: true }))
    window.addEventListener('pagehide', flushAll)
    return () => window.removeEventListener('pagehide', flushAll)
  }, [hasPendingDeletions, dispatch])
}
