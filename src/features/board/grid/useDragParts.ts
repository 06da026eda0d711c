import { startTransition, useEffect, useState } from 'react'

const loadParts = async () => {
  const [{ DragFrame }, { DragCell }] = await Promise.all([import('../drag/DragFrame'), import('../drag/DragCell')])
  return { DragFrame, DragCell }
}
type DragParts = Awaited<ReturnType<typeof loadParts>>

/** ms between two looks whether the board can be read. */
const LOOK_AGAIN = 300

/**
 * What makes cards draggable. It is loaded once the board can be read and the browser has a moment; the tiles are made anew then.
 * @param list the cards' list; while something covers it, e.g. the loading screen, it is inert
 */
export function useDragParts(list: HTMLElement | null): DragParts | null {
  const [parts, setParts] = useState<DragParts | null>(null)
  const isLoaded = parts !== null

  useEffect(() => {
    if (!list || isLoaded) return
    const looking = setInterval(() => {
      if (list.closest('[inert]')) return
      clearInterval(looking)
      void loadParts().then((loaded) => startTransition(() => setParts(loaded)))
    }, LOOK_AGAIN)
    return () => clearInterval(looking)
  }, [list, isLoaded])

  return parts
}
