import type { Card } from '@/api/cards/card.schema'
import type { BoardAction } from '@/cardTypes/cardActions'
import { useAppDispatch } from '@/store/hooks'

export type CardCommandOptions = {
  /** Opens the chat with the cards as its context. */
  onMagic: (cards: Card[]) => void
  onShare: (cards: Card[]) => void
  /** Starts editing the card's title; absent in focus, where titles are not edited. */
  onRename?: (card: Card) => void
}

/**
 * Runs an action on cards; shared by the toolbars of the board and of focus, the card menu and the shortcuts. Each command is a chunk of
 * its own, loaded on first use.
 * @returns resolves when the action has settled or was cancelled; to true when a deletion or the unstacking was confirmed
 */
export function useCardCommands({ onMagic, onShare, onRename }: CardCommandOptions) {
  const dispatch = useAppDispatch()
  const handlers: Record<BoardAction, (cards: Card[]) => unknown> = {
    magic: onMagic,
    stack: async (cards) => dispatch((await import('./stackCards')).mergeCards(cards)),
    rename: ([card]) => card && onRename?.(card),
    unstack: async ([card]) => card && dispatch((await import('./unstackCard')).unstackCard(card)),
    duplicate: async (cards) => dispatch((await import('./duplicateCards')).duplicateCards(cards)),
    share: onShare,
    moveToMyBoard: async (cards) => dispatch((await import('./moveCards')).moveToMyBoard(cards)),
    delete: async (cards) => dispatch((await import('./deleteCards')).deleteCards(cards)),
  }
  return async (action: BoardAction, cards: Card[]): Promise<boolean> => (await handlers[action](cards)) === true
}
