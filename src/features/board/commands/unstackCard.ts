import { nanoid } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import { cardsApi } from '@/api/cards/cards'
import { stacksApi } from '@/api/cards/stacks'
import { toApiError } from '@/api/core/errors'
import { shareApi } from '@/api/share'
import type { Recipient } from '@/api/share.contract'
import { confirm } from '@/store/confirmationSlice'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { offerUndo, showCommandError } from './commandFeedback'
import { trackInFlight } from './inFlightCommands'

const READ_OPTIONS = { subscribe: false, forceRefetch: true } as const

/** The recipients of a stack, whose shares its undo has to restore (D-0057). */
const recipientsOf =
  (stack: Card): AppThunk<Promise<{ data?: Recipient[]; error?: unknown }>> =>
  async (dispatch) => {
    if (stack.share_status !== 'shared') return { data: [] }
    const read = shareApi.endpoints.getSelectedRecipients.initiate({ cardIds: [stack.id] }, READ_OPTIONS)
    return dispatch(read)
  }

const unstack = (stack: Card): AppThunk<Promise<void>> =>
  trackInFlight((sequence) => async (dispatch) => {
    const fail = (error: unknown) => dispatch(showCommandError(toApiError(error), 'message.drag.failed', [stack]))
    const read = cardsApi.endpoints.getCard.initiate({ cardId: stack.id }, READ_OPTIONS)
    const { data: fullStack, error: readError } = await dispatch(read)
    if (!fullStack) return fail(readError)
    const { data: recipients, error: recipientsError } = await dispatch(recipientsOf(fullStack))
    if (!recipients) return fail(recipientsError)
    const children = 'cards' in fullStack ? (fullStack.cards ?? []) : []
    const { error } = await dispatch(stacksApi.endpoints.detachFormats.initiate({ stack, children }))
    if (error) return fail(error)
    // Undo has to stack the children again, which only their owner may.
    const ownChildren = children.filter(({ isOwner }) => isOwner)
    const text = { key: 'message.unstacked' } as const
    if (ownChildren.length > 0)
      dispatch(offerUndo({ id: nanoid(), sequence, kind: 'unstack', stack, children: ownChildren, recipients }, text))
    else dispatch(snackbarShown({ kind: 'success', text }))
  })

/**
 * Dissolves a stack after a confirmation; its children take its position.
 * @returns whether the user confirmed
 */
export const unstackCard =
  (stack: Card): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!(await dispatch(confirm({ kind: 'unstack', cardIds: [stack.id] })))) return false
    await dispatch(unstack(stack))
    return true
  }
