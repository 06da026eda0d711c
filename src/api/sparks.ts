import { baseApi, payload, send } from './baseApi'
import type { ResponseOf } from './call'
import { type Spark, sparksCalls } from './sparks.contract'

/** Prompt shortcuts (chat 7). */
export const sparksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSparks: build.query<Spark[], { prompt?: string }>({
      query: (query) => send(sparksCalls.getSparks, { query }),
      transformResponse: payload(sparksCalls.getSparks),
      providesTags: ['Spark'],
    }),
    getSparkCategories: build.query<ResponseOf<typeof sparksCalls.getSparkCategories>['data'], void>({
      query: () => send(sparksCalls.getSparkCategories, { query: { includes: ['sparks'] } }),
      transformResponse: payload(sparksCalls.getSparkCategories),
      providesTags: ['Spark'],
    }),
  }),
})
