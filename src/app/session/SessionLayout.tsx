import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { selectMe, userApi } from '@/api/user'
import { loadTexts } from '@/i18n/i18n'
import { idleLimitOf } from '@/lib/idle'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectTutorialStep, tutorialSkipped } from '@/store/panelsSlice'
import { LoadingScreen } from '../pages/LoadingScreen'
import { CompletedQuiz } from '@/features/quiz/CompletedQuiz'
import { ConfirmationHost } from './ConfirmationHost'
import { IdleTimeout } from './IdleTimeout'
import { OrphanedDraftHost } from '@/features/focus/OrphanedDraftHost'
import { useRouteStaticData } from '../shell/routeStaticData'
import { focusScreen } from '../shell/screenFocus'
import styles from './SessionLayout.module.css'
import { useInitialData } from './useInitialData'
import { usePendingDeletions } from '@/model/board/usePendingDeletions'

const TutorialDialog = lazyComponent(async () => {
  const [file] = await Promise.all([import('@/features/tutorial/TutorialDialog'), loadTexts('tutorial')])
  return file.TutorialDialog
})

type SessionLayoutProps = {
  /** Time in ms without activity after which the session expires. The user's own preference takes precedence. */
  idleLimit: number
  onIdle: () => void
  /** Minimum time in ms that the loading screen is shown, counted from the load of `useInitialData`. */
  minimumSplashMs: number
  /** Called in the task after the loading screen was removed. */
  onReady: () => void
  children: ReactNode
}

/**
 * After a login, moves keyboard focus to the screen once the loading screen is gone, because everything behind it is
 * inert.
 */
function useFocusAfterLoading(isReady: boolean) {
  const router = useRouter()
  const [isFirstScreen] = useState(() => router.state.resolvedLocation === undefined)
  useEffect(() => {
    if (isReady && !isFirstScreen) focusScreen()
  }, [isReady, isFirstScreen])
}

/**
 * Frame of every screen of a signed-in user, with or without the Shell: loading screen, initial data, idle timeout,
 * confirmations, pending deletions. The realtime connection starts here.
 */
export function SessionLayout({ idleLimit, onIdle, minimumSplashMs, onReady, children }: SessionLayoutProps) {
  const me = useAppSelector(selectMe)
  const ownIdleLimit = idleLimitOf(me?.preferences.find(({ key }) => key === 'idle_timeout')?.value)
  const isReady = useInitialData(minimumSplashMs)
  // `refetchOnReconnect` is off, because `serverRecovery` requests the user after a reconnect.
  userApi.endpoints.getMe.useQuerySubscription(undefined, { refetchOnFocus: true, refetchOnReconnect: false })
  usePendingDeletions()
  useFocusAfterLoading(isReady)
  const dispatch = useAppDispatch()
  const tutorialStep = useAppSelector(selectTutorialStep)
  // The tutorial explains the board, so that it waits while the chat is the screen.
  const { isChatScreen = false } = useRouteStaticData()
  const notifyReady = useEffectEvent(onReady)
  useEffect(() => {
    if (!isReady) return
    // A separate task, so that the screen paints before the requests of `onReady` start.
    const timer = setTimeout(notifyReady)
    return () => clearTimeout(timer)
  }, [isReady])
  return (
    <>
      <IdleTimeout limit={ownIdleLimit ?? idleLimit} onExpire={onIdle} />
      {isReady ? null : <LoadingScreen buddy={me?.buddy} />}
      <div className={styles.screen} inert={!isReady}>
        {children}
      </div>
      <ConfirmationHost />
      <CompletedQuiz />
      {isReady && tutorialStep !== null && !isChatScreen ? (
        <TutorialDialog step={tutorialStep} onLoadError={() => dispatch(tutorialSkipped())} />
      ) : null}
      <OrphanedDraftHost isReady={isReady} />
    </>
  )
}
