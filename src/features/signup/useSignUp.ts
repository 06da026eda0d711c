import { useRef, useState } from 'react'
import { type ApiError, serverMessage, toApiError } from '@/api/core/errors'
import { onboardingApi } from '@/api/onboarding'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { toSignUpForm } from './signUpForm'
import type { SignUpValues } from './signUpValues'

/** Account created by this sign-up. */
export type CreatedAccount = {
  email: string
  /** Undefined after a reload, like `encodedData`: kept in memory only. */
  buddy?: string
  /** Verification code of the account, for the session and another mail. Never stored. */
  encodedData?: string
}

/** State of the onboarding session of the new account (D-1008). */
export type SessionState = 'opening' | 'open' | 'closed'

/** True for errors without a snackbar here: an aborted call, and 503, which opens a page. */
const isSilent = (error: ApiError) => error.kind === 'aborted' || (error.kind === 'http' && error.status === 503)

/**
 * Sends the form, one request at a time, then opens the session of the new account.
 * @param referralId empty without an invitation
 * @param createdEmail e-mail address of an account created before a reload
 */
export function useSignUp(referralId: string, createdEmail: string | undefined) {
  const dispatch = useAppDispatch()
  const [account, setAccount] = useState<CreatedAccount | undefined>(createdEmail ? { email: createdEmail } : undefined)
  const [signUp, { isLoading }] = onboardingApi.useSignUpMutation()
  const [setSession, sessionResult] = onboardingApi.useSetSessionMutation()
  // Ref: a second press before the next render must not send again.
  const isSent = useRef(false)

  /** Sends the form and shows a snackbar for a failure. Resolves to the error, for the fields; undefined if silent. */
  const send = async (values: SignUpValues): Promise<ApiError | undefined> => {
    if (isSent.current) return undefined
    isSent.current = true
    const form = toSignUpForm(values, referralId)
    const { data, error } = await signUp(form)
    if (data) {
      const { encodedData } = data
      setAccount({ email: form.email, buddy: form.buddy, encodedData })
      await setSession({ encodedData })
      return undefined
    }
    isSent.current = false
    const apiError = toApiError(error)
    if (isSilent(apiError)) return undefined
    const message = serverMessage(apiError)
    const text = message ? { message } : ({ key: 'signup.error.creating_user_error' } as const)
    dispatch(snackbarShown({ kind: 'danger', text }))
    return apiError
  }

  const session: SessionState = sessionResult.isSuccess ? 'open' : sessionResult.isLoading ? 'opening' : 'closed'
  return { account, session, isSending: isLoading, send }
}
