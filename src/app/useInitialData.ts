import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { engagersApi } from '@/api/engagers'
import { sparksApi } from '@/api/sparks'
import type { AppDispatch } from './store'

/** ms that the loading screen stays at least, counted from the start of the page. */
const MINIMUM_SPLASH_MS = 1500

const pageStartedAt = performance.now()

const waitForMinimumSplash = () =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, pageStartedAt + MINIMUM_SPLASH_MS - performance.now())))

/**
 * Loads what the app needs before it shows itself: sparks, spark categories and engagers. One that fails counts as loaded
 * (A-322 to A-324, D-1113). True once all have settled and the loading screen has been there for 1.5 s.
 */
export function useInitialData(): boolean {
  const dispatch = useDispatch<AppDispatch>()
  const [isReady, setIsReady] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const requests = [
      dispatch(sparksApi.endpoints.getSparks.initiate({})),
      dispatch(sparksApi.endpoints.getSparkCategories.initiate()),
      dispatch(engagersApi.endpoints.getEngagers.initiate()),
    ]
    void Promise.allSettled([...requests, waitForMinimumSplash()]).then(() => {
      if (isCurrent) setIsReady(true)
    })
    return () => {
      isCurrent = false
      for (const request of requests) request.unsubscribe()
    }
  }, [dispatch])

  return isReady
}
