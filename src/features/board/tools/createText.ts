import { cardsApi } from '@/api/cards/cards'
import { errorText, isHandledGlobally, toApiError } from '@/api/core/errors'
import type { AppThunk } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'

/**
 * Creates an empty text as the first card of a list (B-467). A card that is closed while empty is deleted again (B-270).
 * @param parentId id of the stack; null for My Board
 * @returns the card's id; undefined after a failure, which is told here
 */
export const createText =
  (parentId: string | null): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const card = { type: 'text', data: { title: '', body: '' }, position: 0, stack_board_id: parentId } as const
    const { data, error } = await dispatch(cardsApi.endpoints.createCard.initiate(card))
    if (data) return data.id
    const failure = toApiError(error)
    if (!isHandledGlobally(failure))
      dispatch(snackbarShown({ kind: 'danger', text: errorText(failure, 'message.magicAction.addFail') }))
    return undefined
  }
