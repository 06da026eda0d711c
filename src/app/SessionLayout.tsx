import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { selectMe } from '@/api/user'
import { idleLimitOf } from '@/lib/idle'
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
  const ownIdleLimit = idleLimitOf(me?.preferences.find(({ key }) => key === 'idle_timeout')?.value)
  const isReady = useInitialData(minimumSplashMs)
  usePendingDeletions()
  useFocusAfterLogin(isReady)
  const notifyReady = useEffectEvent(onReady)
  useEffect(() => {
    if (isReady) notifyReady()
  }, [isReady])
  return (
    <>
      <IdleTimeout limit={ownIdleLimit ?? idleLimit} onExpire={onIdle} />
      {isReady ? null : <LoadingScreen buddy={me?.buddy} />}
      <div className={styles.screen} inert={!isReady}>
        {children}
      </div>
      <Confirmation />
    </>
  )
}
