import { type ApiError, toApiError } from '@/api/core/errors'
import { userApi } from '@/api/user'
import type { AppThunk } from '@/store/rootReducer'
import { endSession, type Navigate } from '../startup/session'

/** Time in ms from the deletion to the end of the session. */
const LEAVING_DELAY_MS = 2000

/**
 * Deletes the account of the current user. The session ends 2 s later, without a log-out call (A-330, D-1135). In the
 * meantime, other ends of the session have no effect, such as an early `user.logged.out` (D-0074).
 * @returns the error of a rejected deletion, after which the session continues; undefined if the account was deleted
 */
export const deleteAccount =
  (password: string, navigate: Navigate): AppThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    // The mutation must stay tracked until `endSession`, because `isDeletingAccount` reads its store entry.
    const request = dispatch(userApi.endpoints.deleteMe.initiate({ password }))
    const { error } = await request
    if (error) {
      request.reset()
      return toApiError(error)
    }
    setTimeout(() => void dispatch(endSession('accountDeleted', navigate)), LEAVING_DELAY_MS)
    return undefined
  }
