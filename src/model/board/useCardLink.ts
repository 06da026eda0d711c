import { useRouter } from '@tanstack/react-router'
import type { Card } from '@/api/cards/card.schema'
import { getCardTypeDefinition } from '@/cardTypes/definitions'
import { searchParamsInside } from './boardUrl'

/** Returns a function that returns the absolute address of a card or stack. It opens only for people who may see the card. */
export function useCardLink(): (card: Card) => string {
  const router = useRouter()
  return (card) => {
    const { publicHref } =
      getCardTypeDefinition(card).opensIn === 'stack'
        ? router.buildLocation({
            to: '/board/stack/{-$stackId}',
            params: { stackId: card.id },
            search: searchParamsInside(card),
          })
        : router.buildLocation({ to: '/board/focus/{-$focusId}', params: { focusId: card.id }, search: {} })
    return new URL(publicHref, window.location.origin).href
  }
}
