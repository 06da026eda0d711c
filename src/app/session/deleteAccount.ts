import { type ApiError, toApiError } from '@/api/core/errors'
import { userApi } from '@/api/user'
import type { AppThunk } from '@/store/rootReducer'
import { endSession, type Navigate } from '../startup/session'

/** ms from the deletion to the end of the session. */
const LEAVING_DELAY_MS = 2000

/**
 * Deletes the account of the current user and ends the session 2 s later, without a log-out call (A-330, D-1135). Other ends of the session
 * meanwhile, such as an early `user.logged.out`, have no effect (D-0074).
 * @returns error of a rejected deletion, after which the session continues; undefined once the account is deleted
 */
export const deleteAccount =
  (password: string, navigate: Navigate): AppThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    // Keep the mutation tracked: until `endSession` runs, `isDeletingAccount` reads its store entry to keep the session.
    const request = dispatch(userApi.endpoints.deleteMe.initiate({ password }))
    const { error } = await request
    if (error) {
      request.reset()
      return toApiError(error)
    }
    setTimeout(() => void dispatch(endSession('accountDeleted', navigate)), LEAVING_DELAY_MS)
    return undefined
  }
