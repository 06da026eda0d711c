import type { Card } from '@/api/cards/card.schema'
import { useAppDispatch } from '@/store/hooks'
import { deleteCards } from './deleteCards'
import { duplicateCards } from './duplicateCards'
import { moveToMyBoard } from './moveCards'
import { mergeCards } from './stackCards'
import { unstackCard } from './unstackCard'

/**
 * The commands on cards that act on the server, for the actions of the board and of an open card.
 * @returns each resolves when it has settled or was cancelled; `delete` and `unstack` to whether the person confirmed
 */
export function useCardCommands() {
  const dispatch = useAppDispatch()
  return {
    stack: (cards: Card[]) => dispatch(mergeCards(cards)),
    unstack: (stack: Card) => dispatch(unstackCard(stack)),
    duplicate: (cards: readonly Card[]) => dispatch(duplicateCards(cards)),
    moveToMyBoard: (cards: readonly Card[]) => dispatch(moveToMyBoard(cards)),
    delete: (cards: readonly Card[]) => dispatch(deleteCards(cards)),
  }
}
