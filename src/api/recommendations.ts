import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { recommendationsCalls } from './recommendations.contract'

type Suggestions = ResponseOf<typeof recommendationsCalls.getRecommendations>['data']
type Accepted = ResponseOf<typeof recommendationsCalls.triggerRecommendation>['data']

/** Endpoints for recommended next prompts (C-353, C-354). */
export const recommendationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Loads predefined suggestions. The caller compares their keywords with the words of the card (C-281, D-3127). */
    getRecommendations: build.query<Suggestions, { cardId: string }>({
      query: ({ cardId }) => callRequest(recommendationsCalls.getRecommendations, { params: { x: cardId } }),
      transformResponse: unwrapData(recommendationsCalls.getRecommendations),
      providesTags: ['Recommendation'],
    }),
    triggerRecommendation: build.mutation<Accepted, BodyOf<typeof recommendationsCalls.triggerRecommendation>>({
      query: (body) => callRequest(recommendationsCalls.triggerRecommendation, { body }),
      transformResponse: unwrapData(recommendationsCalls.triggerRecommendation),
    }),
  }),
})
