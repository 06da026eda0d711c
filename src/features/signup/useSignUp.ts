import { useRef, useState } from 'react'
import { type ApiError, serverMessage, toApiError } from '@/api/core/errors'
import { onboardingApi } from '@/api/onboarding'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { toSignUpForm } from './signUpForm'
import type { SignUpValues } from './signUpValues'

export type CreatedAccount = {
  email: string
  /** Kept only in memory, so it is undefined after a reload. */
  buddy?: string
  /** Verification code of the account, used for the session and for another mail. Kept only in memory. */
  encodedData?: string
}

/** State of the session that is opened for the new account (D-1008). */
export type SessionState = 'opening' | 'open' | 'closed'

/** No snackbar is shown for an aborted call or for 503, which opens its own page. */
const isSilent = (error: ApiError) => error.kind === 'aborted' || (error.kind === 'http' && error.status === 503)

/**
 * Sends the form, one request at a time. Then opens a session for the new account.
 * @param referralId empty without an invitation
 * @param createdEmail e-mail address of an account that was created before a reload
 */
export function useSignUp(referralId: string, createdEmail: string | undefined) {
  const dispatch = useAppDispatch()
  const [account, setAccount] = useState<CreatedAccount | undefined>(createdEmail ? { email: createdEmail } : undefined)
  const [signUp, { isLoading }] = onboardingApi.useSignUpMutation()
  const [setSession, sessionResult] = onboardingApi.useSetSessionMutation()
  // A ref, because a second press before the next render must not send the request twice.
  const isSent = useRef(false)

  /**
   * Sends the form. A failure shows a snackbar and resolves to the error, whose messages are shown at the fields. Resolves to undefined
   * after a success or a failure without a snackbar.
   */
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
