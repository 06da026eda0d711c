import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'

/** Two clicks within this time (ms) open a card (B-229). */
const DOUBLE_CLICK_MS = 200

/** Toggle: Ctrl or Meta is pressed. Range: Shift is pressed. */
export type SelectModifiers = { isToggle: boolean; isRange: boolean }

/**
 * Handlers of a card's main button (B-223, B-228, D-2414, D-2416): click or Space selects, a second click within 200 ms or Enter opens.
 */
export function useCardPress(
  card: Card,
  onSelect: (cardId: string, modifiers: SelectModifiers) => void,
  onOpen: (card: Card) => void,
) {
  const lastClick = useRef(0)
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      // react-beautiful-dnd prevents the default of the click that ends a drag.
      if (event.defaultPrevented) return
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
      // `detail` counts pointer clicks; it is 0 for Space and assistive technology.
      const isPointer = event.detail > 0
      // Uses the time of the event, not of its handling: a busy main thread must not break a double click.
      const now = event.timeStamp
      const isSecond = isPlain && isPointer && now - lastClick.current <= DOUBLE_CLICK_MS
      lastClick.current = isPlain && isPointer && !isSecond ? now : 0
      // Safari does not focus a clicked button, and the board's shortcuts act on the focused card.
      event.currentTarget.focus({ preventScroll: true })
      if (isSecond) onOpen(card)
      else onSelect(card.id, { isToggle: event.ctrlKey || event.metaKey, isRange: event.shiftKey })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat) return
      event.preventDefault()
      onOpen(card)
    },
  }
}
