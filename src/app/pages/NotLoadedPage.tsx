import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Buddy } from '@/buddy/Buddy'
import { Landscape } from '@/features/errors/Landscape'
import { useTranslation } from '@/i18n/i18n'
import { useShortcuts } from '@/lib/shortcuts'
import { Button } from '@/ui/Button'
import { retryOrReload } from '../startup/chunkLoadErrors'
import styles from './ErrorPage.module.css'

/**
 * In place of a screen whose code did not load (D-0049). The app stays in memory: Try again loads the code, Go back and Escape return to
 * the screen before.
 */
export function NotLoadedPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = () => router.history.back()
  useShortcuts('dialog', ({ key }) => (key === 'Escape' && canGoBack ? { run: goBack } : undefined))
  return (
    <main className={styles.page}>
      <title>{`${t('error.notLoaded')} · ${t('app.name')}`}</title>
      <h1 className={styles.title}>{t('error.notLoaded')}</h1>
      <p className={styles.text}>{t('error.page.notLoaded.text')}</p>
      <div className={styles.picture}>
        <Landscape>
          <span className={styles.figure}>
            <Buddy name={document.documentElement.dataset.theme ?? 'T'} mood="thinking" size={132} />
          </span>
        </Landscape>
      </div>
      <div className={styles.actions}>
        <Button size="large" autoFocus onPress={() => void retryOrReload(() => router.invalidate())}>
          {t('app.retry')}
        </Button>
        {canGoBack ? (
          <Button size="large" variant="secondary" onPress={goBack}>
            {t('error.page.back')}
          </Button>
        ) : null}
      </div>
    </main>
  )
}
