import { useEffect, useRef, useState } from 'react'

/** Time in ms without a movement of the pointer after which the buttons fade. */
const SHOWN_MS = 3000

/** Returns true for three seconds after the first render, and after each call of `show`. */
export function useShownForAWhile(): { isShown: boolean; show: () => void; hide: () => void } {
  const [isShown, setIsShown] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = () => setIsShown(false)
  const hideLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(hide, SHOWN_MS)
  }
  useEffect(() => {
    hideLater()
    return () => clearTimeout(timer.current)
  }, [])
  const show = () => {
    setIsShown(true)
    hideLater()
  }
  return { isShown, show, hide }
}
