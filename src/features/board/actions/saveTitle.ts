import type { Card } from '@/api/card.schema'
import { type ApiError, isToldElsewhere, serverMessage } from '@/api/errors'
import { formatsApi } from '@/api/formats'
import { findLoaded } from '@/api/loadedCards'
import { snackbarShown } from '@/state/snackbars'
import type { BoardThunk } from './boardThunk'

/** What a failed save says: all texts of the fields, joined by spaces, else the server's message (board 8; decisions/board C3). */
export function saveFailure(error: ApiError): { message: string } | { key: string } {
  const texts = error.kind === 'http' ? Object.values(error.errors ?? {}).flat() : []
  const message = texts.join(' ') || serverMessage(error)
  return message ? { message } : { key: 'message.save.failed' }
}

/** Gives a card another title; it goes back to the old one when the save fails. */
export const saveTitle =
  (card: Card, title: string): BoardThunk =>
  async (dispatch, getState) => {
    // A title that was typed when its card was taken away has nowhere to go.
    if (!findLoaded(getState(), card.id)) return
    const save = formatsApi.endpoints.updateCard.initiate({ cardId: card.id, change: { title } })
    const { error } = await dispatch(save)
    if (error && !isToldElsewhere(error))
      dispatch(snackbarShown({ kind: 'danger', text: saveFailure(error as ApiError) }))
  }
