import { QueryStatus } from '@reduxjs/toolkit/query'
import { authApi } from '@/api/auth'
import { baseApi } from '@/api/core/baseApi'
import { isTemporary, statusOf, toApiError } from '@/api/core/errors'
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
 * Navigates from code outside the screens.
 * @param returningUserId user who may return to the current page after a login (D-0046)
 */
export type Navigate = (to: EntryRoute | '/error/503', returningUserId?: number) => unknown

/**
 * Reasons for the end of a session that the user did not choose. After the next login, the user returns to the current
 * page.
 */
const UNCHOSEN_ENDS: readonly SessionEnd[] = ['unauthenticated', 'idle']

/** localStorage key of a log-out that the server has not received, so that the session is still valid there. */
const UNSENT_LOGOUT_KEY = 'heartboard-unsent-logout'

/** Call this after a login, because the new session replaces the one that the log-out could not end. */
export const forgetUnsentLogout = () => writeItem('localStorage', UNSENT_LOGOUT_KEY, null)

const sendLogout = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { error } = await dispatch(authApi.endpoints.logout.initiate())
  if (error && isTemporary(toApiError(error))) writeItem('localStorage', UNSENT_LOGOUT_KEY, 'yes')
  else forgetUnsentLogout()
}

/** Requests the current user. A log-out that was not sent yet is sent first (D-0047). */
export const requestMe = () => async (dispatch: AppDispatch) => {
  if (readItem('localStorage', UNSENT_LOGOUT_KEY) !== null) await dispatch(sendLogout())
  // `refetchOnReconnect` is off, because `serverRecovery` requests the user after a reconnect.
  const subscriptionOptions = { refetchOnReconnect: false }
  return dispatch(userApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscriptionOptions }))
}

/** Thrown at the start of the app if `v1/user/me` gives no usable response, so that the session is unknown (D-0918). */
export class UnknownSessionError extends Error {}

/** Time in ms before the only automatic retry at the start. */
const START_RETRY_MS = 1000

/**
 * True for a 401 from the server. `statusOf` also returns 401 for a call without a response, which does not end the
 * session.
 */
const isSignedOut = (error: unknown) => statusOf(toApiError(error)) === 401 && toApiError(error).kind === 'http'

/**
 * Loads the current user, once per page load; undefined if there is no session.
 * @throws UnknownSessionError if two requests get neither a user nor a 401
 */
export async function loadSession(store: AppStore): Promise<CurrentUser | undefined> {
  const { data, error } = userApi.endpoints.getMe.select()(store.getState())
  if (error && isSignedOut(error)) return undefined
  // Cached data also counts during a refetch and after a failed refetch.
  if (data !== undefined) return data ?? undefined
  for (const delay of [0, START_RETRY_MS]) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    const response = await store.dispatch(requestMe())
    if (response.isSuccess) return response.data ?? undefined
    if (isSignedOut(response.error)) return undefined
    // No retry, because `errorMiddleware` already shows the maintenance page.
    if (statusOf(toApiError(response.error)) === 503) break
  }
  throw new UnknownSessionError('v1/user/me has no usable answer.')
}

/** True while a log-out of this tab is in flight. The log-out itself ends the session, with its own reason. */
const isLoggingOut = (state: RootState): boolean =>
  Object.values(state.api.mutations).some(
    (call) => call?.endpointName === 'logout' && call.status === QueryStatus.pending,
  )

/**
 * True from the request to delete the account until the session ends, unless the server rejects the request (A-330,
 * D-0074).
 */
const isDeletingAccount = (state: RootState): boolean =>
  Object.values(state.api.mutations).some(
    (call) => call?.endpointName === 'deleteMe' && call.status !== QueryStatus.rejected,
  )

/**
 * Clears the user and all user state, then shows the login page (A-477, D-1012, D-1013). If the user chose the end,
 * drafts are removed too.
 */
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

/** Logs out. The session in the app ends even if the call fails. */
export const logOut =
  (navigate: Navigate, reason: SessionEnd = 'loggedOut'): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    // Sends the pending deletions now, because after the log-out nobody can undo them and the server would reject them.
    if (selectPendingDeletions(getState()).length > 0) {
      const { cardCommands } = await import('@/model/board/commands/cardCommands')
      await cardCommands(dispatch).flushDeletions()
    }
    await dispatch(finishBeforeLogOut())
    if (reason === 'loggedOut') markChosenLogout(selectMe(getState())?.id)
    await dispatch(sendLogout())
    await dispatch(endSession(reason, navigate))
  }
