import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** px from the end beyond which 'Jump to recent' shows and new text no longer pulls the view along (chat 9). */
const AWAY_PX = 100

/**
 * Keeps a scrolling conversation at its end while it grows, unless the reader has gone up to read.
 * @param content changes whenever the conversation does
 */
export function useStickToEnd(content: unknown) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => setAway(element.scrollHeight - element.scrollTop - element.clientHeight > AWAY_PX)
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [])

  useLayoutEffect(() => {
    const element = scroller.current
    if (element && !isAway) element.scrollTop = element.scrollHeight
  }, [content, isAway])

  return {
    scroller,
    isAway,
    jumpToEnd: () => {
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' })
    },
  }
}
