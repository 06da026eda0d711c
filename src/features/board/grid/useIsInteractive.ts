import { useEffect, useState } from 'react'

/** Milliseconds between two checks. */
const POLL_INTERVAL = 300

/**
 * Returns true once nothing covers the card list. Code that is not needed for reading loads from then on.
 * @param element the card list; it is inert while covered, for example by the loading screen
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
