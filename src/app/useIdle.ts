import { useEffect, useEffectEvent, useState } from 'react'
import { type IdleState, idleState } from '@/lib/idle'

const STORAGE_KEY = 'heartboard-last-active'
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const
/** ms between two looks at the clock, and between two notes of activity. */
const TICK_MS = 1000

/** This tab's own note, for devices on which storage is forbidden. */
let lastNote = 0

function readLastActive(): number {
  try {
    return Math.max(lastNote, Number(localStorage.getItem(STORAGE_KEY)) || 0)
  } catch {
    return lastNote
  }
}

function noteActivity(): void {
  lastNote = Date.now()
  try {
    localStorage.setItem(STORAGE_KEY, String(lastNote))
  } catch {
    // Then this tab counts for itself.
  }
}

/**
 * Watches whether anybody is there. All tabs share one clock; a device that slept past the limit finds the session expired when
 * it wakes (access 2; spec/README override 5). Once the warning shows, only `stay` or another tab resets the clock.
 * @param limit ms without a sign of life after which the session ends
 */
export function useIdle(limit: number, onExpire: () => void): { state: IdleState; stay: () => void } {
  const [state, setState] = useState<IdleState>('active')

  const look = useEffectEvent(() => setState(idleState(readLastActive(), Date.now(), limit)))
  const onSign = useEffectEvent(() => {
    if (state === 'active' && Date.now() - readLastActive() > TICK_MS) noteActivity()
  })

  useEffect(() => {
    noteActivity()
    const tick = () => look()
    const sign = () => onSign()
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    for (const event of SIGNS_OF_LIFE) window.addEventListener(event, sign, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      for (const event of SIGNS_OF_LIFE) window.removeEventListener(event, sign, { capture: true })
    }
  }, [])

  const expire = useEffectEvent(onExpire)
  useEffect(() => {
    if (state === 'expired') expire()
  }, [state])

  return {
    state,
    stay: () => {
      noteActivity()
      setState('active')
    },
  }
}
