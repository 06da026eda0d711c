import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { TermsText } from './TermsText'
import styles from './TermsScreen.module.css'

type TermsScreenProps = {
  supportEmail: string
  /** Opens the previous page. Undefined inside the Shell, which has its own navigation. */
  onBack?: () => void
}

/** Public page /termsandconditions with the terms for reading. */
export function TermsScreen({ supportEmail, onBack }: TermsScreenProps) {
  const { t } = useTranslation()
  return (
    <main className={styles.page}>
      <title>{`${t('terms.title')} · ${t('app.name')}`}</title>
      <div className={styles.sheet}>
        {onBack ? (
          <Button variant="quiet" icon={<ArrowLeft />} className={styles.back} onPress={onBack}>
            {t('terms.back')}
          </Button>
        ) : null}
        <h1 className={styles.title}>{t('terms.title')}</h1>
        <TermsText supportEmail={supportEmail} />
      </div>
    </main>
  )
}
