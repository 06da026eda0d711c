import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ShownMessage } from '@/model/conversation/conversation'
import { isFar, messagesBetween } from './messageElements'

/** Distance in px around the view within which messages are rendered in full. */
const MARGIN_PX = 1000
/** Number of messages at the end that are rendered in full from the start. */
const RECENT_COUNT = 20

/** Marks messages that have been rendered in full, which the browser then skips while they are out of view. */
function markLaidOut(list: HTMLElement | null): void {
  for (const element of list?.children ?? []) if (!isFar(element)) element.toggleAttribute('data-laid-out', true)
}

/**
 * Returns the ids of messages that have been near the view or at the end. They are found by scroll position: with an observer for each
 * message, the browser would check all of them in every frame.
 */
export function useNearMessages(
  messages: readonly ShownMessage[],
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): ReadonlySet<string> {
  const [near, setNear] = useState<ReadonlySet<string>>(() => new Set())
  const add = (ids: readonly string[]) => {
    if (ids.some((id) => !near.has(id))) setNear(new Set([...near, ...ids]))
  }
  // Adds the last messages during render, because a message at the end must not become plain text when others follow.
  add(messages.slice(-RECENT_COUNT).map(({ localId }) => localId))

  const hasFar = useMemo(() => messages.some(({ localId }) => !near.has(localId)), [messages, near])
  const addInView = useEffectEvent(() => {
    if (!hasFar || !scroller.current || !list.current) return
    const { top, bottom } = scroller.current.getBoundingClientRect()
    const inView = [...messagesBetween(list.current, top - MARGIN_PX, bottom + MARGIN_PX)]
    add(inView.filter(isFar).map((element) => (element as HTMLElement).dataset.id ?? ''))
  })
  useEffect(() => {
    const view = scroller.current
    const onChange = () => addInView()
    view?.addEventListener('scroll', onChange, { passive: true })
    // When messages become shorter, others come near the view.
    const observer = new ResizeObserver(onChange)
    for (const element of [view, list.current]) if (element) observer.observe(element)
    return () => {
      view?.removeEventListener('scroll', onChange)
      observer.disconnect()
    }
  }, [scroller, list])
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      // One frame later, these messages have been laid out and the browser remembers their size.
      frame = requestAnimationFrame(() => markLaidOut(list.current))
    })
    return () => cancelAnimationFrame(frame)
  }, [near, list])
  return near
}
