import type { Card } from '@/api/cards/card.schema'
import { cardsApi } from '@/api/cards/cards'
import { toApiError } from '@/api/core/errors'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { selectionCleared } from '../selectionSlice'
import { cardIds, showCommandError } from './commandFeedback'

/** Duplicates cards. Each copy is inserted before its original. */
export const duplicateCards =
  (cards: readonly Card[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { error } = await dispatch(cardsApi.endpoints.duplicateCards.initiate({ cardIds: cardIds(cards) }))
    if (error) return dispatch(showCommandError(toApiError(error), 'message.drag.failed', cards))
    dispatch(selectionCleared())
    dispatch(snackbarShown({ kind: 'success', text: { key: 'message.duplicated' } }))
  }
