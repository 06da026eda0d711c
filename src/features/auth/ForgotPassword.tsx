import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import styles from './ForgotPassword.module.css'

/** Shows the support address, because the API has no call that resets a password. A button copies the address (A-122 to A-125, D-1134). */
export function ForgotPassword({ supportEmail }: { supportEmail: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(supportEmail)
      dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.login.emailCopied' } }))
    } catch {
      // The browser refused, or it has no clipboard because the page was served over http.
      dispatch(snackbarShown({ kind: 'danger', text: { key: 'login.copyFailed' } }))
    }
  }
  return (
    <details>
      <summary className={styles.summary}>{t('login.forgot')}</summary>
      <p className={styles.text}>{t('login.forgotHint', { address: supportEmail })}</p>
      <Button variant="secondary" onPress={() => void copy()}>
        {t('login.copyAddress')}
      </Button>
    </details>
  )
}
