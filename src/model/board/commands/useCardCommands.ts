import type { Card } from '@/api/cards/card.schema'
import { useAppDispatch } from '@/store/hooks'

/** One chunk with all commands, because the first screens do not need them. */
export const loadCardCommands = () => import('./cardCommands')

/**
 * Returns commands on cards, for actions and shortcuts of the board and of an open card. The first toolbar loads their
 * code.
 * @returns commands; `delete` and `unstack` resolve to false if the user cancels the dialog
 */
export function useCardCommands() {
  const dispatch = useAppDispatch()
  const load = async () => (await loadCardCommands()).cardCommands(dispatch)
  return {
    stack: async (cards: Card[]) => (await load()).stack(cards),
    unstack: async (stack: Card) => (await load()).unstack(stack),
    duplicate: async (cards: readonly Card[]) => (await load()).duplicate(cards),
    moveToMyBoard: async (cards: readonly Card[]) => (await load()).moveToMyBoard(cards),
    delete: async (cards: readonly Card[]) => (await load()).delete(cards),
    undo: async () => (await load()).undo(),
  }
}
