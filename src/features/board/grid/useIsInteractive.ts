import { useEffect, useState } from 'react'

/** ms. */
const POLL_INTERVAL = 300

/**
 * True once the board is readable; code that is not needed for reading is loaded after that.
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
