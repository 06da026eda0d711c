import { QueryStatus } from '@reduxjs/toolkit/query'
import { authApi } from '@/api/auth'
import { baseApi } from '@/api/core/baseApi'
import { statusOf, toApiError } from '@/api/core/errors'
import { selectMe, userApi } from '@/api/user'
import type { CurrentUser } from '@/api/user.contract'
import { readItem, writeItem } from '@/lib/browserStorage'
import { selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import { finishBeforeLogOut } from '@/store/beforeLogOut'
import { type SessionEnd, sessionEnded } from '@/store/sessionEvents'
import { snackbarShown } from '@/store/snackbarsSlice'
import { abortStreams } from '@/streaming/abortable'
import type { AppDispatch, AppThunk, RootState } from '@/store/rootReducer'
import type { AppStore } from './store'
import { type EntryRoute, entryRouteFor } from './entryRoute'
import { forgetDrafts, markChosenLogout } from './forgetDrafts'

/**
 * Navigates outside of a screen.
 * @param returningUserId set when this user is to return to the current page after a login (D-0046)
 */
export type Navigate = (to: EntryRoute | '/error/503', returningUserId?: number) => unknown

/** Endings that the person did not choose: after a login they continue where they were. */
const UNCHOSEN_ENDS: readonly SessionEnd[] = ['unauthenticated', 'idle']

/** In localStorage while the server has not received a log-out: its session is still valid. */
const UNSENT_LOGOUT_KEY = 'heartboard-unsent-logout'

/** A login replaces the session that a log-out could not end. */
export const forgetUnsentLogout = () => writeItem('localStorage', UNSENT_LOGOUT_KEY, null)

const sendLogout = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { error } = await dispatch(authApi.endpoints.logout.initiate())
  if (error && toApiError(error).kind === 'offline') writeItem('localStorage', UNSENT_LOGOUT_KEY, 'yes')
  else forgetUnsentLogout()
}

/** Requests the current user, after a log-out that the server has not received yet (D-0047). */
export const requestMe = () => async (dispatch: AppDispatch) => {
  if (readItem('localStorage', UNSENT_LOGOUT_KEY) !== null) await dispatch(sendLogout())
  // The recovery itself refetches the user when the server answers again.
  const subscriptionOptions = { refetchOnReconnect: false }
  return dispatch(userApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscriptionOptions }))
}

/** A start without a usable answer of `v1/user/me`: nobody knows yet whether there is a session (D-0918). */
export class UnknownSessionError extends Error {}

/** ms before the one further request that a start makes by itself. */
const START_RETRY_MS = 1000

/** Whether a failed request of the user says that nobody is signed in. */
const isSignedOut = (error: unknown) => statusOf(toApiError(error)) === 401 && toApiError(error).kind === 'http'

/**
 * The current user, requested once per page load; undefined without a session.
 * @throws UnknownSessionError when the server says neither who is signed in nor 401, also to a second request
 */
export async function loadSession(store: AppStore): Promise<CurrentUser | undefined> {
  const { data, error } = userApi.endpoints.getMe.select()(store.getState())
  if (error && isSignedOut(error)) return undefined
  // Also while the user is requested again, or after such a request has failed.
  if (data !== undefined) return data ?? undefined
  for (const delay of [0, START_RETRY_MS]) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    const response = await store.dispatch(requestMe())
    if (response.isSuccess) return response.data ?? undefined
    if (isSignedOut(response.error)) return undefined
    // The page of a server under maintenance is on its way.
    if (statusOf(toApiError(response.error)) === 503) break
  }
  throw new UnknownSessionError('v1/user/me has no usable answer.')
}

/** True while a log-out of this tab is in flight: it ends the session with a reason of its own, whichever event of the same end arrives first. */
const isLoggingOut = (state: RootState): boolean =>
  Object.values(state.api.mutations).some(
    (call) => call?.endpointName === 'logout' && call.status === QueryStatus.pending,
  )

/** True from the request to delete the account until its session ends, unless the deletion is refused (A-330, D-0074). */
const isDeletingAccount = (state: RootState): boolean =>
  Object.values(state.api.mutations).some(
    (call) => call?.endpointName === 'deleteMe' && call.status !== QueryStatus.rejected,
  )

/** Clears the user and all of their state, then shows the login page (A-477, D-1012, D-1013); after a chosen end also their drafts. */
export const endSession =
  (reason: SessionEnd, navigate: Navigate): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const userId = selectMe(getState())?.id
    if (userId === undefined || isLoggingOut(getState())) return
    if (reason !== 'accountDeleted' && isDeletingAccount(getState())) return
    await dispatch(userApi.util.upsertQueryData('getMe', undefined, null))
    if (reason === 'unauthenticated') dispatch(snackbarShown({ kind: 'danger', text: { key: 'error.401' } }))
    if (reason === 'idle') dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.login.idleTimeout' } }))
    await navigate(entryRouteFor(undefined), UNCHOSEN_ENDS.includes(reason) ? userId : undefined)
    dispatch(sessionEnded(reason))
    dispatch(baseApi.util.resetApiState())
    dispatch(abortStreams())
    await dispatch(userApi.util.upsertQueryData('getMe', undefined, null))
    await dispatch(forgetDrafts(userId, reason))
  }

/** Logs out; ends the session in the app even when the call fails. */
export const logOut =
  (navigate: Navigate, reason: SessionEnd = 'loggedOut'): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    // Pending deletions can no longer be undone after the logout.
    if (selectPendingDeletions(getState()).length > 0) {
      const { flushPendingDeletions } = await import('@/model/board/commands/deleteCards')
      await dispatch(flushPendingDeletions({ isLeaving: true }))
    }
    await dispatch(finishBeforeLogOut())
    if (reason === 'loggedOut') markChosenLogout(selectMe(getState())?.id)
    await dispatch(sendLogout())
    await dispatch(endSession(reason, navigate))
  }
