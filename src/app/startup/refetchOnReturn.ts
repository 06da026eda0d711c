import { setupListeners } from '@reduxjs/toolkit/query'
import type { AppDispatch } from '@/store/rootReducer'

/**
 * Requests queries with `refetchOnFocus` again when the tab becomes visible or the window gets focus (D-0075, D-0076).
 * Changes missed while offline are requested by `serverRecovery`, after the server responds instead of on the browser's
 * `online` event.
 * @returns a function that stops this
 */
export const refetchOnReturn = (dispatch: AppDispatch): (() => void) =>
  setupListeners(dispatch, (notify, { onFocus }) => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') notify(onFocus())
    }
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  })
