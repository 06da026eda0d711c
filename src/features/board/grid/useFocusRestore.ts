import { type FocusEvent, type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Card } from '@/api/cards/card.schema'
import { cardIdFromTarget, findCardButton } from './cardElements'

type LastFocused = { element: HTMLElement | null; cardId: string; index: number }

type FocusRestoreOptions = {
  gridRef: RefObject<HTMLElement | null>
  /** Visible cards, and the id of their stack; '' stands for My Board. */
  cards: readonly Card[]
  stackId: string
  /** True while an overlay covers the board. */
  isObscured: boolean
  revealCount: number
  /** False when the selection is cleared. The toolbar then unmounts and may have had focus. */
  hasSelection: boolean
  /** False when renaming ends. The title field then unmounts and had focus. */
  isRenaming: boolean
}

/**
 * Restores keyboard focus on the board when the focused element unmounts. After a deletion, the card that is now at the same index gets
 * focus. After stacking, the new stack does. After a dialog, snackbar or open card, the card focused last does, otherwise the first card.
 * An opened stack focuses its first card; going back focuses the stack.
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
  /** Focuses a card. If it no longer exists, focuses the card at its index. */
  const focusCard = (cardId: string, index: number, options?: FocusOptions) => {
    const button = (gridRef.current && findCardButton(gridRef.current, cardId)) ?? buttonAt(index)
    button?.focus(options)
  }

  /** Returns the card focused last in this list, or the stack into which it has moved. */
  const findFocusTarget = (previousCards: readonly Card[]): LastFocused | undefined => {
    const lastFocused = lastFocusedByStack.current.get(stackId)
    if (!lastFocused) return undefined
    const index = cards.findIndex(({ id }) => id === lastFocused.cardId)
    if (index >= 0) return { ...lastFocused, index }
    // The card is gone because a new stack contains it. The stack gets its button, at the same index, when the server has created it.
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
    // Scrolls only if the list changed. In the same list the user may have scrolled elsewhere.
    const options = { preventScroll: !hasStackChanged && next?.cardId !== pendingFocusId }
    if (next?.element?.isConnected) next.element.focus(options)
    else if (next) focusCard(next.cardId, next.index, options)
    else if (hasStackChanged || isRevealed) buttonAt(0)?.focus(options)
    // The card's row may not be rendered because of virtualisation. `focusedId` keeps it rendered until the card has focus.
    if (hasStackChanged && next) setPendingFocusId(next.cardId)
  })
  useEffect(() => restoreFocus(), [cards, isObscured, revealCount, pendingFocusId, hasSelection, isRenaming])

  return {
    /** The card that has or is about to get focus. Its row must be rendered. */
    focusedId: pendingFocusId ?? focusedId,
    /** The card focused last, in this list or another. */
    lastFocusedId,
    focusCard,
    /** Renders the card's row and focuses the card, without scrolling. */
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
    // Clears `focusedId` only if focus leaves the cards. Otherwise the row of the card that gets focus could unmount.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // Unmounting the row is a transition, so that the card or menu that has taken focus is painted first.
      if (!cardIdFromTarget(relatedTarget)) startTransition(() => setFocusedId(null))
    },
  }
}
