import { useEffect } from 'react'
import { engagersApi } from '@/api/engagers'
import { sparksApi } from '@/api/sparks'
import { selectPermissions } from '@/api/user'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsStarted, started } from '@/store/startUpSlice'

const pageStartedAt = performance.now()

const waitForMinimumSplash = (minimumSplashMs: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, pageStartedAt + minimumSplashMs - performance.now())))

/**
 * Loads sparks, spark categories and engagers. Without system.chat.access it loads nothing, because only the chat needs
 * them (C-302). A failed request counts as loaded (A-322 to A-324, D-1113). Returns true once all requests have ended
 * and the minimum time has passed, until the session ends.
 * @param minimumSplashMs minimum time in ms that the loading screen is shown, from the load of this module (A-325,
 *
 */
export function useInitialData(minimumSplashMs: number): boolean {
  const dispatch = useAppDispatch()
  const canChat = useAppSelector(selectPermissions).includes('system.chat.access')
  const isStarted = useAppSelector(selectIsStarted)

  useEffect(() => {
    let isCurrent = true
    const requests = canChat
      ? [
          dispatch(sparksApi.endpoints.getSparks.initiate({})),
          dispatch(sparksApi.endpoints.getSparkCategories.initiate()),
          dispatch(engagersApi.endpoints.getEngagers.initiate()),
        ]
      : []
    void Promise.allSettled([...requests, waitForMinimumSplash(minimumSplashMs)]).then(() => {
      if (isCurrent) dispatch(started())
    })
    return () => {
      isCurrent = false
      for (const request of requests) request.unsubscribe()
    }
  }, [dispatch, canChat, minimumSplashMs])

  return isStarted
}
