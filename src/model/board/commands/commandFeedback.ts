/**
 * Feedback of the board commands. Dragging, the toolbar, the card menu and the keyboard all run the same commands, so that rules,
 * messages and undo are the same everywhere (D-0907, D-0908).
 */
import type { Card } from '@/api/cards/card.schema'
import { type ApiError, isHandledGlobally, isNotAccessible, serverMessage } from '@/api/core/errors'
import { isTextKey } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import { removeCardsIfInaccessible } from '@/store/inaccessibleCards'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { selectionCleared } from '../selectionSlice'
import { type UndoEntry, selectUndoEntries, undoPushed } from '../undo/undoSlice'

/** Snackbar of the newest undo entry; it replaces the previous one. */
const UNDO_REPLACE_KEY = 'board-undo'

export const cardIds = (cards: readonly Card[]) => cards.map(({ id }) => id)

/** Pushes an undo entry and offers Undo, unless a later command has settled first: Undo stays on the newest command. */
export const offerUndo =
  (entry: UndoEntry, text: Snackbar['text'], kind: Snackbar['kind'] = 'success'): AppThunk =>
  (dispatch, getState) => {
    dispatch(undoPushed(entry))
    dispatch(selectionCleared())
    const action = { name: 'undo', labelKey: 'board.undo', id: entry.id } as const
    const isNewest = selectUndoEntries(getState()).at(-1)?.id === entry.id
    dispatch(snackbarShown({ kind, text, ...(isNewest && { action, replaceKey: UNDO_REPLACE_KEY }) }))
  }

/**
 * Shows why a command failed: the server's message, else the text of `key`. Errors that are handled globally are skipped.
 * @param cards of the command; those that are not accessible any more leave the board
 */
export const showCommandError =
  (error: ApiError, key: TextKey, cards: readonly Card[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (isHandledGlobally(error)) return
    const message = serverMessage(error)
    // The server may send a translation key such as 'message.drag.unable' as its message (B-244, D-2105).
    const text =
      message && !message.startsWith('message.') ? { message } : { key: message && isTextKey(message) ? message : key }
    dispatch(snackbarShown({ kind: 'danger', text }))
    if (isNotAccessible(error)) await dispatch(removeCardsIfInaccessible(cardIds(cards), { isReported: true }))
  }
