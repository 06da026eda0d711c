import { baseApi, send } from './baseApi'
import type { ResponseOf } from './call'
import { type CurrentUser, type userCalls } from './user.contract'

/** Calls of the person who is signed in (access 7). */
export const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The person, or null once the session has ended: this cache entry is the session, nothing else holds the user id. */
    getMe: build.query<CurrentUser | null, void>({
      query: () => send('getMe'),
      transformResponse: (body: ResponseOf<typeof userCalls.getMe>) => body.data,
      providesTags: ['Me'],
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
})

const selectMeResult = userApi.endpoints.getMe.select()

type ApiState = Parameters<typeof selectMeResult>[0]

/** The person who is signed in, if any. */
export const selectMe = (state: ApiState): CurrentUser | undefined => selectMeResult(state).data ?? undefined

const NO_PERMISSIONS: readonly string[] = []

/** What the person may do, as exact-match strings; never derived from the role (decisions/access P-37). */
export const selectPermissions = (state: ApiState): readonly string[] => selectMe(state)?.permissions ?? NO_PERMISSIONS

/** The daily AI quota is used up: the chat rests until the server says otherwise (chat 8). */
export const quotaReached = () =>
  userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) me.metadata.usage_quota_reached = true
  })
