import { type RefObject, useState } from 'react'
import type { ChatContext } from '@/model/conversation/ask'
import { focusedCardOf } from '@/model/conversation/turns'
import { useMarkedText } from './useMarkedText'

export type AskContext = {
  /** Sent with the question. Contains exactly the cards and the text that the chips show. */
  context: ChatContext
  cardIds: string[]
  markedText: string
  leaveOutCard: (cardId: string) => void
  leaveOutMarkedText: () => void
}

/**
 * Returns what the next question is about: the open card, otherwise the selected cards, and text that the user has selected in the open
 * card (C-324, D-3106). The user can remove parts. A removed card returns when it is selected or opened again.
 */
export function useAskContext(place: ChatContext, panel: RefObject<Element | null>): AskContext {
  const { selectedIds } = place
  const openCardId = focusedCardOf(place.focusedId)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [markedText, leaveOutMarkedText] = useMarkedText(openCardId, panel)
  const candidates = openCardId ? [openCardId] : selectedIds
  const stillLeftOut = leftOut.filter((id) => candidates.includes(id))
  if (stillLeftOut.length < leftOut.length) setLeftOut(stillLeftOut)
  const cardIds = candidates.filter((id) => !stillLeftOut.includes(id))
  return {
    context: openCardId
      ? { ...place, isFocusedLeftOut: cardIds.length === 0, highlightedText: markedText }
      : { ...place, selectedIds: cardIds, highlightedText: markedText },
    cardIds,
    markedText,
    leaveOutCard: (cardId) => setLeftOut([...stillLeftOut, cardId]),
    leaveOutMarkedText,
  }
}
