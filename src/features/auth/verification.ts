/**
 * Verifies an e-mail address by a mailed link, `/login?encodedData={code}` (A-128, A-129, D-1104). The login page loads this file only for
 * such a link. The route removes the code from the address, so a reload does not send the code again; the snackbar offers the retry.
 */
import type { ResponseOf } from '@/api/core/call'
import { type ApiError, errorKey, serverMessage, toApiError } from '@/api/core/errors'
import { onboardingApi } from '@/api/onboarding'
import type { onboardingCalls } from '@/api/onboarding.contract'
import type { AppThunk } from '@/store/rootReducer'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'

/** Both calls send a code; their responses contain a message and `isExpired`. */
export type VerificationCall = 'verifyUser' | 'resendVerification'
type VerificationResponse = ResponseOf<typeof onboardingCalls.verifyUser>
/** Both fields are missing if the app aborted the call. */
export type VerificationResult = { data?: VerificationResponse; error?: ApiError }

type SnackbarContent = Omit<Snackbar, 'id'>
type Verdict = { kind: 'success' | 'danger'; message: string | undefined; isExpired: boolean }

const SUCCESS_KEYS = { verifyUser: 'verification.done', resendVerification: 'verification.sent' } as const

const FAILURE_KEYS = {
  verifyUser: 'verification.unchecked',
  resendVerification: 'verification.unsent',
} as const

/** Returns the snackbar's button, which sends the call. */
const actionFor = (call: VerificationCall, code: string): SnackbarContent['action'] => ({
  name: call,
  labelKey: call === 'verifyUser' ? 'verification.check' : 'verification.resend',
  id: code,
})

/** Returns the server's statement about the code; undefined for failures without one. */
function verdictOf({ data, error }: VerificationResult): Verdict | undefined {
  if (data) {
    const { isExpired } = data.data
    return { kind: isExpired ? 'danger' : 'success', message: data.message, isExpired }
  }
  if (error?.kind !== 'http' || (error.status !== 422 && !error.data)) return undefined
  return { kind: 'danger', message: serverMessage(error), isExpired: error.data?.isExpired ?? false }
}

/**
 * Returns the snackbar for a result. The user can request a new link for an expired link, but not for an
 * unknown one. A throttled call or a failure without a statement can be retried.
 */
export function verificationSnackbar(
  call: VerificationCall,
  code: string,
  result: VerificationResult,
): SnackbarContent | undefined {
  const replaceKey = 'verification'
  const verdict = verdictOf(result)
  if (verdict) {
    const { kind, message, isExpired } = verdict
    const text = message
      ? { message }
      : { key: kind === 'success' ? SUCCESS_KEYS[call] : ('verification.invalid' as const) }
    return { kind, text, replaceKey, ...(isExpired && { action: actionFor('resendVerification', code) }) }
  }
  const { error } = result
  if (!error || error.kind === 'aborted') return undefined
  // The global offline snackbar does not mention the link, so this snackbar does (D-0911).
  const key = error.kind === 'offline' ? FAILURE_KEYS[call] : errorKey(error)
  const message = serverMessage(error)
  return { kind: 'danger', text: message ? { message } : { key }, replaceKey, action: actionFor(call, code) }
}

export const sendVerification =
  (call: VerificationCall, code: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const request = onboardingApi.endpoints[call].initiate({ encodedData: code }, { fixedCacheKey: `${call} ${code}` })
    const { data, error } = await dispatch(request)
    const snackbar = verificationSnackbar(call, code, data ? { data } : { error: toApiError(error) })
    if (snackbar) dispatch(snackbarShown(snackbar))
  }

/**
 * Verifies the code of a link once, even if the route is entered several times.
 * @param code code from the address; empty if a mail program cut the link
 */
export const verifyLink =
  (code: string): AppThunk =>
  (dispatch, getState) => {
    // Base64 contains plus signs. If they were not encoded in the link, the router has decoded them as spaces.
    const encodedData = code.trim().replaceAll(' ', '+')
    if (!encodedData) {
      dispatch(snackbarShown({ kind: 'danger', text: { key: 'verification.incomplete' } }))
      return
    }
    const { isUninitialized } = onboardingApi.endpoints.verifyUser.select(`verifyUser ${encodedData}`)(getState())
    if (isUninitialized) void dispatch(sendVerification('verifyUser', encodedData))
  }
