import { type AccountChange, accountTabs, savedProfileSchema } from './accountTabs'
import type { ApiThunk } from './core/apiThunk'
import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { type CurrentUser, type Profile, userCalls } from './user.contract'

type Preference = BodyOf<typeof userCalls.savePreference>

/** Calls of the current user. */
export const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The current user, or null after the session ended. This cache entry is the session: nothing else stores the user id. */
    getMe: build.query<CurrentUser | null, void>({
      query: () => callRequest(userCalls.getMe),
      transformResponse: unwrapData(userCalls.getMe),
      providesTags: ['Me'],
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    /** Buddy and Auto Layout are updated optimistically, with rollback on failure (A-291, D-1123, D-1024). */
    updateMe: build.mutation<CurrentUser, Profile>({
      query: (body) => callRequest(userCalls.updateMe, { body }),
      transformResponse: unwrapData(userCalls.updateMe),
      async onQueryStarted({ buddy, autolayout }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          updateCachedMe((me) => {
            me.buddy = buddy ?? me.buddy
            me.autolayout = autolayout ?? me.autolayout
          }),
        )
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) {
          patch.undo()
          return
        }
        const { data } = result
        dispatch(updateCachedMe((me) => Object.assign(me, data)))
        void dispatch(refetchAfterInFlight())
        accountTabs.tell({ userId: data.id, profile: savedProfileSchema.parse(data) })
      },
    }),
    /** `isErrorLocal`: the caller tells a failure. */
    savePreference: build.mutation<Preference, Preference & { isErrorLocal?: true }>({
      query: ({ isErrorLocal, ...body }) =>
        callRequest(isErrorLocal ? { ...userCalls.savePreference, isErrorLocal } : userCalls.savePreference, { body }),
      transformResponse: unwrapData(userCalls.savePreference),
      async onQueryStarted({ key, value }, { dispatch, queryFulfilled, ...api }) {
        const preference = { key, value }
        const userId = selectMe(api.getState())?.id
        const patch = dispatch(updateCachedMe((me) => setPreference(me, preference)))
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) {
          patch.undo()
          return
        }
        void dispatch(refetchAfterInFlight())
        if (userId !== undefined) accountTabs.tell({ userId, preference })
      },
    }),
    /** The response contains no time of acceptance, so the client sets the current time. */
    acceptTerms: build.mutation<ResponseOf<typeof userCalls.acceptTerms>['data'], void>({
      query: () => callRequest(userCalls.acceptTerms),
      transformResponse: unwrapData(userCalls.acceptTerms),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        dispatch(
          updateCachedMe((me) => {
            me.terms_accepted_at = new Date().toISOString()
          }),
        )
      },
    }),
    /** Deletes the account and its contents; the screen ends the session (A-330, D-1135). */
    deleteMe: build.mutation<{ id: number }, BodyOf<typeof userCalls.deleteMe>>({
      query: (body) => callRequest(userCalls.deleteMe, { body }),
      transformResponse: unwrapData(userCalls.deleteMe),
    }),
  }),
})

const setPreference = (me: CurrentUser, preference: Preference) => {
  me.preferences = [...me.preferences.filter(({ key }) => key !== preference.key), preference]
}

/** Updates the cached current user, if any. */
const updateCachedMe = (update: (me: CurrentUser) => void) =>
  userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) update(me)
  })

/** @returns undefined if the request fails */
export const refetchMe = (): ApiThunk<Promise<CurrentUser | undefined>> => async (dispatch) => {
  const request = userApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true })
  const { data, isSuccess } = await dispatch(request)
  return isSuccess ? (data ?? undefined) : undefined
}

/** Repeats a request in flight: its response may be older than the latest change. */
const refetchAfterInFlight = (): ApiThunk<Promise<void>> => async (dispatch) => {
  const request = dispatch(userApi.util.getRunningQueryThunk('getMe', undefined))
  if (!request) return
  await request
  await dispatch(refetchMe())
}

/** Applies a change that another tab saved. */
export const applyAccountChange =
  ({ userId, profile, preference }: AccountChange): ApiThunk =>
  (dispatch) => {
    dispatch(
      updateCachedMe((me) => {
        if (me.id !== userId) return
        Object.assign(me, profile)
        if (preference) setPreference(me, preference)
      }),
    )
    void dispatch(refetchAfterInFlight())
  }

const selectMeResult = userApi.endpoints.getMe.select()

type ApiState = Parameters<typeof selectMeResult>[0]

/** The current user, if any. */
export const selectMe = (state: ApiState): CurrentUser | undefined => selectMeResult(state).data ?? undefined

/** True while Auto Layout arranges the cards by date (B-251). False without a user; at that point no list is on screen. */
export const selectIsAutoLayout = (state: ApiState): boolean => selectMe(state)?.autolayout ?? false

const NO_PERMISSIONS: readonly string[] = []

/** Permissions of the current user as exact-match strings; never derived from the role (A-392, D-1137). */
export const selectPermissions = (state: ApiState): readonly string[] => selectMe(state)?.permissions ?? NO_PERMISSIONS

/** Records that the daily AI quota is used up: asking is disabled until the server resets the flag (C-452, D-3125). */
export const quotaReached = () =>
  updateCachedMe((me) => {
    me.metadata.usage_quota_reached = true
  })
