import { type ApiError, toApiError } from '@/api/core/errors'
import { userApi } from '@/api/user'
import type { AppThunk } from '@/store/rootReducer'
import { endSession, type Navigate } from '../startup/session'

/** ms that the screen of the deleted account stays. */
const LEAVING_DELAY_MS = 2000

/**
 * Deletes the account of the current user and ends the session 2 s later, without a log-out call (A-330, D-1135). Other ends of the same
 * session, such as `user.logged.out`, which arrives before the answer, have no effect meanwhile (D-0074).
 * @returns the error of a rejected deletion, after which the session continues; undefined as soon as the account is deleted
 */
export const deleteAccount =
  (password: string, navigate: Navigate): AppThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    // Tracked: its entry in the store is what keeps the session until then (`isDeletingAccount`).
    const request = dispatch(userApi.endpoints.deleteMe.initiate({ password }))
    const { error } = await request
    if (error) {
      request.reset()
      return toApiError(error)
    }
    setTimeout(() => void dispatch(endSession('accountDeleted', navigate)), LEAVING_DELAY_MS)
    return undefined
  }
