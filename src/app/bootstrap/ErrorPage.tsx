import { useTranslation } from '@/i18n/i18n'
import { Buddy } from '@/buddy/Buddy'
import { Button } from '@/ui/Button'
import styles from './ErrorPage.module.css'

type ErrorPageProps = { status: 404 | 500 | 503 }

const MOODS = { 404: 'thinking', 500: 'sorry', 503: 'sleeping' } as const

/**
 * Full-page errors (A-096, A-239, A-240, A-242). Leaving the 500 page reloads the document, so that no broken state stays in memory
 * (A-241, D-1132).
 */
export function ErrorPage({ status }: ErrorPageProps) {
  const { t } = useTranslation()
  const goToBoard = () => location.assign(`${import.meta.env.BASE_URL}board`)
  const isMaintenance = status === 503
  return (
    <main className={styles.page}>
      <title>{`${t(`error.${status}`)} · ${t('app.name')}`}</title>
      <Buddy name={document.documentElement.dataset.theme ?? 'T'} mood={MOODS[status]} size={200} />
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1 className={styles.title}>{t(`error.${status}`)}</h1>
      <p className={styles.text}>{t(`error.page.${status}.text`)}</p>
      <Button size="large" onPress={goToBoard}>
        {t(isMaintenance ? 'error.page.tryAgain' : 'error.page.toBoard')}
      </Button>
    </main>
  )
}
