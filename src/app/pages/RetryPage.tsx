import type { ReactNode } from 'react'
import { Buddy } from '@/buddy/Buddy'
import { Landscape } from '@/features/errors/Landscape'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import styles from './ErrorPage.module.css'

type RetryPageProps = {
  heading: string
  text: string
  isPending?: boolean
  onRetry: () => void
  children?: ReactNode
}

/** Replaces a screen that failed to load, with a button that tries again. The app is not reloaded. */
export function RetryPage({ heading, text, isPending = false, onRetry, children }: RetryPageProps) {
  const { t } = useTranslation()
  return (
    <main className={styles.page}>
      <title>{`${heading} · ${t('app.name')}`}</title>
      <h1 className={styles.title}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.picture}>
        <Landscape>
          <span className={styles.figure}>
            <Buddy name={document.documentElement.dataset.theme ?? 'T'} mood="thinking" size={132} />
          </span>
        </Landscape>
      </div>
      <div className={styles.actions}>
        <Button size="large" autoFocus isPending={isPending} onPress={onRetry}>
          {t('app.retry')}
        </Button>
        {children}
      </div>
    </main>
  )
}
