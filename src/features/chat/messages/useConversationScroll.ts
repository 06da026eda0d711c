import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { countFrom, isFar, messageFromEnd, messagesBetween } from './messageElements'
import type { ChatKey } from '@/model/conversation/turns'

/** px from the end beyond which 'Jump to recent' is shown and new text no longer scrolls the view (C-066). */
const SCROLLED_UP_PX = 100
/** Heights of the view over which a jump to the end is animated. */
const SMOOTH_VIEWS = 3

/** A message in the view, how many there are from it to the end of the list, and how far its top is from the top of the view, in px. */
type Anchor = { message: Element; fromEnd: number; top: number }

const topOf = (element: Element, scroller: Element) =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top

function findAnchor(scroller: HTMLElement, list: HTMLElement): Anchor | null {
  const view = scroller.getBoundingClientRect()
  const inView = [...messagesBetween(list, view.top, view.bottom)]
  // What reaches into the view from above may still change its height there: better one that begins in the view. The heading of a day goes
  // when older messages of that day join it, and a far message changes its height when it is rendered in full.
  const begun = inView.filter((element) => topOf(element, scroller) >= 0 && !element.hasAttribute('data-heading'))
  const message = begun.find((element) => !isFar(element)) ?? begun[0] ?? inView[0]
  return message ? { message, fromEnd: countFrom(message, list), top: topOf(message, scroller) } : null
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
  /** The scroll position, in px, that `remember` has seen or `keepPlace` has made; any other one is the reader's. */
  const knownAt = useRef<number | null>(null)
  const [isScrolledUp, setScrolledUp] = useState(false)

  const remember = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight
    const isUp = distance > SCROLLED_UP_PX
    knownAt.current = element.scrollTop
    toEnd.current = isUp ? null : distance
    anchor.current = isUp && list.current ? findAnchor(element, list.current) : null
    setScrolledUp(isUp)
  })
  const keepPlace = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    // The event of a scroll comes a frame later than the scroll. A text that shrinks moves the place as well, to the new end.
    const end = element.scrollHeight - element.clientHeight
    if (knownAt.current !== null && knownAt.current !== element.scrollTop && element.scrollTop < end - 1) remember()
    const { firstElementChild: first, lastElementChild: last, offsetHeight: height = 0 } = list.current ?? {}
    const before = shown.current
    shown.current = { first, last, height }
    if (toEnd.current !== null) {
      const isGrownAbove = first !== before.first && last === before.last
      element.scrollTop = end - (isGrownAbove ? toEnd.current : 0)
      knownAt.current = element.scrollTop
      return
    }
    const { message: remembered, fromEnd = 0, top = 0 } = anchor.current ?? {}
    // The element of a message is another one once it is rendered in full.
    const message = remembered?.isConnected ? remembered : messageFromEnd(list.current, fromEnd)
    if (list.current && remembered && message) {
      const moved = topOf(message, element) - top
      // An assignment ends a scroll that is animated.
      if (moved !== 0) element.scrollTop += moved
      // Counted again, because messages join at the end as well.
      anchor.current = { message, fromEnd: countFrom(message, list.current), top }
    }
    knownAt.current = element.scrollTop
    // What stood below the view has left the conversation, as after a change of an earlier question.
    if (element.scrollHeight - element.scrollTop - element.clientHeight < 1) remember()
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    // The event of our own scrolling comes a frame later, when the content may have changed again: the place is remembered already.
    const onScroll = () => (element.scrollTop === knownAt.current ? undefined : remember())
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [])
  // Without a list there is nothing that grows.
  const hasList = content !== null
  useEffect(() => {
    const element = list.current
    if (!element || !hasList) return
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight !== shown.current.height) keepPlace()
    })
    observer.observe(element)
    return () => observer.disconnect()
    // Each conversation has a list of its own.
  }, [hasList, chatKey])
  useLayoutEffect(() => keepPlace(), [content])
  /** From here on the view follows what joins at the end. */
  const followEnd = () => {
    toEnd.current = 0
    knownAt.current = null
    setScrolledUp(false)
  }
  const goToEnd = useEffectEvent(() => {
    // Another id each time: by that of an earlier visit the router would restore the place that the conversation had then.
    if (scroller.current) scroller.current.dataset.scrollRestorationId = nanoid()
    toEnd.current = 0
    knownAt.current = null
    keepPlace()
    remember()
  })
  useLayoutEffect(() => goToEnd(), [chatKey])

  return {
    scroller,
    list,
    isScrolledUp,
    followEnd,
    jumpToEnd: () => {
      const element = scroller.current
      if (!element) return
      const { scrollHeight, scrollTop, clientHeight } = element
      // On a long way each message that comes near changes its height, and with it the end. A scroll by script does not follow the style sheet
      // for reduced motion.
      const isAtOnce =
        scrollHeight - scrollTop > SMOOTH_VIEWS * clientHeight || matchMedia('(prefers-reduced-motion: reduce)').matches
      if (isAtOnce) {
        followEnd()
        element.scrollTop = scrollHeight
        return
      }
      // The end may be where the place was kept before: what comes now is the reader's own scrolling.
      knownAt.current = null
      element.scrollTo({ top: scrollHeight, behavior: 'smooth' })
    },
  }
}
