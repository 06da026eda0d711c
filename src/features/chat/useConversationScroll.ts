import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** px from the end beyond which 'Jump to recent' is shown and new text no longer scrolls the view (C-066). */
const SCROLLED_UP_PX = 100

/** The first item that reaches into the view, and how far its top is from the top of the view, in px. */
type Anchor = { item: Element; top: number }

const topOf = (item: Element, scroller: Element) =>
  item.getBoundingClientRect().top - scroller.getBoundingClientRect().top

/** Items are in order, so that a few of many are measured. */
function findAnchor(scroller: HTMLElement, items: HTMLCollection): Anchor | null {
  let low = 0
  let high = items.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item && topOf(item, scroller) + item.getBoundingClientRect().height <= 0) low = middle + 1
    else high = middle
  }
  const item = items[low]
  return item ? { item, top: topOf(item, scroller) } : null
}

/**
 * Keeps a conversation at its end while it grows. For a reader who has scrolled up nothing moves, whatever grows below or above: a reply, a
 * picture, older messages (C-065, C-066).
 * @param content changes with the messages
 */
export function useConversationScroll(content: unknown) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const isAtEnd = useRef(true)
  const [isScrolledUp, setScrolledUp] = useState(false)

  const remember = () => {
    const element = scroller.current
    if (!element) return
    const isUp = element.scrollHeight - element.scrollTop - element.clientHeight > SCROLLED_UP_PX
    isAtEnd.current = !isUp
    anchor.current = isUp && list.current ? findAnchor(element, list.current.children) : null
    setScrolledUp(isUp)
  }
  const keepPlace = () => {
    const element = scroller.current
    if (!element) return
    if (isAtEnd.current) element.scrollTop = element.scrollHeight
    else if (anchor.current?.item.isConnected) {
      const moved = topOf(anchor.current.item, element) - anchor.current.top
      if (moved !== 0) element.scrollTop += moved
    }
  }

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [])
  // Without a list there is nothing that grows.
  const hasList = content !== null
  useEffect(() => {
    const element = list.current
    // Environments without layout (jsdom) have no ResizeObserver.
    if (!element || !hasList || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(keepPlace)
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasList])
  useLayoutEffect(keepPlace, [content])

  return {
    scroller,
    list,
    isScrolledUp,
    jumpToEnd: () => {
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' })
    },
  }
}
