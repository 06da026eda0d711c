import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, QueryOf, ResponseOf } from './core/call'
import type { Card } from './cards/card.schema'
import { insertCard, patchCard } from './cards/listPatches'
import { type ClusterName, insightsCalls } from './insights.contract'
import type { Role } from './user.contract'

type InsightId = { insightId: string }
type Summary = ResponseOf<typeof insightsCalls.getInsightsSummary>['data']
type QuestionStack = ResponseOf<typeof insightsCalls.getInsightQuestionStack>['data']
type Feedback = BodyOf<typeof insightsCalls.sendInsightFeedback>
type SentFeedback = ResponseOf<typeof insightsCalls.sendInsightFeedback>['data']

function withRecommendation(card: Card, cluster: ClusterName | undefined, recommendation: string): Card {
  if (card.type === 'classquestioninsight') {
    const clusterName = cluster ?? 'whole_class'
    return {
      ...card,
      clustersCER: { ...card.clustersCER, [clusterName]: { ...card.clustersCER[clusterName], recommendation } },
    }
  }
  return 'insight_summary' in card ? { ...card, recommendation } : card
}

function withFeedback(card: Card, { user_id, teacher_feedback, teacher_feedback_submitted }: SentFeedback): Card {
  if (card.type !== 'classquestioninsight') return card
  const applyFeedback = (markers: typeof card.report.low_markers) =>
    markers.map((marker) =>
      marker.user_id === user_id ? { ...marker, teacher_feedback, teacher_feedback_submitted } : marker,
    )
  const { low_markers, medium_markers, high_markers } = card.report
  return {
    ...card,
    report: {
      low_markers: applyFeedback(low_markers),
      medium_markers: applyFeedback(medium_markers),
      high_markers: applyFeedback(high_markers),
    },
  }
}

/** Endpoints for insights: quiz results, their recommendations and feedback (B-508 to B-514). */
export const insightsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getInsightsSummary: build.query<Summary, void>({
      query: () => callRequest(insightsCalls.getInsightsSummary),
      transformResponse: unwrapData(insightsCalls.getInsightsSummary),
      providesTags: ['Insight'],
    }),
    getInsightQuestionStack: build.query<QuestionStack, InsightId>({
      query: ({ insightId }) => callRequest(insightsCalls.getInsightQuestionStack, { params: { id: insightId } }),
      transformResponse: unwrapData(insightsCalls.getInsightQuestionStack),
      providesTags: ['Insight'],
    }),
    getInsightGroup: build.query<Card | null, InsightId & { role?: Role }>({
      query: ({ insightId, role }) =>
        callRequest(insightsCalls.getInsightGroup, { params: { id: insightId }, query: { role } }),
      transformResponse: unwrapData(insightsCalls.getInsightGroup),
      providesTags: ['Insight'],
    }),
    /**
     * A mutation, although it is a GET, because the first call generates the recommendation and stores it on the card.
     */
    generateInsightRecommendation: build.mutation<
      ResponseOf<typeof insightsCalls.generateInsightRecommendation>,
      QueryOf<typeof insightsCalls.generateInsightRecommendation>
    >({
      query: (query) => callRequest(insightsCalls.generateInsightRecommendation, { query }),
      async onQueryStarted({ insight_id, target_cluster }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        const { recommendation } = result.data
        dispatch(patchCard(insight_id, (card) => withRecommendation(card, target_cluster, recommendation)))
      },
    }),
    /** Inserts the returned group into the board. Its card is a skeleton until a live event brings the content. */
    generateRecommendedCard: build.mutation<
      ResponseOf<typeof insightsCalls.generateRecommendedCard>,
      Omit<BodyOf<typeof insightsCalls.generateRecommendedCard>, 'id'>
    >({
      query: (body) => callRequest(insightsCalls.generateRecommendedCard, { body: { ...body, id: body.insight_id } }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        const { group, stack } = result.data
        if (stack) dispatch(insertCard(stack, null))
        dispatch(insertCard(group, null))
      },
      invalidatesTags: ['Insight'],
    }),
    sendInsightFeedback: build.mutation<SentFeedback, Feedback>({
      query: (body) => callRequest(insightsCalls.sendInsightFeedback, { body }),
      transformResponse: unwrapData(insightsCalls.sendInsightFeedback),
      async onQueryStarted({ insight_id }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(patchCard(insight_id, (card) => withFeedback(card, result.data)))
      },
    }),
  }),
})
