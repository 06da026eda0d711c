import { type FocusEvent, type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Card } from '@/api/cards/card.schema'
import { cardIdFromTarget, findCardButton } from './cardElements'

/** Last focused element of a list, its card, and the zero-based index of that card. */
type LastFocused = { element: HTMLElement | null; cardId: string; index: number }

type FocusRestoreOptions = {
  gridRef: RefObject<HTMLElement | null>
  /** Visible cards and the id of their stack; '' is My Board. */
  cards: readonly Card[]
  stackId: string
  /** True while an overlay covers the board. */
  isObscured: boolean
  /** Number of overlays that have closed. */
  revealCount: number
  /** The toolbar, which may have focus, unmounts with the selection. */
  hasSelection: boolean
  /** The title field, which has focus, unmounts when renaming ends. */
  isRenaming: boolean
}

/**
 * Restores focus on the board when the focused element unmounts. Focus goes from a deleted card to the card at its index, from stacked
 * cards to their stack. After a dialog, snackbar or card in focus, the last focused card gets focus. If there is none, the first card
 * does (a new text). A stack opens with focus on its first card; going back focuses the stack.
 */
export function useFocusRestore({
  gridRef,
  cards,
  stackId,
  isObscured,
  revealCount,
  hasSelection,
  isRenaming,
}: FocusRestoreOptions) {
  const lastFocusedByStack = useRef(new Map<string, LastFocused>())
  const previousList = useRef({ cards, stackId })
  const previousRevealCount = useRef(revealCount)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [lastFocusedId, setLastFocusedId] = useState<string | null>(null)
  const [pendingFocusId, setPendingFocusId] = useState<string | null>(null)

  const buttonAt = (index: number) => {
    const card = cards[Math.min(index, cards.length - 1)]
    return card && gridRef.current ? findCardButton(gridRef.current, card.id) : null
  }
  /** Focuses a card or, if the card no longer exists, the card at its index. */
  const focusCard = (cardId: string, index: number, options?: FocusOptions) => {
    const button = (gridRef.current && findCardButton(gridRef.current, cardId)) ?? buttonAt(index)
    button?.focus(options)
  }

  /** The last focused card of this list, or the stack that now contains it. */
  const findFocusTarget = (previousCards: readonly Card[]): LastFocused | undefined => {
    const lastFocused = lastFocusedByStack.current.get(stackId)
    if (!lastFocused) return undefined
    const index = cards.findIndex(({ id }) => id === lastFocused.cardId)
    if (index >= 0) return { ...lastFocused, index }
    // The card is gone: a new pending stack has taken it. Its button exists, at the same index, once the server has created the stack.
    const stack = cards.findIndex((card) => card.loading && !previousCards.includes(card))
    return stack < 0 ? lastFocused : { element: null, cardId: cards[stack]?.id ?? '', index: stack }
  }

  const restoreFocus = useEffectEvent(() => {
    const { cards: previousCards, stackId: previousStackId } = previousList.current
    const hasStackChanged = stackId !== previousStackId
    const isRevealed = revealCount !== previousRevealCount.current
    previousList.current = { cards, stackId }
    previousRevealCount.current = revealCount
    const next = findFocusTarget(hasStackChanged ? cards : previousCards)
    if (next) lastFocusedByStack.current.set(stackId, next)
    if (isObscured || document.activeElement !== document.body) return
    // Scrolls only to a card of another list: on the same list the user may have scrolled on.
    const options = { preventScroll: !hasStackChanged && next?.cardId !== pendingFocusId }
    if (next?.element?.isConnected) next.element.focus(options)
    else if (next) focusCard(next.cardId, next.index, options)
    else if (hasStackChanged || isRevealed) buttonAt(0)?.focus(options)
    // The card may be outside of the virtualised rows; `focusedId` keeps its row rendered until it has focus.
    if (hasStackChanged && next) setPendingFocusId(next.cardId)
  })
  useEffect(() => restoreFocus(), [cards, isObscured, revealCount, pendingFocusId, hasSelection, isRenaming])

  return {
    /** The card that has or awaits focus; its row must be rendered. */
    focusedId: pendingFocusId ?? focusedId,
    /** The card that had focus last, in this list or another. */
    lastFocusedId,
    focusCard,
    /** Focuses a card anywhere in the list, after rendering its row; does not scroll. */
    moveFocus: (cardId: string, index: number) => {
      flushSync(() => setPendingFocusId(cardId))
      focusCard(cardId, index, { preventScroll: true })
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const cardId = cardIdFromTarget(target)
      setFocusedId(cardId ?? null)
      setPendingFocusId(null)
      if (!cardId) return
      setLastFocusedId(cardId)
      lastFocusedByStack.current.set(stackId, {
        element: target,
        cardId,
        index: cards.findIndex(({ id }) => id === cardId),
      })
    },
    // Clears `focusedId` only if focus leaves the cards: otherwise the row of the card that gets focus could unmount.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // The row unmounts in a transition: the card or menu that took keyboard focus is shown first.
      if (!cardIdFromTarget(relatedTarget)) startTransition(() => setFocusedId(null))
    },
  }
}
