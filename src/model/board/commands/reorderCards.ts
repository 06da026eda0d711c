import { nanoid } from '@reduxjs/toolkit'
import type { CardListArg } from '@/api/cards/cardListPages'
import { invalidateAllCards } from '@/api/cards/cardQueries'
import { stacksApi } from '@/api/cards/stacks'
import { isHandledGlobally, isNotAccessible, toApiError } from '@/api/core/errors'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { offerUndo } from './commandFeedback'
import { trackInFlight } from './inFlightCommands'

/**
 * Saves a manual order.
 * @param from displayed list
 * @param to the same list in manual order, which is displayed afterwards
 * @param previousOrder ids of all loaded cards before the change
 * @param newOrder ids of all loaded cards after the change
 * @returns resolves to true if the order was saved
 */
export const reorderCards = (
  from: CardListArg,
  to: CardListArg,
  previousOrder: string[],
  newOrder: string[],
): AppThunk<Promise<boolean>> =>
  trackInFlight((sequence) => async (dispatch) => {
    const { error } = await dispatch(stacksApi.endpoints.saveManualOrder.initiate({ from, to, cardIds: newOrder }))
    if (error) {
      if (isHandledGlobally(toApiError(error))) return false
      // Requests the lists again, so that a card that no longer exists disappears.
      if (isNotAccessible(toApiError(error))) dispatch(invalidateAllCards())
      dispatch(snackbarShown({ kind: 'danger', text: { key: 'message.order.error' } }))
      return false
    }
    dispatch(
      offerUndo(
        { id: nanoid(), sequence, kind: 'reorder', from, to, previousOrder },
        { key: 'message.order.saved' },
        'neutral',
      ),
    )
    return true
  })
