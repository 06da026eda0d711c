import { useEffect } from 'react'
import { selectMe } from '@/api/user'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectQuotaResetAt } from '@/store/connectionSlice'
import { requestMe } from '../startup/session'

/**
 * Time in ms between requests while the server still reports a used-up quota after the reset, because clocks differ.
 */
const ASK_AGAIN_MS = 60_000
/** In ms. Longer timers overflow and fire immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

function nextMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()
}

/**
 * Returns the time in ms until the expected reset of the quota, at least a minute, at most `LONGEST_TIMER_MS`. The
 * reset is at `resetAt` or, if that is unknown, at midnight in the browser's time zone.
 */
export function timeToQuotaReset(resetAt: string | null, now: Date): number {
  const time = resetAt === null ? Number.NaN : Date.parse(resetAt)
  const delay = (Number.isNaN(time) ? nextMidnight(now) : time) - now.getTime()
  return Math.min(Math.max(delay, ASK_AGAIN_MS), LONGEST_TIMER_MS)
}

/** Requests the current user again when the used-up daily quota should be reset (C-494, D-3125). */
export function useQuotaReset(): void {
  const dispatch = useAppDispatch()
  const isReached = useAppSelector(selectMe)?.metadata.usage_quota_reached ?? false
  const resetAt = useAppSelector(selectQuotaResetAt)
  useEffect(() => {
    if (!isReached) return
    const ask = () => {
      void dispatch(requestMe())
      timer = setTimeout(ask, ASK_AGAIN_MS)
    }
    let timer = setTimeout(ask, timeToQuotaReset(resetAt, new Date()))
    return () => clearTimeout(timer)
  }, [dispatch, isReached, resetAt])
}
