import { setupListeners } from '@reduxjs/toolkit/query'
import type { AppDispatch } from '@/store/rootReducer'

/**
 * Refetches the queries with `refetchOnFocus` when the tab becomes visible or its window gets focus (D-0075, D-0076). Changes missed
 * while offline are fetched by `serverRecovery`, which waits for a response of the server instead of the browser's `online`.
 * @returns stops it
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
