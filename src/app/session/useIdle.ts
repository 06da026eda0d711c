import { useEffect, useEffectEvent, useState } from 'react'
import { readItem, writeItem } from '@/lib/browserStorage'
import { type IdleState, idleState } from '@/lib/idle'

const STORAGE_KEY = 'heartboard-last-active'
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const
/** Time in ms between two checks of the clock, and minimum time between two recorded activities. */
const TICK_MS = 1000

/** Last activity in this tab, in ms since the epoch. If the browser blocks storage, it is the only record. */
let lastRecorded = 0

const readLastActive = () => Math.max(lastRecorded, Number(readItem('localStorage', STORAGE_KEY)) || 0)

function recordActivity(): void {
  lastRecorded = Date.now()
  writeItem('localStorage', STORAGE_KEY, String(lastRecorded))
}

/**
 * Tracks the user's activity (A-102, D-0905). All tabs share one record. If a device sleeps longer than the limit, the
 * session expires when it wakes up. During the warning, only `stay` or activity in another tab counts.
 * @param limit time in ms without activity after which the session expires
 */
export function useIdle(limit: number, onExpire: () => void): { state: IdleState; stay: () => void } {
  const [state, setState] = useState<IdleState>('active')

  const checkIdle = useEffectEvent(() => setState(idleState(readLastActive(), Date.now(), limit)))
  const onActivity = useEffectEvent(() => {
    // Compares with this tab's record, because reading storage on every event would cost more than one write per
    // second.
    if (state === 'active' && Date.now() - lastRecorded > TICK_MS) recordActivity()
  })

  useEffect(() => {
    recordActivity()
    const handleTick = () => checkIdle()
    const handleActivity = () => onActivity()
    const timer = setInterval(handleTick, TICK_MS)
    document.addEventListener('visibilitychange', handleTick)
    for (const event of ACTIVITY_EVENTS)
      window.addEventListener(event, handleActivity, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleTick)
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, handleActivity, { capture: true })
    }
  }, [])

  const expire = useEffectEvent(onExpire)
  useEffect(() => {
    if (state === 'expired') expire()
  }, [state])

  return {
    state,
    stay: () => {
      recordActivity()
      setState('active')
    },
  }
}
