import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectDeletions } from '@/state/deletions'
import { selectSnackbars } from '@/state/snackbars'
import type { AppDispatch } from './store'

const loadUndo = () => import('@/features/board/actions/undo')

/**
 * Sends deletions to the server once their notice with Undo has closed, and all of them when the page is left (spec/README override 7).
 */
export function useDeletions(): void {
  const dispatch = useDispatch<AppDispatch>()
  const deletions = useSelector(selectDeletions)
  const snackbars = useSelector(selectSnackbars)

  useEffect(() => {
    if (deletions.length === 0) return
    void loadUndo().then(({ commitDeletions }) => dispatch(commitDeletions()))
  }, [deletions, snackbars, dispatch])

  const hasDeletions = deletions.length > 0
  const onLeave = useEffectEvent((commit: Awaited<ReturnType<typeof loadUndo>>['commitDeletions']) => {
    void dispatch(commit({ isLeaving: true }))
  })
  useEffect(() => {
    if (!hasDeletions) return
    // Loaded beforehand: a page that is being left waits for nothing.
    const listening = new AbortController()
    void loadUndo().then(({ commitDeletions }) => {
      window.addEventListener('pagehide', () => onLeave(commitDeletions), { signal: listening.signal })
    })
    return () => listening.abort()
  }, [hasDeletions])
}
