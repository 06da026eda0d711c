import type { Card } from '@/api/cards/card.schema'
import { isHandledGlobally, serverMessage, statusOf, toApiError } from '@/api/core/errors'
import { perApp } from '@/api/core/perApp'
import { insightsApi } from '@/api/insights'
import type { ClusterName } from '@/api/insights.contract'
import type { AppThunk } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { placeForContent } from '../rules/placeForContent'
import { contentKey, contentProgressed, contentStopped, selectContentProgress } from './insightContentSlice'

/**
 * Abort functions of the requests in flight, by content key. They are outside the store, because functions are not
 * serialisable.
 */
const abortsOf = perApp(() => new Map<string, () => void>())

export const stopContent =
  (insightId: string, cluster: ClusterName | null): AppThunk =>
  (_dispatch, _getState, services) =>
    abortsOf(services).get(contentKey(insightId, cluster))?.()

/** Shows a snackbar for a failure (B-544, B-545). Exceeded quotas (429) are reported elsewhere, for all requests. */
const reportFailure =
  (error: unknown): AppThunk =>
  (dispatch) => {
    const failure = toApiError(error)
    if (isHandledGlobally(failure) || statusOf(failure) === 429) return
    const message = serverMessage(failure)
    dispatch(snackbarShown({ kind: 'danger', text: message ? { message } : { key: 'teaching.insight.failed' } }))
  }

/**
 * Generates a card for an insight, or for one cluster of a class (B-300 to B-304, B-456, B-457, D-0081). First requests
 * the recommendation, unless there is one, then the card. The generation continues if the user closes the insight.
 */
export const generateContent =
  (insight: Card, cluster: ClusterName | null, hasRecommendation: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const aborts = abortsOf(services)
    const key = contentKey(insight.id, cluster)
    const status = () => selectContentProgress(getState(), key)?.status
    const stackId = await dispatch(placeForContent(insight, 'generateInsightRecommendation'))
    if (stackId === undefined || status() === 'recommending' || status() === 'generating') return
    try {
      if (!hasRecommendation) {
        dispatch(contentProgressed({ key, progress: { status: 'recommending' } }))
        const asking = dispatch(
          insightsApi.endpoints.generateInsightRecommendation.initiate({
            insight_id: insight.id,
            target_cluster: cluster ?? undefined,
          }),
        )
        aborts.set(key, () => asking.abort())
        const { error } = await asking
        if (error) dispatch(reportFailure(error))
        // Without a progress entry the session has ended, because that clears the slice.
        if (error || !status()) return void dispatch(contentStopped({ key }))
      }
      dispatch(contentProgressed({ key, progress: { status: 'generating' } }))
      const making = dispatch(
        insightsApi.endpoints.generateRecommendedCard.initiate({
          insight_id: insight.id,
          temp_id: `temp_${crypto.randomUUID()}`,
          parent_id: stackId,
          target_cluster: cluster,
          stack_board_id: stackId,
        }),
      )
      aborts.set(key, () => making.abort())
      const { data } = await making
      const card = data && 'cards' in data.group ? data.group.cards?.[0] : undefined
      if (data && card && status()) {
        dispatch(contentProgressed({ key, progress: { status: 'added', card, group: data.group } }))
      } else dispatch(contentStopped({ key }))
    } finally {
      aborts.delete(key)
    }
  }
