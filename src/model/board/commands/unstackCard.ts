import { nanoid } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import { refetchCard } from '@/api/cards/cardQueries'
import { stacksApi } from '@/api/cards/stacks'
import { toApiError } from '@/api/core/errors'
import { fetchOnce } from '@/api/core/fetchOnce'
import { shareApi } from '@/api/share'
import type { Recipient } from '@/api/share.contract'
import { confirm } from '@/store/confirmationSlice'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { offerUndo, showCommandError } from './commandFeedback'
import { trackInFlight } from './inFlightCommands'

/** Returns the recipients of a stack, because Undo has to restore their shares (D-0057). */
const recipientsOf =
  (stack: Card): AppThunk<Promise<{ data?: Recipient[]; error?: unknown }>> =>
  async (dispatch) => {
    if (stack.share_status !== 'shared') return { data: [] }
    return dispatch(fetchOnce(shareApi.endpoints.getSelectedRecipients, { cardIds: [stack.id] }))
  }

/** @returns true if the stack was dissolved */
const unstack = (stack: Card): AppThunk<Promise<boolean>> =>
  trackInFlight((sequence) => async (dispatch) => {
    const fail = async (error: unknown) => {
      await dispatch(showCommandError(toApiError(error), 'message.drag.failed', [stack]))
      return false
    }
    const { data: fullStack, error: readError } = await dispatch(refetchCard(stack.id))
    if (!fullStack) return fail(readError)
    const { data: recipients, error: recipientsError } = await dispatch(recipientsOf(fullStack))
    if (!recipients) return fail(recipientsError)
    const children = 'cards' in fullStack ? (fullStack.cards ?? []) : []
    const { error } = await dispatch(stacksApi.endpoints.detachFormats.initiate({ stack, children }))
    if (error) return fail(error)
    // Only the user's own children are kept for Undo, which stacks them again: only an owner may stack a card.
    const ownChildren = children.filter(({ isOwner }) => isOwner)
    const text = { key: 'message.unstacked' } as const
    if (ownChildren.length > 0)
      dispatch(offerUndo({ id: nanoid(), sequence, kind: 'unstack', stack, children: ownChildren, recipients }, text))
    else dispatch(snackbarShown({ kind: 'success', text }))
    return true
  })

/**
 * Asks the user, then dissolves a stack; the children take the position of the stack.
 * @returns true if the stack was dissolved; false if the user cancels the dialog or a call fails
 */
export const unstackCard =
  (stack: Card): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!(await dispatch(confirm({ kind: 'unstack', cardIds: [stack.id] })))) return false
    return dispatch(unstack(stack))
  }
