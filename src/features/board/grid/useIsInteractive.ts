import { useEffect, useState } from 'react'

/** ms between two checks. */
const POLL_INTERVAL = 300

/**
 * True once nothing covers the card list; code that reading does not need loads then.
 * @param element the card list; inert while covered, e.g. by the loading screen
 */
export function useIsInteractive(element: HTMLElement | null): boolean {
  const [isInteractive, setInteractive] = useState(false)

  useEffect(() => {
    if (!element || isInteractive) return
    const timer = setInterval(() => {
      if (!element.closest('[inert]')) setInteractive(true)
    }, POLL_INTERVAL)
    return () => clearInterval(timer)
  }, [element, isInteractive])

  return isInteractive
}
