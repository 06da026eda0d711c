import type { Card } from '@/api/cards/card.schema'
import { cardsApi } from '@/api/cards/cards'
import { selectCachedCard } from '@/api/cards/optimisticCards'
import { type ApiError, isHandledGlobally, serverMessage } from '@/api/core/errors'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { BoardThunk } from '../boardThunk'

/** Snackbar text of a failed save: all field errors joined by spaces, else the server's message (B-557, B-558, D-2003). */
export function saveErrorText(error: ApiError): { message: string } | { key: string } {
  const texts = error.kind === 'http' ? Object.values(error.errors ?? {}).flat() : []
  const message = texts.join(' ') || serverMessage(error)
  return message ? { message } : { key: 'message.save.failed' }
}

/** Renames a card optimistically; a failed save rolls the title back. */
export const renameCard =
  (card: Card, title: string): BoardThunk =>
  async (dispatch, getState) => {
    // The card was removed or its access was lost while its title was being typed.
    if (!selectCachedCard(getState(), card.id)) return
    const save = cardsApi.endpoints.updateCard.initiate({ cardId: card.id, change: { title } })
    const { error } = await dispatch(save)
    if (error && !isHandledGlobally(error))
      dispatch(snackbarShown({ kind: 'danger', text: saveErrorText(error as ApiError) }))
  }
