import { baseApi, send } from './baseApi'
import type { ResponseOf } from './call'
import type { Spark, sparksCalls } from './sparks.contract'

/** Prompt shortcuts (chat 7). */
export const sparksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSparks: build.query<Spark[], { prompt?: string }>({
      query: (query) => send('getSparks', { query }),
      transformResponse: (body: ResponseOf<typeof sparksCalls.getSparks>) => body.data,
      providesTags: ['Spark'],
    }),
    getSparkCategories: build.query<ResponseOf<typeof sparksCalls.getSparkCategories>['data'], void>({
      query: () => send('getSparkCategories', { query: { includes: ['sparks'] } }),
      transformResponse: (body: ResponseOf<typeof sparksCalls.getSparkCategories>) => body.data,
      providesTags: ['Spark'],
    }),
  }),
})
