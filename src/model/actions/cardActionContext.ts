import type { Card } from '@/api/cards/card.schema'

/** Facts that decide which actions on cards are available. */
export type CardActionContext = {
  /** Selected cards; in the focus view, the open card. */
  cards: readonly Card[]
  permissions: readonly string[]
  /** True if the trimmed search term is not empty. */
  isSearching: boolean
  isInFocus: boolean
  isInsideStack: boolean
}

/**
 * Commands that actions on cards can call. `useCardCommands` of src/model/board provides those that call the server.
 */
export type CardCommands = {
  magic: (cards: Card[]) => unknown
  stack: (cards: Card[]) => unknown
  unstack: (stack: Card) => unknown
  duplicate: (cards: Card[]) => unknown
  share: (cards: Card[]) => unknown
  /** Shows a card, or the cards of a stack, to a class. */
  present: (card: Card) => unknown
  moveToMyBoard: (cards: Card[]) => unknown
  delete: (cards: Card[]) => unknown
  /** Absent in the focus view, where the tools of the open card print and save it. */
  export?: (cards: Card[]) => unknown
  /** Absent in the focus view, where the title is a text field. */
  rename?: (card: Card) => unknown
  /** Undo in the content of an open card; absent on the board. */
  undo?: () => unknown
  redo?: () => unknown
  suggest?: () => unknown
}

/** Cards on which an action runs, and the commands of the screen. */
export type CardRunContext = { cards: Card[]; commands: CardCommands }
