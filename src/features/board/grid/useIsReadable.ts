import { useEffect, useState } from 'react'

/** ms between two looks. */
const LOOK_AGAIN = 300

/**
 * True from when the board can be read on: what is not needed to read it is loaded after that.
 * @param list the cards' list; while something covers it, e.g. the loading screen, it is inert
 */
export function useIsReadable(list: HTMLElement | null): boolean {
  const [isReadable, setReadable] = useState(false)

  useEffect(() => {
    if (!list || isReadable) return
    const looking = setInterval(() => {
      if (!list.closest('[inert]')) setReadable(true)
    }, LOOK_AGAIN)
    return () => clearInterval(looking)
  }, [list, isReadable])

  return isReadable
}
