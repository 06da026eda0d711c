import { useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'
import type { BoardAction } from '@/cardTypes/rules/cardActions'
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
 * The same action on the same cards runs once at a time.
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
  const running = useRef(new Set<string>())
  return async (action: BoardAction, cards: Card[]): Promise<boolean> => {
    const key = JSON.stringify([action, cards.map(({ id }) => id)])
    // Nothing on screen changes before some responses: a second press would make a second copy.
    if (running.current.has(key)) return false
    running.current.add(key)
    try {
      return (await handlers[action](cards)) === true
    } finally {
      running.current.delete(key)
    }
  }
}
