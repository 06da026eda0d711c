import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Card } from '@/api/card.schema'
import { cardIdOf, faceOf } from './faces'

/** What had the focus last: something of a card, which stood at a place of the list, from 0. */
type Last = { element: HTMLElement | null; cardId: string; index: number }

type KeptFocusOptions = {
  list: RefObject<HTMLElement | null>
  /** The cards that are listed, and the stack they lie in; '' is My Board. */
  cards: readonly Card[]
  stackId: string
  /** True while something lies over the board. */
  isCovered: boolean
  /** When a selection ends, its toolbar goes, which may have the focus. */
  hasSelection: boolean
}

/**
 * Keeps the focus on the board. When what had it goes, it goes on: from a card that is deleted to what stands in its place, from cards
 * that are stacked to their stack, from a dialog, a notice or a card in focus that closes back to where it was. Inside of a stack it
 * begins with the first card, and coming back it is on the stack again.
 */
export function useKeptFocus({ list, cards, stackId, isCovered, hasSelection }: KeptFocusOptions) {
  const lasts = useRef(new Map<string, Last>())
  const shown = useRef({ cards, stackId })
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [awaitedId, setAwaitedId] = useState<string | null>(null)

  const faceAt = (index: number) => {
    const card = cards[Math.min(index, cards.length - 1)]
    return card && list.current ? faceOf(list.current, card.id) : null
  }
  /** Gives a card the focus, or what stands in its place. */
  const focusCard = (cardId: string, index: number, options?: FocusOptions) => {
    const face = (list.current && faceOf(list.current, cardId)) ?? faceAt(index)
    face?.focus(options)
  }

  /** What the focus goes to: what had it last here, or the stack that has taken that card in. */
  const nextOf = (known: readonly Card[]): Last | undefined => {
    const last = lasts.current.get(stackId)
    if (!last) return undefined
    const index = cards.findIndex(({ id }) => id === last.cardId)
    if (index >= 0) return { ...last, index }
    // A stack that is on its way: its tile can be focused when the server has made it, in the same place.
    const stack = cards.findIndex((card) => card.loading && !known.includes(card))
    return stack < 0 ? last : { element: null, cardId: cards[stack]?.id ?? '', index: stack }
  }

  const goOn = useEffectEvent(() => {
    const { cards: known, stackId: from } = shown.current
    const isArriving = stackId !== from
    shown.current = { cards, stackId }
    const next = nextOf(isArriving ? cards : known)
    if (next) lasts.current.set(stackId, next)
    if (isCovered || document.activeElement !== document.body) return
    // Who stays on a list may be reading elsewhere on the page by now.
    const options = { preventScroll: !isArriving && next?.cardId !== awaitedId }
    if (next?.element?.isConnected) next.element.focus(options)
    else if (next) focusCard(next.cardId, next.index, options)
    else if (isArriving) faceAt(0)?.focus(options)
    // The card may lie far from what is drawn of the list; its row is drawn as long as it is awaited.
    if (isArriving && next) setAwaitedId(next.cardId)
  })
  useEffect(() => goOn(), [cards, isCovered, awaitedId, hasSelection])

  return {
    /** The card that has the focus now, or is to have it: it has to be drawn. */
    focusedId: awaitedId ?? focusedId,
    focusCard,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const cardId = cardIdOf(target)
      setFocusedId(cardId ?? null)
      setAwaitedId(null)
      if (!cardId) return
      lasts.current.set(stackId, { element: target, cardId, index: cards.findIndex(({ id }) => id === cardId) })
    },
    // From one button of a card to the next it stays drawn, or the next would be gone.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!cardIdOf(relatedTarget)) setFocusedId(null)
    },
  }
}
