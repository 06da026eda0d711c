import { useTranslation } from '@/i18n/i18n'
import { Buddy } from '@/buddy/Buddy'
import styles from './LoadingScreen.module.css'

/**
 * Shown while the initial data loads, and while a screen loads slowly. It shows the buddy of the
 * theme.
 */
export function LoadingScreen({ buddy = document.documentElement.dataset.theme }: { buddy?: string | null }) {
  const { t } = useTranslation()
  return (
    <main className={styles.screen} aria-busy="true">
      <Buddy name={buddy} mood="waving" size={160} />
      <p role="status" className={styles.text}>
        {t('app.loading')}
      </p>
    </main>
  )
}
