import { type ApiError, errorKey, isHandledGlobally, serverMessage } from '@/api/core/errors'
import type { AppThunk } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'

/**
 * Shows a snackbar for a failed call: the server's message, otherwise a text for the HTTP status (D-0904). Failures that `errorMiddleware`
 * already shows are skipped.
 */
export const showFailure =
  (error: ApiError): AppThunk =>
  (dispatch) => {
    if (isHandledGlobally(error)) return
    const message = serverMessage(error)
    dispatch(snackbarShown({ kind: 'danger', text: message ? { message } : { key: errorKey(error) } }))
  }
