import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { countFrom, isFar, messageFromEnd, messagesBetween } from './messageElements'
import type { ChatKey } from '@/model/conversation/turns'

/** px from the end beyond which 'Jump to recent' is shown and new text no longer scrolls the view (C-066). */
const SCROLLED_UP_PX = 100
/** Maximum distance of an animated jump to the end, in heights of the view. */
const SMOOTH_VIEWS = 3

/** A message in the view. `fromEnd`: its `countFrom`. `top`: px from the top of the view to the top of the message. */
type Anchor = { message: Element; fromEnd: number; top: number }

const topOf = (element: Element, scroller: Element) =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top

function findAnchor(scroller: HTMLElement, list: HTMLElement): Anchor | null {
  const view = scroller.getBoundingClientRect()
  const inView = [...messagesBetween(list, view.top, view.bottom)]
  // Prefers a message that begins in the view: a message reaching in from above may change its height there. Skips day headings, which move
  // when older messages of the day join. Skips far messages, whose height changes when rendered in full.
  const begun = inView.filter((element) => topOf(element, scroller) >= 0 && !element.hasAttribute('data-heading'))
  const message = begun.find((element) => !isFar(element)) ?? begun[0] ?? inView[0]
  return message ? { message, fromEnd: countFrom(message, list), top: topOf(message, scroller) } : null
}

/**
 * Keeps a growing conversation scrolled to its end. Once the reader has scrolled up, nothing on screen moves, whatever grows above or below
 * (C-065, C-066).
 * @param content any value that changes with the messages; null without a list
 * @param chatKey a new conversation begins at its end
 * @param above any value that changes with what stands above the messages
 */
export function useConversationScroll(content: unknown, chatKey: ChatKey, above: unknown) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const anchor = useRef<Anchor | null>(null)
  /** px to the end while the reader is at the end, else null. */
  const toEnd = useRef<number | null>(0)
  const shown = useRef<{ first?: Element | null; last?: Element | null; height: number }>({ height: 0 })
  /** Scroll position (px) seen by `remember` or set by `keepPlace`; any other position is the reader's. */
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
    // Catches a scroll whose `scroll` event is still to come, a frame later. A position at the end may come from shrunken text.
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
    // A far message gets a new element when rendered in full.
    const message = remembered?.isConnected ? remembered : messageFromEnd(list.current, fromEnd)
    if (list.current && remembered && message) {
      const moved = topOf(message, element) - top
      // An assignment would end an animated scroll.
      if (moved !== 0) element.scrollTop += moved
      // Counts again: messages may have joined at the end.
      anchor.current = { message, fromEnd: countFrom(message, list.current), top }
    }
    knownAt.current = element.scrollTop
    // At the end now, for example because an edited question removed the messages below.
    if (element.scrollHeight - element.scrollTop - element.clientHeight < 1) remember()
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    // Ignores the late event of our own scrolling: its position is remembered, and the content may have changed since.
    const onScroll = () => (element.scrollTop === knownAt.current ? undefined : remember())
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [])
  // Nothing to observe without a list.
  const hasList = content !== null
  useEffect(() => {
    const element = list.current
    if (!element || !hasList) return
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight !== shown.current.height) keepPlace()
    })
    observer.observe(element)
    return () => observer.disconnect()
    // `chatKey`: each conversation mounts a list of its own.
  }, [hasList, chatKey])
  useLayoutEffect(() => keepPlace(), [content, above])
  /** Makes the view follow new messages at the end. */
  const followEnd = () => {
    toEnd.current = 0
    knownAt.current = null
    setScrolledUp(false)
  }
  const goToEnd = useEffectEvent(() => {
    // Takes a new id each time: with the id of an earlier visit the router would restore the old scroll position.
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
      // Jumps over a long distance: messages coming near change their height and move the end. Reduced motion is checked here, because the
      // style sheet's rule does not cover scrolling by script.
      const isAtOnce =
        scrollHeight - scrollTop > SMOOTH_VIEWS * clientHeight || matchMedia('(prefers-reduced-motion: reduce)').matches
      if (isAtOnce) {
        followEnd()
        element.scrollTop = scrollHeight
        return
      }
      // Forgets `knownAt`, which the end may equal: the following `scroll` events must count as the reader's.
      knownAt.current = null
      element.scrollTo({ top: scrollHeight, behavior: 'smooth' })
    },
  }
}
