import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { selectMe } from '@/api/user'
import { useTranslation } from '@/i18n/i18n'
import { retryDelay } from '@/lib/retryDelay'
import { useAppSelector } from '@/store/hooks'
import { RetryPage } from './RetryPage'

/** Shown when the app starts and the session is unknown. It retries automatically and on a press (D-0918). */
export function ServerSilentPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const isSignedIn = useAppSelector(selectMe) !== undefined
  const [attempts, setAttempts] = useState(0)
  const [isPending, setIsPending] = useState(false)
  const retry = async () => {
    setIsPending(true)
    await router.invalidate()
    setIsPending(false)
    setAttempts((count) => count + 1)
  }
  const onDelay = useEffectEvent(retry)
  useEffect(() => {
    // The first request was already retried before this page appeared.
    const timer = setTimeout(() => void onDelay(), retryDelay(attempts + 1))
    return () => clearTimeout(timer)
  }, [attempts])
  // src/app/startup/serverRecovery.ts retries too. Once it has loaded the user, the router can load the screen.
  useEffect(() => {
    if (isSignedIn) void router.invalidate()
  }, [isSignedIn, router])
  return (
    <RetryPage
      heading={t('error.serverSilent')}
      text={t('error.page.serverSilent.text')}
      isPending={isPending}
      onRetry={() => void retry()}
    />
  )
}
