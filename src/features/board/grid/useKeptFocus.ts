import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Card } from '@/api/card.schema'
import { cardIdOf, faceOf } from './faces'

/** What had the focus last: something of a card, which stood at a place of the list, from 0. */
type Last = { element: HTMLElement; cardId: string; index: number }

/**
 * Keeps the focus on the board. When what had it goes, it goes on: from a card that is deleted or stacked to what stands in its place,
 * from a dialog, a notice or a card in focus that closes back to where it was.
 * @param isCovered true while something lies over the board
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, cards: readonly Card[], isCovered: boolean) {
  const last = useRef<Last | null>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)

  const faceAt = (index: number) => {
    const card = cards[Math.min(index, cards.length - 1)]
    return card && list.current ? faceOf(list.current, card.id) : null
  }
  /** Gives a card the focus, or what stands in its place. */
  const focusCard = (cardId: string, index: number, options?: FocusOptions) => {
    const face = (list.current && faceOf(list.current, cardId)) ?? faceAt(index)
    face?.focus(options)
  }

  const goOn = useEffectEvent(() => {
    if (!last.current || isCovered) return
    const { element, cardId } = last.current
    const index = cards.findIndex(({ id }) => id === cardId)
    if (index >= 0) last.current.index = index
    // Somebody may be reading elsewhere on the page by now.
    const options = { preventScroll: true }
    if (document.activeElement !== document.body) return
    if (element.isConnected) element.focus(options)
    else focusCard(cardId, last.current.index, options)
  })
  useEffect(() => goOn(), [cards, isCovered])

  return {
    /** The card that has the focus now. */
    focusedId,
    focusCard,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const cardId = cardIdOf(target)
      setFocusedId(cardId ?? null)
      if (cardId) last.current = { element: target, cardId, index: cards.findIndex(({ id }) => id === cardId) }
    },
    onBlur: () => setFocusedId(null),
  }
}
