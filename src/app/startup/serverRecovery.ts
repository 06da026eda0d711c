/**
 * A call without a response does not end the session (D-0911): `v1/user/me` is retried until answered. Only a 401 ends the session; after
 * any other response the app continues.
 */
import { setupListeners } from '@reduxjs/toolkit/query'
import { statusOf, toApiError } from '@/api/core/errors'
import { responseMissed, selectIsServerUnreachable, serverReached } from '@/store/connectionSlice'
import { selectSnackbars, type Snackbar, snackbarShown } from '@/store/snackbarsSlice'
import type { AppDispatch, AppThunk } from '@/store/rootReducer'
import type { AppStore } from './store'
import { endSession, type Navigate, requestMe } from './session'

/** ms before each retry; the last delay repeats. */
const RETRY_DELAYS_MS = [1000, 2000, 5000, 10_000, 30_000]

/** Text of 401; shown until the server answers or the user closes the snackbar. */
const NO_RESPONSE_SNACKBAR: Omit<Snackbar, 'id'> = {
  kind: 'danger',
  text: { key: 'error.401' },
  action: { name: 'retryServer', labelKey: 'app.retry' },
}

/**
 * Reports a call without a response and starts the recovery; one snackbar until the server answers.
 * @param isAwaited true if the user waits for the call: shows a closed snackbar again, because no press may fail silently
 */
export const reportNoResponse =
  (isAwaited: boolean): AppThunk =>
  (dispatch, getState) => {
    const isReported = selectIsServerUnreachable(getState())
    const isShown = selectSnackbars(getState()).some(({ action }) => action?.name === 'retryServer')
    dispatch(responseMissed())
    if (!isShown && (isAwaited || !isReported)) dispatch(snackbarShown(NO_RESPONSE_SNACKBAR))
  }

/** Refetches all active queries, as RTK Query does on `online`; here after a response of the server. */
const refetchActiveQueries = (dispatch: AppDispatch) =>
  setupListeners(dispatch, (notify, { onOnline }) => {
    notify(onOnline())
    return () => undefined
  })

/**
 * Watches the store for calls without a response.
 * @returns `retryNow`: retry by the user's Try again; `stop`: ends all retries
 */
export function createServerRecovery(store: AppStore, navigate: Navigate) {
  const { dispatch } = store
  let isRecovering = false
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isUnreachable = () => selectIsServerUnreachable(store.getState())
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void attempt(), RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)])
    attempts += 1
  }
  const attempt = async ({ isAwaited = false } = {}) => {
    clearTimeout(timer)
    const { error } = await dispatch(requestMe())
    // Stop: another retry was answered, or the session ended meanwhile.
    if (!isRecovering) return
    const failure = error && toApiError(error)
    if (failure?.kind === 'offline' || failure?.kind === 'aborted') {
      if (isAwaited) dispatch(reportNoResponse(true))
      return schedule()
    }
    dispatch(serverReached())
    if (failure && statusOf(failure) === 401) return void dispatch(endSession('unauthenticated', navigate))
    refetchActiveQueries(dispatch)
  }
  const followStore = () => {
    if (isUnreachable() === isRecovering) return
    isRecovering = isUnreachable()
    attempts = 0
    if (isRecovering) schedule()
    else clearTimeout(timer)
  }
  const onOnline = () => {
    if (isRecovering) void attempt()
  }

  const unsubscribe = store.subscribe(followStore)
  window.addEventListener('online', onOnline)
  const stop = () => {
    unsubscribe()
    window.removeEventListener('online', onOnline)
    isRecovering = false
    clearTimeout(timer)
  }
  return { retryNow: () => void attempt({ isAwaited: true }), stop }
}
