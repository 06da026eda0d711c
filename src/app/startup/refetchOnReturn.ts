import { setupListeners } from '@reduxjs/toolkit/query'
import type { AppDispatch } from '@/store/rootReducer'

/**
 * Refetches queries with `refetchOnFocus` when the tab becomes visible or the window gets focus (D-0075, D-0076). `serverRecovery` fetches
 * changes missed while offline: after a response of the server, not on the browser's `online`.
 * @returns a function that stops the refetches
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
