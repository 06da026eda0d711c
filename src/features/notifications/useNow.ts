import { useEffect, useState } from 'react'

/** The time, again after each interval in ms, and when the page comes back to the front: its timers slept meanwhile. */
export function useNow(intervalMs: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const update = () => setNow(new Date())
    const timer = setInterval(update, intervalMs)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [intervalMs])
  return now
}
