import { authApi } from '@/api/auth'
import { baseApi } from '@/api/core/baseApi'
import { selectMe, userApi } from '@/api/user'
import { selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import { type SessionEnd, sessionEnded } from '@/store/sessionEvents'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import type { AppStore } from '../store'

/** Navigates to a route that needs no session. */
export type Navigate = (to: '/login' | '/error/503') => unknown

/** The current user, requested once per page load; undefined without a session or when the request fails. */
export async function loadSession(store: AppStore) {
  const { isSuccess, isError, data } = userApi.endpoints.getMe.select()(store.getState())
  if (isSuccess || isError) return data ?? undefined
  const response = await store.dispatch(userApi.endpoints.getMe.initiate())
  return response.data ?? undefined
}

/** Clears the user and all of their state, then shows the login page (A-477, D-1012, D-1013). */
export const endSession =
  (reason: SessionEnd, navigate: Navigate): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!selectMe(getState())) return
    await dispatch(userApi.util.upsertQueryData('getMe', undefined, null))
    if (reason === 'unauthenticated') dispatch(snackbarShown({ kind: 'danger', text: { key: 'error.401' } }))
    if (reason === 'idle') dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.login.idleTimeout' } }))
    await navigate('/login')
    dispatch(sessionEnded(reason))
    dispatch(baseApi.util.resetApiState())
    await dispatch(userApi.util.upsertQueryData('getMe', undefined, null))
  }

/** Logs out; ends the session in the app even when the call fails. */
export const logOut =
  (navigate: Navigate, reason: SessionEnd = 'loggedOut'): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    // Pending deletions can no longer be undone after the logout.
    if (selectPendingDeletions(getState()).length > 0) {
      const { flushPendingDeletions } = await import('@/features/board/commands/deleteCards')
      await dispatch(flushPendingDeletions({ isLeaving: true }))
    }
    await dispatch(authApi.endpoints.logout.initiate())
    await dispatch(endSession(reason, navigate))
  }
