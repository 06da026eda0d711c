import type { Card } from '@/api/cards/card.schema'
import { useAppDispatch } from '@/store/hooks'

/** One chunk of all commands, which the first screens do not need. */
export const loadCardCommands = () => import('./cardCommands')

/**
 * The commands on cards, for the actions and shortcuts of the board and of an open card; their code comes with the first toolbar.
 * @returns each resolves when it has settled or was cancelled; `delete` and `unstack` to whether the person confirmed
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
