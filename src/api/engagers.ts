import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { engagersCalls } from './engagers.contract'

type Accepted = ResponseOf<typeof engagersCalls.engage>['data']

/** Endpoints for the short prompts of the landing chat (C-351, C-352). */
export const engagersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEngagers: build.query<ResponseOf<typeof engagersCalls.getEngagers>['data'], void>({
      query: () => callRequest(engagersCalls.getEngagers),
      transformResponse: unwrapData(engagersCalls.getEngagers),
      providesTags: ['Engager'],
    }),
    /** Sends a prompt. The reply arrives on the channel `magic.{userId}` (C-256, D-3135). */
    engage: build.mutation<Accepted, BodyOf<typeof engagersCalls.engage>>({
      query: (body) => callRequest(engagersCalls.engage, { body }),
      transformResponse: unwrapData(engagersCalls.engage),
    }),
  }),
})
