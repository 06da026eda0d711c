import { useDispatch } from 'react-redux'
import type { Card } from '@/api/card.schema'
import type { CardAction } from '@/formats/cardActions'
import type { BoardDispatch } from '../actions/boardThunk'

/** What can be done on the board; undo, redo and suggest belong to the focus view. */
export type BoardAction = Exclude<CardAction, 'undo' | 'redo' | 'suggest'>

export type BoardActionOptions = {
  stackId: string | undefined
  /** Opens the chat with the cards as its context. */
  onMagic: (cards: Card[]) => void
  onShare: (cards: Card[]) => void
  /** Puts the title of a card into editing. */
  onRename: (card: Card) => void
}

/** What changes cards is loaded with the first change. */
const load = () => import('../actions/moveCards')

/** Does an action with some cards; the toolbar, a card's menu and the shortcuts all come here. */
export function useBoardActions({ stackId, onMagic, onShare, onRename }: BoardActionOptions) {
  const dispatch = useDispatch<BoardDispatch>()
  const here = stackId ?? null
  const handlers: Record<BoardAction, (cards: Card[]) => unknown> = {
    magic: onMagic,
    stack: async (cards) => dispatch((await load()).mergeCards(cards, here)),
    rename: ([card]) => card && onRename(card),
    unstack: async ([card]) => card && dispatch((await load()).unstackCard(card)),
    duplicate: async (cards) => dispatch((await load()).duplicateCards(cards)),
    share: onShare,
    moveToMyBoard: async (cards) => dispatch((await load()).moveCards(cards, here, null)),
    delete: async (cards) => dispatch((await load()).deleteCards(cards)),
  }
  return (action: BoardAction, cards: Card[]): void => void handlers[action](cards)
}
