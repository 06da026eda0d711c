/**
 * A call without a response does not end the session (D-0911). `v1/user/me` is sent again until the server responds.
 * Only a 401 then ends the session; after any other response the app continues.
 */
import { setupListeners } from '@reduxjs/toolkit/query'
import { statusOf, toApiError } from '@/api/core/errors'
import { responseMissed, selectIsServerUnreachable, serverReached } from '@/store/connectionSlice'
import { retryDelay } from '@/lib/retryDelay'
import { selectSnackbars, type Snackbar, snackbarShown } from '@/store/snackbarsSlice'
import type { AppDispatch, AppThunk } from '@/store/rootReducer'
import type { AppStore } from './store'
import { endSession, type Navigate, requestMe } from './session'

/** Text of a 401. It is shown until the server responds or the user closes the snackbar. */
const NO_RESPONSE_SNACKBAR: Omit<Snackbar, 'id'> = {
  kind: 'danger',
  text: { key: 'error.401' },
  action: { name: 'retryServer', labelKey: 'app.retry' },
}

/**
 * Reports a call without a response and starts the recovery. Shows only one snackbar until the server responds.
 * @param isAwaited true if the user waits for the call. A closed snackbar is then shown again, because no press may
 * fail without a message
 */
export const reportNoResponse =
  (isAwaited: boolean): AppThunk =>
  (dispatch, getState) => {
    const isReported = selectIsServerUnreachable(getState())
    const isShown = selectSnackbars(getState()).some(({ action }) => action?.name === 'retryServer')
    dispatch(responseMissed())
    if (!isShown && (isAwaited || !isReported)) dispatch(snackbarShown(NO_RESPONSE_SNACKBAR))
  }

/** Requests all active queries again, as RTK Query does on `online`, but after the server has responded. */
const refetchActiveQueries = (dispatch: AppDispatch) =>
  setupListeners(dispatch, (notify, { onOnline }) => {
    notify(onOnline())
    return () => undefined
  })

/**
 * Watches the store for calls without a response.
 * @returns `retryNow`: call it when the user presses 'Try again'. `stop`: ends all retries
 */
export function createServerRecovery(store: AppStore, navigate: Navigate) {
  const { dispatch } = store
  let isRecovering = false
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isUnreachable = () => selectIsServerUnreachable(store.getState())
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void attempt(), retryDelay(attempts))
    attempts += 1
  }
  const attempt = async ({ isAwaited = false } = {}) => {
    clearTimeout(timer)
    const { error } = await dispatch(requestMe())
    // Another retry was answered, or the session has ended in the meantime.
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
