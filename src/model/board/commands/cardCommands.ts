import type { Card } from '@/api/cards/card.schema'
import type { AppDispatch } from '@/store/rootReducer'
import { undoById, undoNewest } from '../undo/undo'
import { deleteCards, flushPendingDeletions } from './deleteCards'
import { duplicateCards } from './duplicateCards'
import { moveToMyBoard } from './moveCards'
import { mergeCards } from './stackCards'
import { unstackCard } from './unstackCard'

/** Commands on cards that call the server. `delete` and `unstack` resolve to false if the user cancels the dialog. */
export const cardCommands = (dispatch: AppDispatch) => ({
  stack: (cards: Card[]) => dispatch(mergeCards(cards)),
  unstack: (stack: Card) => dispatch(unstackCard(stack)),
  duplicate: (cards: readonly Card[]) => dispatch(duplicateCards(cards)),
  moveToMyBoard: (cards: readonly Card[]) => dispatch(moveToMyBoard(cards)),
  delete: (cards: readonly Card[]) => dispatch(deleteCards(cards)),
  undo: () => dispatch(undoNewest()),
  /** Undoes the command whose snackbar has this id. */
  undoById: (id: string) => dispatch(undoById(id)),
  /** Sends the deletions that could still be undone, because the user logs out. */
  flushDeletions: () => dispatch(flushPendingDeletions({ isLeaving: true })),
})
