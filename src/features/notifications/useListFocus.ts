import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Notification } from '@/api/notifications/notifications.contract'

type Place = { id: string; index: number; part: string }

const rowIndexOf = (element: Element | null | undefined) =>
  Number(element?.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)

const findPart = (list: HTMLElement, index: number, part: string) =>
  list.querySelector<HTMLElement>(`[data-index="${index}"] [data-part="${part}"]`)

/**
 * Manages keyboard focus in the list. When the focused row is removed, focus moves to the following row. If no row is left, it moves to the
 * heading.
 */
export function useListFocus(list: HTMLElement | null, notifications: readonly Notification[]) {
  const [focusedIndex, setFocusedIndex] = useState(-1)
  const place = useRef<Place>(undefined)

  useLayoutEffect(() => {
    const lost = place.current
    if (!lost) return
    const index = notifications.findIndex(({ id }) => id === lost.id)
    if (index >= 0) {
      place.current = { ...lost, index }
      setFocusedIndex(index)
      return
    }
    place.current = undefined
    if (document.activeElement && document.activeElement !== document.body) return
    const next = Math.min(lost.index, notifications.length - 1)
    const target = (list && findPart(list, next, lost.part)) ?? document.querySelector<HTMLElement>('h1')
    target?.focus()
  }, [list, notifications])

  return {
    /** Index of the row that contains focus, or -1. */
    focusedIndex,
    /** Focuses the same button of the previous (-1) or next (1) row. */
    moveFocus: (step: 1 | -1) => {
      const { activeElement } = document
      if (!list || !(activeElement instanceof HTMLElement)) return
      findPart(list, rowIndexOf(activeElement) + step, activeElement.dataset.part ?? '')?.focus()
    },
    onFocus: ({ target }: FocusEvent) => {
      const index = rowIndexOf(target)
      const notification = notifications[index]
      if (!notification || !(target instanceof HTMLElement)) return
      setFocusedIndex(index)
      place.current = { id: notification.id, index, part: target.dataset.part ?? 'open' }
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // When a focused row is removed, `relatedTarget` is null. The position is kept, so that focus can be restored.
      if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
      place.current = undefined
      setFocusedIndex(-1)
    },
  }
}
