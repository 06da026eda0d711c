import { skipToken } from '@reduxjs/toolkit/query'
import type { Card } from '@/api/cards/card.schema'
import { useGetCardQuery } from '@/api/cards/cardQueries'
import type { CardList } from '@/api/cards/useCardList'
import { selectMe } from '@/api/user'
import { useAppSelector } from '@/store/hooks'

/**
 * True if the user may create boards here: on My Board and in the user's own stacks (D-2411). The owner is read from a card in the stack
 * (`parent_owner_id`); an empty stack must be fetched itself.
 */
export function useCanCreateBoard(
  stackId: string | undefined,
  { status, cards }: Pick<CardList, 'status' | 'cards'>,
): boolean {
  const userId = useAppSelector(selectMe)?.id
  // After an optimistic move, `parent_owner_id` may still be null.
  const isChild = ({ parent_id, parent_owner_id }: Card) => parent_id === stackId && parent_owner_id !== null
  const child = stackId === undefined ? undefined : cards.find(isChild)
  const isStackNeeded = stackId !== undefined && status === 'ready' && !child
  const { currentData: stack } = useGetCardQuery(isStackNeeded ? { cardId: stackId } : skipToken)
  if (stackId === undefined) return true
  return child ? child.parent_owner_id === userId : (stack?.isOwner ?? false)
}
