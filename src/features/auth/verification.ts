/**
 * The e-mail verification of the link in a mail, `/login?encodedData={code}` (A-128, A-129, D-1104). Loaded with such a link only, and its texts with it. The
 * code leaves the address once it is posted, so what failed for another reason than the code can be retried from the snackbar.
 */
import type { ResponseOf } from '@/api/core/call'
import { type ApiError, errorKey, serverMessage, toApiError } from '@/api/core/errors'
import { onboardingApi } from '@/api/onboarding'
import type { onboardingCalls } from '@/api/onboarding.contract'
import type { AppThunk } from '@/store/rootReducer'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'

/** The two calls about a code; both answer with a message and whether the link has expired. */
export type VerificationCall = 'verifyUser' | 'resendVerification'
type VerificationResponse = ResponseOf<typeof onboardingCalls.verifyUser>
/** How a call ended; nothing when the app itself aborted it. */
export type VerificationResult = { data?: VerificationResponse; error?: ApiError }

type SnackbarContent = Omit<Snackbar, 'id'>
type Verdict = { kind: 'success' | 'danger'; message: string | undefined; isExpired: boolean }

const SUCCESS_KEYS = { verifyUser: 'verification.done', resendVerification: 'verification.sent' } as const

const FAILURE_KEYS = {
  verifyUser: 'verification.unchecked',
  resendVerification: 'verification.unsent',
} as const

/** Offers a call from the snackbar. */
const actionFor = (call: VerificationCall, code: string): SnackbarContent['action'] => ({
  name: call,
  labelKey: call === 'verifyUser' ? 'verification.check' : 'verification.resend',
  id: code,
})

/** What the server says of the code; undefined when a failure says nothing of it. */
function verdictOf({ data, error }: VerificationResult): Verdict | undefined {
  if (data) {
    const { isExpired } = data.data
    return { kind: isExpired ? 'danger' : 'success', message: data.message, isExpired }
  }
  if (error?.kind !== 'http' || (error.status !== 422 && !error.data)) return undefined
  return { kind: 'danger', message: serverMessage(error), isExpired: error.data?.isExpired ?? false }
}

/**
 * The snackbar of a result: for an expired link another can be requested, for an unknown one not; a call
 * that was throttled or got no verdict can be retried.
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
  // Every screen shows that the server does not answer (D-0911); this adds what that means for the link.
  const key = error.kind === 'offline' ? FAILURE_KEYS[call] : errorKey(error)
  const message = serverMessage(error)
  return { kind: 'danger', text: message ? { message } : { key }, replaceKey, action: actionFor(call, code) }
}

/** Posts a code and shows the result. */
export const sendVerification =
  (call: VerificationCall, code: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const request = onboardingApi.endpoints[call].initiate({ encodedData: code }, { fixedCacheKey: `${call} ${code}` })
    const { data, error } = await dispatch(request)
    const snackbar = verificationSnackbar(call, code, data ? { data } : { error: toApiError(error) })
    if (snackbar) dispatch(snackbarShown(snackbar))
  }

/**
 * Verifies the code of a link, once however often the route is entered.
 * @param code as in the address; a mail program that cut the link leaves it empty
 */
export const verifyLink =
  (code: string): AppThunk =>
  (dispatch, getState) => {
    // A plus sign of Base64 that the link left unencoded was decoded as a space.
    const encodedData = code.trim().replaceAll(' ', '+')
    if (!encodedData) {
      dispatch(snackbarShown({ kind: 'danger', text: { key: 'verification.incomplete' } }))
      return
    }
    const { isUninitialized } = onboardingApi.endpoints.verifyUser.select(`verifyUser ${encodedData}`)(getState())
    if (isUninitialized) void dispatch(sendVerification('verifyUser', encodedData))
  }
