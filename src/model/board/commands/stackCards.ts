import { nanoid } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import { stacksApi } from '@/api/cards/stacks'
import { isHandledGlobally, statusOf, toApiError } from '@/api/core/errors'
import { isTextKey } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import { removeCardsIfInaccessible } from '@/store/inaccessibleCards'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { selectionCleared } from '../selectionSlice'
import { cardIds, offerUndo } from './commandFeedback'
import { trackInFlight } from './inFlightCommands'

/** Returns a placeholder for a stack that the server has not created yet. It shows only 'Loading...' (B-253, B-254). */
const temporaryStack = (first: Card, parentId: string | null, tempId: string): Card => ({
  ...first,
  id: tempId,
  temp_id: tempId,
  type: 'stack',
  title: '',
  subtitle: null,
  body: null,
  data: { cards: 0 },
  childCount: 0,
  readingTime: { minutes_to_consume: 0 },
  first_child_id: null,
  parent_id: parentId,
  loading: true,
})

/**
 * Stacks cards of the same parent. The new stack takes the position of the first card.
 * @returns the stack; undefined if the call failed
 */
export const mergeCards = (cards: Card[]): AppThunk<Promise<Card | undefined>> =>
  trackInFlight((sequence) => async (dispatch) => {
    const [first] = cards
    if (!first) return undefined
    const parentId = first.parent_id
    dispatch(selectionCleared())
    const temporary = temporaryStack(first, parentId, `temp_${crypto.randomUUID()}`)
    const { data: stack, error } = await dispatch(
      stacksApi.endpoints.generateStack.initiate({ cards, parentId, temporary }),
    )
    if (!stack) {
      const failure = toApiError(error)
      const code = failure.kind === 'http' ? failure.code : undefined
      // The server's error code is a translation key.
      const key: TextKey = code && isTextKey(code) ? code : 'error.stack.generate'
      if (!isHandledGlobally(failure)) dispatch(snackbarShown({ kind: 'danger', text: { key } }))
      // 422 is the server's code for a missing card (D-2105).
      if ([403, 404, 422].includes(statusOf(failure) ?? 0))
        await dispatch(removeCardsIfInaccessible(cardIds(cards), { isReported: true }))
      return undefined
    }
    dispatch(offerUndo({ id: nanoid(), sequence, kind: 'merge', stack, cards }, { key: 'message.drag.stack' }))
    return stack
  })
