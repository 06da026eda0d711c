import { useEffect, useState } from 'react'

/** ms between two looks. */
const POLL_INTERVAL = 300

/**
 * True from when the board can be read on: what is not needed to read it is loaded after that.
 * @param element the cards' list; while something covers it, e.g. the loading screen, it is inert
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
