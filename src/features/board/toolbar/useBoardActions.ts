import { useDispatch } from 'react-redux'
import type { Card } from '@/api/card.schema'
import type { BoardAction } from '@/formats/cardActions'
import type { BoardDispatch } from '../actions/boardThunk'

export type BoardActionOptions = {
  /** Opens the chat with the cards as its context. */
  onMagic: (cards: Card[]) => void
  onShare: (cards: Card[]) => void
  /** Puts the title of a card into editing; there is none in focus. */
  onRename?: (card: Card) => void
}

/** What changes cards is loaded with the first change. */
const load = () => import('../actions/moveCards')

/** A deletion brings along what sends it: its notice may be the last thing that is seen before the page is left. */
const loadDeletion = async () => {
  const [actions] = await Promise.all([load(), import('../actions/undo')])
  return actions
}

/**
 * Does an action with some cards; the toolbars of the board and of focus, a card's menu and the shortcuts all come here.
 * @returns resolves when it is done or given up; to true when a deletion or the unstacking was agreed to
 */
export function useBoardActions({ onMagic, onShare, onRename }: BoardActionOptions) {
  const dispatch = useDispatch<BoardDispatch>()
  const handlers: Record<BoardAction, (cards: Card[]) => unknown> = {
    magic: onMagic,
    stack: async (cards) => dispatch((await load()).mergeCards(cards)),
    rename: ([card]) => card && onRename?.(card),
    unstack: async ([card]) => card && dispatch((await load()).unstackCard(card)),
    duplicate: async (cards) => dispatch((await load()).duplicateCards(cards)),
    share: onShare,
    moveToMyBoard: async (cards) => dispatch((await load()).moveToMyBoard(cards)),
    delete: async (cards) => dispatch((await loadDeletion()).deleteCards(cards)),
  }
  return async (action: BoardAction, cards: Card[]): Promise<boolean> => (await handlers[action](cards)) === true
}
