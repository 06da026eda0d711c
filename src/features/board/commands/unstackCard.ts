import { nanoid } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import { cardsApi } from '@/api/cards/cards'
import { stacksApi } from '@/api/cards/stacks'
import { toApiError } from '@/api/core/errors'
import { confirm } from '@/store/confirmationSlice'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { BoardThunk } from '../boardThunk'
import { offerUndo, showCommandError } from './commandFeedback'
import { trackInFlight } from './inFlightCommands'

const unstack = (stack: Card): BoardThunk =>
  trackInFlight((sequence) => async (dispatch) => {
    const read = cardsApi.endpoints.getCard.initiate({ cardId: stack.id }, { subscribe: false, forceRefetch: true })
    const { data: fullStack, error: readError } = await dispatch(read)
    if (!fullStack) return dispatch(showCommandError(toApiError(readError), 'message.drag.failed'))
    const children = 'cards' in fullStack ? (fullStack.cards ?? []) : []
    const { error } = await dispatch(stacksApi.endpoints.detachFormats.initiate({ stack, children }))
    if (error) return dispatch(showCommandError(toApiError(error), 'message.drag.failed'))
    // Undo has to stack the children again, which only their owner may.
    const ownChildren = children.filter(({ isOwner }) => isOwner)
    const text = { key: 'message.unstacked' } as const
    if (ownChildren.length > 0)
      dispatch(offerUndo({ id: nanoid(), sequence, kind: 'unstack', stack, children: ownChildren }, text))
    else dispatch(snackbarShown({ kind: 'success', text }))
  })

/**
 * Dissolves a stack after a confirmation; its children take its position.
 * @returns whether the user confirmed
 */
export const unstackCard =
  (stack: Card): BoardThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!(await dispatch(confirm({ kind: 'unstack' })))) return false
    await dispatch(unstack(stack))
    return true
  }
