/**
 * Feedback of the board's commands. Drag and drop, toolbar, card menu and keyboard run the same commands, so they have
 * the same rules, messages and undo (D-0907, D-0908).
 */
import type { Card } from '@/api/cards/card.schema'
import { type ApiError, isHandledGlobally, isNotAccessible, serverMessage } from '@/api/core/errors'
import { isTextKey } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import { removeCardsIfInaccessible } from '@/store/inaccessibleCards'
import { type Snackbar, snackbarShown, UNDO_REPLACE_KEY } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { selectionCleared } from '../selectionSlice'
import { type UndoEntry, selectUndoEntries, undoPushed } from '../undo/undoSlice'

export const cardIds = (cards: readonly Card[]) => cards.map(({ id }) => id)

/**
 * Adds an undo entry, clears the selection and shows a snackbar. It has an Undo button only if no later command has
 * already ended.
 */
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
 * Shows why a command failed: the server's message or else the text of `key`. Skips errors that are handled globally.
 * @param cards cards of the command; those that are no longer accessible leave the board
 */
export const showCommandError =
  (error: ApiError, key: TextKey, cards: readonly Card[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (isHandledGlobally(error)) return
    const message = serverMessage(error)
    // The server's message may be a translation key such as 'message.drag.unable' (B-244, D-2105).
    const text =
      message && !message.startsWith('message.') ? { message } : { key: message && isTextKey(message) ? message : key }
    dispatch(snackbarShown({ kind: 'danger', text }))
    if (isNotAccessible(error)) await dispatch(removeCardsIfInaccessible(cardIds(cards), { isReported: true }))
  }
