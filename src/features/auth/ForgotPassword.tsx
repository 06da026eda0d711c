import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import styles from './ForgotPassword.module.css'

/** Shows the support address and copies it; a neutral snackbar confirms it (A-122 to A-125, D-1134). There is no reset call. */
export function ForgotPassword({ supportEmail }: { supportEmail: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const copy = async () => {
    const snackbar = await navigator.clipboard.writeText(supportEmail).then(
      () => ({ kind: 'neutral', text: { key: 'message.login.emailCopied' } }) as const,
      () => ({ kind: 'danger', text: { key: 'message.magicAction.copyFail' } }) as const,
    )
    dispatch(snackbarShown(snackbar))
  }
  return (
    <details className={styles.hint}>
      <summary className={styles.summary}>{t('login.forgot')}</summary>
      <p className={styles.text}>{t('login.forgotHint', { address: supportEmail })}</p>
      <Button variant="secondary" onPress={() => void copy()}>
        {t('login.copyAddress')}
      </Button>
    </details>
  )
}
