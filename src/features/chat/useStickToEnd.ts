import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** px from the end beyond which 'Jump to recent' is shown and new text no longer scrolls the view (C-066). */
const SCROLLED_UP_PX = 100

/**
 * Keeps a scroll container at its end while it grows, unless the user has scrolled up.
 * @param content changes whenever the conversation does
 */
export function useStickToEnd(content: unknown) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isScrolledUp, setScrolledUp] = useState(false)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const updateScrolledUp = () =>
      setScrolledUp(element.scrollHeight - element.scrollTop - element.clientHeight > SCROLLED_UP_PX)
    element.addEventListener('scroll', updateScrolledUp, { passive: true })
    return () => element.removeEventListener('scroll', updateScrolledUp)
  }, [])

  useLayoutEffect(() => {
    const element = scroller.current
    if (element && !isScrolledUp) element.scrollTop = element.scrollHeight
  }, [content, isScrolledUp])

  return {
    scroller,
    isScrolledUp,
    jumpToEnd: () => {
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' })
    },
  }
}
