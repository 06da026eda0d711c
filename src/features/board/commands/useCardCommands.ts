import { useDispatch } from 'react-redux'
import type { Card } from '@/api/cards/card.schema'
import type { BoardAction } from '@/cardTypes/cardActions'
import type { BoardDispatch } from '../boardThunk'

export type CardCommandOptions = {
  /** Opens the chat with the cards as its context. */
  onMagic: (cards: Card[]) => void
  onShare: (cards: Card[]) => void
  /** Puts the title of a card into editing; there is none in focus. */
  onRename?: (card: Card) => void
}

/** What changes cards is loaded with the first change. */
const loadCommands = () => import('./moveCards')

/** A deletion brings along what sends it: its notice may be the last thing that is seen before the page is left. */
const loadDeleteCommands = async () => {
  const [commands] = await Promise.all([loadCommands(), import('../undo/undo')])
  return commands
}

/**
 * Does an action with some cards; the toolbars of the board and of focus, a card's menu and the shortcuts all come here.
 * @returns resolves when it is done or given up; to true when a deletion or the unstacking was agreed to
 */
export function useCardCommands({ onMagic, onShare, onRename }: CardCommandOptions) {
  const dispatch = useDispatch<BoardDispatch>()
  const handlers: Record<BoardAction, (cards: Card[]) => unknown> = {
    magic: onMagic,
    stack: async (cards) => dispatch((await loadCommands()).mergeCards(cards)),
    rename: ([card]) => card && onRename?.(card),
    unstack: async ([card]) => card && dispatch((await loadCommands()).unstackCard(card)),
    duplicate: async (cards) => dispatch((await loadCommands()).duplicateCards(cards)),
    share: onShare,
    moveToMyBoard: async (cards) => dispatch((await loadCommands()).moveToMyBoard(cards)),
    delete: async (cards) => dispatch((await loadDeleteCommands()).deleteCards(cards)),
  }
  return async (action: BoardAction, cards: Card[]): Promise<boolean> => (await handlers[action](cards)) === true
}
