import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { onboardingApi } from '@/api/onboarding'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import type { CreatedAccount, SessionState } from './useSignUp'
import styles from './VerifyPage.module.css'

/** Milliseconds until the app opens. */
const REDIRECT_DELAY_MS = 3000

type VerifyPageProps = {
  account: CreatedAccount
  session: SessionState
  onContinue: () => void
}

/**
 * Page 5 of the sign-up: verification of the e-mail address. With a session, the app opens automatically; otherwise a link leads to
 * the login page (D-1008). Requesting another mail cancels the automatic opening.
 */
export function VerifyPage({ account: { email, encodedData }, session, onContinue }: VerifyPageProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [resend, { isLoading }] = onboardingApi.useResendVerificationMutation()
  const [isStaying, setStaying] = useState(false)
  const isLeaving = session === 'open' && !isStaying

  const leave = useEffectEvent(onContinue)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => leave(), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isLeaving])

  const resendLink = async (code: string) => {
    setStaying(true)
    const { data } = await resend({ encodedData: code })
    if (data) dispatch(snackbarShown({ kind: 'success', text: { message: data.message } }))
  }

  return (
    <div className={styles.page}>
      <p>{t('signup.verify.text', { email })}</p>
      <p role="status" className={styles.status}>
        {session === 'opening' ? t('signup.verify.opening') : null}
        {session === 'closed' ? t('signup.verify.notSignedIn') : null}
        {isLeaving ? t('signup.verify.leaving') : null}
      </p>
      <div className={styles.actions}>
        {encodedData ? (
          <Button
            variant="secondary"
            size="large"
            isPending={isLoading}
            pendingLabel={t('signup.verify.resending')}
            onPress={() => void resendLink(encodedData)}
          >
            {t('signup.verify.resend')}
          </Button>
        ) : null}
        {session === 'open' ? (
          <Button size="large" onPress={onContinue}>
            {t('signup.verify.continue')}
          </Button>
        ) : null}
        {session === 'closed' ? (
          <Link to="/login" className={styles.logIn}>
            {t('signup.logIn')}
          </Link>
        ) : null}
      </div>
    </div>
  )
}
