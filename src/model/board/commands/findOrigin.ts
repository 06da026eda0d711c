import type { Card } from '@/api/cards/card.schema'
import { errorKey, isHandledGlobally, isNotAccessible, serverMessage, toApiError } from '@/api/core/errors'
import { fetchOnce } from '@/api/core/fetchOnce'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import type { AppThunk } from '@/store/rootReducer'
import { insightsApi } from '@/api/insights'
import { snackbarShown } from '@/store/snackbarsSlice'

export type Origin = { stackId: string } | { questionId: string }

const NO_ACCESS = { kind: 'danger', text: { key: 'message.link.noAccess' } } as const

/**
 * Returns the origin of an insight: its quiz, or a question outside any quiz (B-142, B-509). Undefined for a card that
 * is not an insight. Also undefined without access or after a failure; a snackbar then shows the reason.
 */
export const findOrigin =
  (insight: Card): AppThunk<Promise<Origin | undefined>> =>
  async (dispatch) => {
    if (!('origin_title' in insight)) return undefined
    const report = (error: unknown) => {
      const failure = toApiError(error)
      if (isHandledGlobally(failure)) return
      const message = serverMessage(failure)
      const text = message ? { message } : { key: errorKey(failure) }
      dispatch(snackbarShown(isNotAccessible(failure) ? NO_ACCESS : { kind: 'danger', text }))
    }
    if (insight.stack_id === null && insight.material_id) {
      const request = fetchOnce(cardQueriesApi.endpoints.existsInWhiteboard, { cardId: insight.material_id })
      const { data: exists, error } = await dispatch(request)
      if (exists) return { questionId: insight.material_id }
      if (error) report(error)
      else dispatch(snackbarShown(NO_ACCESS))
      return undefined
    }
    const { data: stack, error } = await dispatch(
      fetchOnce(insightsApi.endpoints.getInsightQuestionStack, { insightId: insight.id }),
    )
    if (stack) return { stackId: stack.stack_id }
    if (error) report(error)
    else dispatch(snackbarShown(NO_ACCESS))
    return undefined
  }
