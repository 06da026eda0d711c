import { type ApiError, errorKey, isHandledGlobally, serverMessage } from '@/api/core/errors'
import type { AppThunk } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'

/** Snackbar for a failed call without field errors: the server's message, else the text of the status (D-0904). */
export const showFailure =
  (error: ApiError): AppThunk =>
  (dispatch) => {
    if (isHandledGlobally(error)) return
    const message = serverMessage(error)
    dispatch(snackbarShown({ kind: 'danger', text: message ? { message } : { key: errorKey(error) } }))
  }
