import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { ResponseOf } from './core/call'
import { type Spark, sparksCalls } from './sparks.contract'

/** Endpoints for prompt shortcuts (C-363, C-365). */
export const sparksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSparks: build.query<Spark[], { prompt?: string }>({
      query: (query) => callRequest(sparksCalls.getSparks, { query }),
      transformResponse: unwrapData(sparksCalls.getSparks),
      providesTags: ['Spark'],
    }),
    getSparkCategories: build.query<ResponseOf<typeof sparksCalls.getSparkCategories>['data'], void>({
      query: () => callRequest(sparksCalls.getSparkCategories, { query: { includes: ['sparks'] } }),
      transformResponse: unwrapData(sparksCalls.getSparkCategories),
      providesTags: ['Spark'],
    }),
  }),
})
