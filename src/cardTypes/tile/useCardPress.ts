import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'

/** A second click within this time, in ms, opens the card (B-229). */
const DOUBLE_CLICK_MS = 200

/** Keys of a card's main button. Space is the key of every button. */
export const cardPressKeys = { open: 'Enter', select: ' ' } as const

/** `isToggle`: Ctrl or Meta is pressed. `isRange`: Shift is pressed. */
export type SelectModifiers = { isToggle: boolean; isRange: boolean }

/**
 * Returns the handlers of a card's main button (B-223, B-228, D-2414, D-2416). A click or Space selects; a second click
 * within 200 ms or Enter opens.
 * @param opensAtOnce true in young mode: the first plain click or tap opens
 */
export function useCardPress(
  card: Card,
  onSelect: (cardId: string, modifiers: SelectModifiers) => void,
  onOpen: (card: Card) => void,
  opensAtOnce = false,
) {
  const lastClick = useRef(0)
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      // react-beautiful-dnd calls `preventDefault` on the click that ends a drag.
      if (event.defaultPrevented) return
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
      // `detail` is the number of pointer clicks, and 0 for Space and assistive technology.
      const isPointer = event.detail > 0
      // Uses the time at which the event occurred, so that a busy main thread does not break a double click.
      const now = event.timeStamp
      const isSecond = isPlain && isPointer && now - lastClick.current <= DOUBLE_CLICK_MS
      lastClick.current = isPlain && isPointer && !isSecond ? now : 0
      // Safari does not focus a clicked button, but the board's shortcuts act on the focused card.
      event.currentTarget.focus({ preventScroll: true })
      if (isSecond || (opensAtOnce && isPlain && isPointer)) onOpen(card)
      else onSelect(card.id, { isToggle: event.ctrlKey || event.metaKey, isRange: event.shiftKey })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== cardPressKeys.open || event.repeat) return
      event.preventDefault()
      onOpen(card)
    },
  }
}
