import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { errorKey, serverMessage, toApiError } from '@/api/core/errors'
import { onboardingApi } from '@/api/onboarding'
import { useTranslation } from '@/i18n/i18n'
import { SERVER_ERROR } from '@/i18n/useFormField'
import { isStorageAllowed } from '@/lib/browserStorage'
import { Banner } from '@/ui/Banner'
import { SecretCode } from './SecretCode'
import { SignUpPageForm } from './SignUpPageForm'
import type { SignUpValues } from './signUpValues'

type WelcomePageProps = {
  isInvited: boolean
  demoSecretCode: readonly string[]
  /** True if the user chose a code before a reload and must choose it again. */
  isCodeAskedAgain: boolean
  onNext: () => void
}

/** Page 1 of the sign-up. The secret code is optional; without one, no request is sent (A-152, D-1114). */
export function WelcomePage({ isInvited, demoSecretCode, isCodeAskedAgain, onNext }: WelcomePageProps) {
  const { t } = useTranslation()
  const { setError } = useFormContext<SignUpValues>()
  const [isStorageRefused] = useState(() => !isStorageAllowed())
  const [verifyCodes, { isLoading }] = onboardingApi.useVerifyCodesMutation()

  const next = async ({ secretCode }: SignUpValues) => {
    if (isLoading) return
    const { error } = secretCode.length > 0 ? await verifyCodes({ codes: secretCode }) : {}
    if (!error) return onNext()
    const apiError = toApiError(error)
    const message = serverMessage(apiError) ?? t(errorKey(apiError))
    setError('secretCode', { type: SERVER_ERROR, message })
  }

  return (
    <SignUpPageForm
      page={1}
      submitLabel={t('signup.welcome.continue')}
      pendingLabel={t('signup.secretCode.checking')}
      isPending={isLoading}
      onSubmit={next}
    >
      {isStorageRefused ? <Banner kind="warning">{t('login.storageRefused')}</Banner> : null}
      {isInvited ? <p>{t('signup.welcome.invited')}</p> : null}
      <p>{t('signup.welcome.text')}</p>
      <SecretCode demoCode={demoSecretCode} isAskedAgain={isCodeAskedAgain} />
    </SignUpPageForm>
  )
}
