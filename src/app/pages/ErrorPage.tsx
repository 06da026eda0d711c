import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { Buddy } from '@/buddy/Buddy'
import type { BuddyValue } from '@/buddy/buddies'
import { Landscape } from '@/features/errors/Landscape'
import { loadTexts, useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { Button } from '@/ui/Button'
import { isPathOfApp } from '../startup/entryRoute'
import styles from './ErrorPage.module.css'

const CactusGame = lazyComponent(
  async () => {
    const [file] = await Promise.all([import('@/features/errors/CactusGame'), loadTexts('game')])
    return file.CactusGame
  },
  { isOptional: true },
)

export type ErrorPageProps = {
  status: 404 | 500 | 503
  /** Game of the 503 page. Stories pass a game that does not load. */
  Game?: ComponentType<{ buddy: BuddyValue; fallback: ReactNode }>
}

const MOODS = { 404: 'thinking', 500: 'sorry', 503: 'sleeping' } as const

/**
 * Full-page errors (A-096, A-239, A-240, A-242, A-243). The button loads the document again, so that no broken state
 * stays in memory. It leads to the board; on the 503 page it leads to the requested page (A-241, D-1132).
 */
export function ErrorPage({ status, Game = CactusGame }: ErrorPageProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isMaintenance = status === 503
  const buddy = document.documentElement.dataset.theme ?? 'T'
  const picture = (
    <Landscape status={status}>
      <span className={isMaintenance ? styles.sleeper : styles.figure}>
        <Buddy name={buddy} mood={MOODS[status]} size={isMaintenance ? 76 : 132} />
      </span>
    </Landscape>
  )
  const leave = () => {
    const { returnTo } = router.state.location.state
    const href = isMaintenance && returnTo && isPathOfApp(returnTo.href) ? returnTo.href : '/board'
    location.assign(`${import.meta.env.BASE_URL}${href.slice(1)}`)
  }
  return (
    <main className={styles.page}>
      <title>{`${t(`error.${status}`)} · ${t('app.name')}`}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`error.${status}`)}
      </h1>
      <p className={styles.text}>{t(`error.page.${status}.text`)}</p>
      <div className={styles.picture}>{isMaintenance ? <Game buddy={buddy} fallback={picture} /> : picture}</div>
      <Button size="large" onPress={leave}>
        {t(isMaintenance ? 'error.page.tryAgain' : 'error.page.toBoard')}
      </Button>
    </main>
  )
}
