import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { cardIdFromTarget, findCardButton } from './cardElements'

/** What had the focus last: something of a card, which stood at a place of the list, from 0. */
type LastFocused = { element: HTMLElement | null; cardId: string; index: number }

type FocusRestoreOptions = {
  gridRef: RefObject<HTMLElement | null>
  /** The cards that are listed, and the stack they lie in; '' is My Board. */
  cards: readonly Card[]
  stackId: string
  /** True while something lies over the board. */
  isObscured: boolean
  /** When a selection ends, its toolbar goes, which may have the focus. */
  hasSelection: boolean
}

/**
 * Keeps the focus on the board. When what had it goes, it goes on: from a card that is deleted to what stands in its place, from cards
 * that are stacked to their stack, from a dialog, a notice or a card in focus that closes back to where it was. Inside of a stack it
 * begins with the first card, and coming back it is on the stack again.
 */
export function useFocusRestore({ gridRef, cards, stackId, isObscured, hasSelection }: FocusRestoreOptions) {
  const lastFocusedByStack = useRef(new Map<string, LastFocused>())
  const previousList = useRef({ cards, stackId })
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [pendingFocusId, setPendingFocusId] = useState<string | null>(null)

  const buttonAt = (index: number) => {
    const card = cards[Math.min(index, cards.length - 1)]
    return card && gridRef.current ? findCardButton(gridRef.current, card.id) : null
  }
  /** Gives a card the focus, or what stands in its place. */
  const focusCard = (cardId: string, index: number, options?: FocusOptions) => {
    const button = (gridRef.current && findCardButton(gridRef.current, cardId)) ?? buttonAt(index)
    button?.focus(options)
  }

  /** What the focus goes to: what had it last here, or the stack that has taken that card in. */
  const findFocusTarget = (previousCards: readonly Card[]): LastFocused | undefined => {
    const lastFocused = lastFocusedByStack.current.get(stackId)
    if (!lastFocused) return undefined
    const index = cards.findIndex(({ id }) => id === lastFocused.cardId)
    if (index >= 0) return { ...lastFocused, index }
    // A stack that is on its way: its tile can be focused when the server has made it, in the same place.
    const stack = cards.findIndex((card) => card.loading && !previousCards.includes(card))
    return stack < 0 ? lastFocused : { element: null, cardId: cards[stack]?.id ?? '', index: stack }
  }

  const restoreFocus = useEffectEvent(() => {
    const { cards: previousCards, stackId: previousStackId } = previousList.current
    const hasStackChanged = stackId !== previousStackId
    previousList.current = { cards, stackId }
    const next = findFocusTarget(hasStackChanged ? cards : previousCards)
    if (next) lastFocusedByStack.current.set(stackId, next)
    if (isObscured || document.activeElement !== document.body) return
    // Who stays on a list may be reading elsewhere on the page by now.
    const options = { preventScroll: !hasStackChanged && next?.cardId !== pendingFocusId }
    if (next?.element?.isConnected) next.element.focus(options)
    else if (next) focusCard(next.cardId, next.index, options)
    else if (hasStackChanged) buttonAt(0)?.focus(options)
    // The card may lie far from what is drawn of the list; its row is drawn as long as it is awaited.
    if (hasStackChanged && next) setPendingFocusId(next.cardId)
  })
  useEffect(() => restoreFocus(), [cards, isObscured, pendingFocusId, hasSelection])

  return {
    /** The card that has the focus now, or is to have it: it has to be drawn. */
    focusedId: pendingFocusId ?? focusedId,
    focusCard,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const cardId = cardIdFromTarget(target)
      setFocusedId(cardId ?? null)
      setPendingFocusId(null)
      if (!cardId) return
      lastFocusedByStack.current.set(stackId, {
        element: target,
        cardId,
        index: cards.findIndex(({ id }) => id === cardId),
      })
    },
    // From one button of a card to the next it stays drawn, or the next would be gone.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!cardIdFromTarget(relatedTarget)) setFocusedId(null)
    },
  }
}
