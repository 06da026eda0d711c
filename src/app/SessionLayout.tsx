import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { selectMe } from '@/api/user'
import type { CurrentUser } from '@/api/user.contract'
import { useAppSelector } from '@/store/hooks'
import { LoadingScreen } from './bootstrap/LoadingScreen'
import { Confirmation } from './Confirmation'
import { IdleTimeout } from './IdleTimeout'
import styles from './SessionLayout.module.css'
import { useInitialData } from './useInitialData'
import { usePendingDeletions } from './usePendingDeletions'

type SessionLayoutProps = {
  /** ms without activity until the session expires; the user's own preference takes precedence. */
  idleLimit: number
  onIdle: () => void
  /** ms that the loading screen stays at least, counted from the start of the page. */
  minimumSplashMs: number
  /** Called once the loading screen is removed. */
  onReady: () => void
  /** The screen, with or without the Shell. */
  children: ReactNode
}

/** The user's own idle timeout in ms; undefined unless the preference is a positive number (A-104, D-1020). */
function idleLimitOf(me: CurrentUser | undefined): number | undefined {
  const value = Number(me?.preferences.find(({ key }) => key === 'idle_timeout')?.value)
  return value > 0 ? value : undefined
}

/** Moves keyboard focus from the login form, which is gone, to the content of the screen after it. */
function useFocusAfterLogin(isReady: boolean) {
  const router = useRouter()
  const [isAfterLogin] = useState(() => router.state.resolvedLocation?.pathname === '/login')
  useEffect(() => {
    if (!isReady || !isAfterLogin || document.activeElement !== document.body) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [isReady, isAfterLogin])
}

/**
 * What a signed-in person needs on every screen, with or without the Shell: loading screen and initial data, idle timeout,
 * confirmations, pending deletions, and the start of the realtime connection.
 */
export function SessionLayout({ idleLimit, onIdle, minimumSplashMs, onReady, children }: SessionLayoutProps) {
  const me = useAppSelector(selectMe)
  const isReady = useInitialData(minimumSplashMs)
  usePendingDeletions()
  useFocusAfterLogin(isReady)
  const notifyReady = useEffectEvent(onReady)
  useEffect(() => {
    if (isReady) notifyReady()
  }, [isReady])
  return (
    <>
      <IdleTimeout limit={idleLimitOf(me) ?? idleLimit} onExpire={onIdle} />
      {isReady ? null : <LoadingScreen buddy={me?.buddy} />}
      <div className={styles.screen} inert={!isReady}>
        {children}
      </div>
      <Confirmation />
    </>
  )
}
