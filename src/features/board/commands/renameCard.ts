import type { Card } from '@/api/cards/card.schema'
import { type ApiError, isHandledGlobally, serverMessage } from '@/api/core/errors'
import { cardsApi } from '@/api/cards/cards'
import { selectCachedCard } from '@/api/cards/optimisticCards'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { BoardThunk } from '../boardThunk'

/** What a failed save says: all texts of the fields, joined by spaces, else the server's message (B-557, B-558, D-2003). */
export function saveErrorText(error: ApiError): { message: string } | { key: string } {
  const texts = error.kind === 'http' ? Object.values(error.errors ?? {}).flat() : []
  const message = texts.join(' ') || serverMessage(error)
  return message ? { message } : { key: 'message.save.failed' }
}

/** Gives a card another title; it goes back to the old one when the save fails. */
export const renameCard =
  (card: Card, title: string): BoardThunk =>
  async (dispatch, getState) => {
    // A title that was typed when its card was taken away has nowhere to go.
    if (!selectCachedCard(getState(), card.id)) return
    const save = cardsApi.endpoints.updateCard.initiate({ cardId: card.id, change: { title } })
    const { error } = await dispatch(save)
    if (error && !isHandledGlobally(error))
      dispatch(snackbarShown({ kind: 'danger', text: saveErrorText(error as ApiError) }))
  }
