import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { countFrom, isFar, messageFromEnd, messagesBetween } from './messageElements'
import type { ChatKey } from '@/model/conversation/chatKeys'
import { isMotionReduced } from '@/lib/isMotionReduced'

/** Further than this distance in px from the end, 'Jump to recent' is shown and new text no longer scrolls the view (C-066). */
const SCROLLED_UP_PX = 100
/** Longest animated jump to the end, in heights of the view. A longer jump is not animated. */
const SMOOTH_VIEWS = 3

/** A message in view. `fromEnd` is its `countFrom`. `top` is the distance in px from the top of the view to the top of the message. */
type Anchor = { message: Element; fromEnd: number; top: number }

const topOf = (element: Element, scroller: Element) =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top

function findAnchor(scroller: HTMLElement, list: HTMLElement): Anchor | null {
  const view = scroller.getBoundingClientRect()
  const inView = [...messagesBetween(list, view.top, view.bottom)]
  // Prefers a message that begins in view, because one that begins above may change its height there. Skips day headings, which move when
  // older messages of that day load. Skips distant messages, whose height changes when they are rendered in full.
  const begun = inView.filter((element) => topOf(element, scroller) >= 0 && !element.hasAttribute('data-heading'))
  const message = begun.find((element) => !isFar(element)) ?? begun[0] ?? inView[0]
  return message ? { message, fromEnd: countFrom(message, list), top: topOf(message, scroller) } : null
}

/**
 * Keeps a growing conversation scrolled to its end. When the reader has scrolled up, nothing on screen moves, whatever grows above or below
 * (C-065, C-066).
 * @param content any value that changes with the messages; null without a list
 * @param chatKey a new conversation begins at its end
 * @param above any value that changes with what stands above the messages
 */
export function useConversationScroll(content: unknown, chatKey: ChatKey, above: unknown) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const anchor = useRef<Anchor | null>(null)
  /** Distance in px to the end while the reader is at the end, otherwise null. */
  const toEnd = useRef<number | null>(0)
  const shown = useRef<{ first?: Element | null; last?: Element | null; height: number }>({ height: 0 })
  /** Last scroll position in px that this hook knows. Any other position means that the reader has scrolled. */
  const knownAt = useRef<number | null>(null)
  const [isScrolledUp, setScrolledUp] = useState(false)

  const remember = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight
    // The greeting of an empty chat is not scrolled to its end, however tall.
    const isUp = list.current !== null && distance > SCROLLED_UP_PX
    knownAt.current = element.scrollTop
    toEnd.current = isUp ? null : list.current ? distance : 0
    anchor.current = isUp && list.current ? findAnchor(element, list.current) : null
    setScrolledUp(isUp)
  })
  const keepPlace = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    if (!list.current) {
      shown.current = { height: 0 }
      knownAt.current = null
      return
    }
    // Notices a scroll whose `scroll` event comes only one frame later. A position at the end is ignored, because it may be the result of
    // text that became shorter.
    const end = element.scrollHeight - element.clientHeight
    if (knownAt.current !== null && knownAt.current !== element.scrollTop && element.scrollTop < end - 1) remember()
    const { firstElementChild: first, lastElementChild: last, offsetHeight: height } = list.current
    const before = shown.current
    shown.current = { first, last, height }
    if (toEnd.current !== null) {
      const isGrownAbove = first !== before.first && last === before.last
      element.scrollTop = end - (isGrownAbove ? toEnd.current : 0)
      knownAt.current = element.scrollTop
      return
    }
    const { message: remembered, fromEnd = 0, top = 0 } = anchor.current ?? {}
    // A distant message gets a new element when it is rendered in full.
    const message = remembered?.isConnected ? remembered : messageFromEnd(list.current, fromEnd)
    if (remembered && message) {
      const moved = topOf(message, element) - top
      // Even an assignment of the same value would end an animated scroll.
      if (moved !== 0) element.scrollTop += moved
      // Counts again, because messages may have been added at the end.
      anchor.current = { message, fromEnd: countFrom(message, list.current), top }
    }
    knownAt.current = element.scrollTop
    // The view may be at the end now, for example because an edited question removed the messages below.
    if (element.scrollHeight - element.scrollTop - element.clientHeight < 1) remember()
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    // Ignores the late event of a scroll that this hook made. Its position is known, and the content may have changed since.
    const onScroll = () => (element.scrollTop === knownAt.current ? undefined : remember())
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [])
  // Without a list there is nothing to observe.
  const hasList = content !== null
  useEffect(() => {
    const element = list.current
    if (!element || !hasList) return
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight !== shown.current.height) keepPlace()
    })
    observer.observe(element)
    return () => observer.disconnect()
    // `chatKey` is a dependency because each conversation mounts its own list.
  }, [hasList, chatKey])
  useLayoutEffect(() => keepPlace(), [content, above])
  /** Makes the view follow new messages at the end. */
  const followEnd = () => {
    toEnd.current = 0
    knownAt.current = null
    setScrolledUp(false)
  }
  const goToEnd = useEffectEvent(() => {
    // A new id each time: for the id of an earlier visit, the router would restore the old scroll position.
    if (scroller.current) {
      scroller.current.dataset.scrollRestorationId = nanoid()
      if (!list.current) scroller.current.scrollTop = 0
    }
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
      // A long distance is not animated, because messages that come near change their height and move the end. Reduced motion is checked
      // here, because CSS does not affect scrolling by script.
      const isAtOnce = scrollHeight - scrollTop > SMOOTH_VIEWS * clientHeight || isMotionReduced()
      if (isAtOnce) {
        followEnd()
        element.scrollTop = scrollHeight
        return
      }
      // The end may equal the known position. It is reset, so that the following `scroll` events count as the reader's.
      knownAt.current = null
      element.scrollTo({ top: scrollHeight, behavior: 'smooth' })
    },
  }
}
