import { baseApi, send } from './baseApi'
import type { ResponseOf } from './call'
import type { engagersCalls } from './engagers.contract'

/** Short prompts of the landing chat (chat 7). */
export const engagersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEngagers: build.query<ResponseOf<typeof engagersCalls.getEngagers>['data'], void>({
      query: () => send('getEngagers'),
      transformResponse: (body: ResponseOf<typeof engagersCalls.getEngagers>) => body.data,
      providesTags: ['Engager'],
    }),
  }),
})
