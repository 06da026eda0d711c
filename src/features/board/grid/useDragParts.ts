import { startTransition, useEffect, useState } from 'react'

const loadParts = async () => {
  const [{ DragFrame }, { DragCell }] = await Promise.all([import('../drag/DragFrame'), import('../drag/DragCell')])
  return { DragFrame, DragCell }
}
type DragParts = Awaited<ReturnType<typeof loadParts>>

/** ms after which dragging is loaded although the browser has never been idle. */
const LATEST = 1500

/** What makes cards draggable, once it has been loaded; the board can be read before. The tiles are made anew then. */
export function useDragParts(): DragParts | null {
  const [parts, setParts] = useState<DragParts | null>(null)

  useEffect(() => {
    let isGone = false
    const load = () =>
      void loadParts().then((loaded) => {
        if (!isGone) startTransition(() => setParts(loaded))
      })
    const canIdle = 'requestIdleCallback' in window
    const request = canIdle ? window.requestIdleCallback(load, { timeout: LATEST }) : undefined
    if (!canIdle) load()
    return () => {
      isGone = true
      if (request !== undefined) window.cancelIdleCallback(request)
    }
  }, [])

  return parts
}
