import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { feedbackCalls } from './feedback.contract'

type UserFeedback = ResponseOf<typeof feedbackCalls.sendUserFeedback>['data']

/** Endpoints for feedback on a reply and on the product (C-355, C-356, C-358, D-3128). */
export const feedbackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Resolves to the id of the feedback. `updateRating` can add a message to it. */
    rateReply: build.mutation<string, BodyOf<typeof feedbackCalls.rateReply>>({
      query: (body) => callRequest(feedbackCalls.rateReply, { body }),
      transformResponse: ({ id }: ResponseOf<typeof feedbackCalls.rateReply>) => id,
    }),
    /** Resolves to the status. Any status but 'OK' is a failure. */
    updateRating: build.mutation<string, BodyOf<typeof feedbackCalls.updateRating>>({
      query: (body) => callRequest(feedbackCalls.updateRating, { body }),
      transformResponse: ({ status }: ResponseOf<typeof feedbackCalls.updateRating>) => status,
    }),
    sendUserFeedback: build.mutation<UserFeedback, BodyOf<typeof feedbackCalls.sendUserFeedback>>({
      query: (body) => callRequest(feedbackCalls.sendUserFeedback, { body }),
      transformResponse: unwrapData(feedbackCalls.sendUserFeedback),
    }),
  }),
})
