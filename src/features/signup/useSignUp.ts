import { useRef, useState } from 'react'
import { type ApiError, serverMessage, toApiError } from '@/api/core/errors'
import { onboardingApi } from '@/api/onboarding'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { toSignUpForm } from './signUpForm'
import type { SignUpValues } from './signUpValues'

/** The account that this sign-up has created. */
export type CreatedAccount = {
  email: string
  /** Undefined after a reload: both are forgotten with the page. */
  buddy?: string
  /** Code of the account's verification, for its session and another mail. Never stored. */
  encodedData?: string
}

/** The onboarding session of the new account (D-1008). */
export type SessionState = 'opening' | 'open' | 'closed'

/** True for an error that another part of the app tells about, or that needs no telling: 503 opens a page of its own. */
const isSilent = (error: ApiError) => error.kind === 'aborted' || (error.kind === 'http' && error.status === 503)

type SignUpOptions = {
  /** Empty without an invitation. */
  referralId: string
  /** E-mail address of the account that was created before a reload. */
  createdEmail: string | undefined
  onCreated: () => void
  onRefused: (error: ApiError) => void
}

/** Sends the form, once at a time, then opens the session of the new account. */
export function useSignUp({ referralId, createdEmail, onCreated, onRefused }: SignUpOptions) {
  const dispatch = useAppDispatch()
  const [account, setAccount] = useState<CreatedAccount | undefined>(createdEmail ? { email: createdEmail } : undefined)
  const [signUp, { isLoading }] = onboardingApi.useSignUpMutation()
  const [setSession, sessionResult] = onboardingApi.useSetSessionMutation()
  // State is one render late for a second press.
  const isSending = useRef(false)

  const send = async (values: SignUpValues) => {
    if (isSending.current || account) return
    isSending.current = true
    const form = toSignUpForm(values, referralId)
    const { data, error } = await signUp(form)
    isSending.current = false
    if (data) {
      const { encodedData } = data
      setAccount({ email: form.email, buddy: form.buddy, encodedData })
      onCreated()
      await setSession({ encodedData })
      return
    }
    const apiError = toApiError(error)
    if (isSilent(apiError)) return
    const message = serverMessage(apiError)
    const text = message ? { message } : ({ key: 'signup.error.creating_user_error' } as const)
    dispatch(snackbarShown({ kind: 'danger', text }))
    onRefused(apiError)
  }

  const session: SessionState = sessionResult.isSuccess ? 'open' : sessionResult.isLoading ? 'opening' : 'closed'
  return { account, session, isSending: isLoading, send }
}
