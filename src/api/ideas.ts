import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { noteCreatedCard } from './firstCard'
import { type Idea, ideasCalls } from './ideas.contract'

type Accepted = ResponseOf<typeof ideasCalls.generateIdeas>['data']
type NewStack = ResponseOf<typeof ideasCalls.generateIdeaCards>['data']

type IdeasArg = {
  /** The topic. Without a topic, the response contains the idea types. */
  prompt?: string
}

/** Endpoints for ideation (C-367 to C-371, D-3131 to D-3133). */
export const ideasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getIdeas: build.query<Idea[], IdeasArg>({
      query: (query) => callRequest(ideasCalls.getIdeas, { query }),
      transformResponse: unwrapData(ideasCalls.getIdeas),
      providesTags: ['Idea'],
    }),
    generateIdeas: build.mutation<Accepted, BodyOf<typeof ideasCalls.generateIdeas>>({
      query: (body) => callRequest(ideasCalls.generateIdeas, { body }),
      transformResponse: unwrapData(ideasCalls.generateIdeas),
    }),
    generateIdeaCards: build.mutation<NewStack, BodyOf<typeof ideasCalls.generateIdeaCards>>({
      query: (body) => callRequest(ideasCalls.generateIdeaCards, { body }),
      transformResponse: unwrapData(ideasCalls.generateIdeaCards),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        if (await queryFulfilled.catch(() => undefined)) dispatch(noteCreatedCard())
      },
    }),
  }),
})
