import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ChatKey } from './turns'

/** px from the end beyond which 'Jump to recent' is shown and new text no longer scrolls the view (C-066). */
const SCROLLED_UP_PX = 100

/** An item in the view, how far it is from the end of the list, and how far its top is from the top of the view, in px. */
type Anchor = { item: Element; fromEnd: number; top: number }

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
  // What reaches into the view from above may still change its height there: better one that begins in the view. The heading of a day goes
  // when older messages of that day join it, and a far message changes its height when it is rendered in full.
  for (let index = low; index < items.length; index += 1) {
    const item = items[index]
    const top = item ? topOf(item, scroller) : Number.POSITIVE_INFINITY
    if (!item || top >= scroller.clientHeight) break
    if (top < 0 || item.hasAttribute('data-heading') || item.hasAttribute('data-far')) continue
    low = index
    break
  }
  const item = items[low]
  return item ? { item, fromEnd: items.length - low, top: topOf(item, scroller) } : null
}

/**
 * Keeps a conversation at its end while it grows. For a reader who has scrolled up nothing moves, whatever grows below or above: a reply, a
 * picture, older messages (C-065, C-066).
 * @param content changes with the messages
 * @param chatKey another conversation begins at its end
 */
export function useConversationScroll(content: unknown, chatKey: ChatKey) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const anchor = useRef<Anchor | null>(null)
  /** px to the end while the reader is at it, else null. */
  const toEnd = useRef<number | null>(0)
  const shown = useRef<{ first?: Element | null; last?: Element | null; height: number }>({ height: 0 })
  /** Where `keepPlace` has scrolled to, in px. */
  const keptAt = useRef<number | null>(null)
  const [isScrolledUp, setScrolledUp] = useState(false)

  const remember = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight
    const isUp = distance > SCROLLED_UP_PX
    toEnd.current = isUp ? null : distance
    anchor.current = isUp && list.current ? findAnchor(element, list.current.children) : null
    setScrolledUp(isUp)
  })
  const keepPlace = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    const { firstElementChild: first, lastElementChild: last, offsetHeight: height = 0 } = list.current ?? {}
    const before = shown.current
    shown.current = { first, last, height }
    if (toEnd.current !== null) {
      const isGrownAbove = first !== before.first && last === before.last
      element.scrollTop = element.scrollHeight - element.clientHeight - (isGrownAbove ? toEnd.current : 0)
      keptAt.current = element.scrollTop
      return
    }
    const { item: remembered, fromEnd = 0, top = 0 } = anchor.current ?? {}
    const { children } = list.current ?? { children: [] }
    // The element of a message is another one once it is rendered in full.
    const item = remembered?.isConnected ? remembered : children[children.length - fromEnd]
    const moved = remembered && item ? topOf(item, element) - top : 0
    if (moved !== 0) element.scrollTop += moved
    keptAt.current = element.scrollTop
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    // The event of our own scrolling comes a frame later, when the content may have changed again: the place is remembered already.
    const onScroll = () => (element.scrollTop === keptAt.current ? undefined : remember())
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [])
  // Without a list there is nothing that grows.
  const hasList = content !== null
  useEffect(() => {
    const element = list.current
    // Environments without layout (jsdom) have no ResizeObserver.
    if (!element || !hasList || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight !== shown.current.height) keepPlace()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasList])
  useLayoutEffect(() => keepPlace(), [content])
  const goToEnd = useEffectEvent(() => {
    toEnd.current = 0
    keepPlace()
    remember()
  })
  useLayoutEffect(() => goToEnd(), [chatKey])

  return {
    scroller,
    list,
    isScrolledUp,
    jumpToEnd: () => {
      // A scroll by script does not follow the style sheet for reduced motion.
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
      // The end may be where the place was kept before: what comes now is the reader's own scrolling.
      keptAt.current = null
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior })
    },
  }
}
