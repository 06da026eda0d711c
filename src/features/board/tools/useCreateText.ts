import { useState } from 'react'
import { cardsApi } from '@/api/cards/cards'
import { isHandledGlobally, serverMessage, toApiError } from '@/api/core/errors'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'

/**
 * Returns a function that creates an empty text as the first card of a list (B-467). A card that is closed while empty is deleted again
 * (B-270).
 * @param parentId id of the stack; null for My Board
 */
export function useCreateText(parentId: string | null, onCreated: (cardId: string) => void) {
  const dispatch = useAppDispatch()
  const [isPending, setIsPending] = useState(false)
  const createText = async () => {
    setIsPending(true)
    const card = { type: 'text', data: { title: '', body: '' }, position: 0, stack_board_id: parentId } as const
    const { data, error } = await dispatch(cardsApi.endpoints.createCard.initiate(card))
    setIsPending(false)
    if (data) return onCreated(data.id)
    const failure = toApiError(error)
    if (isHandledGlobally(failure)) return
    const message = serverMessage(failure)
    dispatch(snackbarShown({ kind: 'danger', text: message ? { message } : { key: 'message.magicAction.addFail' } }))
  }
  return { createText, isPending }
}
