import { type AccountChange, accountTabs, savedProfileSchema } from './accountTabs'
import type { ApiThunk } from './core/apiThunk'
import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { type CurrentUser, type Profile, userCalls } from './user.contract'

type Preference = BodyOf<typeof userCalls.savePreference>

/** Endpoints for the current user. */
export const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The current user; null after the session has ended. This cache entry is the session, because the user id is
     * stored nowhere else.
     */
    getMe: build.query<CurrentUser | null, void>({
      query: () => callRequest(userCalls.getMe),
      transformResponse: unwrapData(userCalls.getMe),
      providesTags: ['Me'],
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    /** Updates buddy and Auto Layout optimistically, with rollback on failure (A-291, D-1123, D-1024). */
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
    /** The response does not contain the time of acceptance, so the client uses its own. */
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
    /** Deletes the account and its contents. The calling screen then ends the session (A-330, D-1135). */
    deleteMe: build.mutation<{ id: number }, BodyOf<typeof userCalls.deleteMe>>({
      query: (body) => callRequest(userCalls.deleteMe, { body }),
      transformResponse: unwrapData(userCalls.deleteMe),
    }),
  }),
})

const setPreference = (me: CurrentUser, preference: Preference) => {
  me.preferences = [...me.preferences.filter(({ key }) => key !== preference.key), preference]
}

const updateCachedMe = (update: (me: CurrentUser) => void) =>
  userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) update(me)
  })

/** Requests the current user; resolves to undefined if the request fails. */
export const refetchMe = (): ApiThunk<Promise<CurrentUser | undefined>> => async (dispatch) => {
  const request = userApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true })
  const { data, isSuccess } = await dispatch(request)
  return isSuccess ? (data ?? undefined) : undefined
}

/** Sends a request in flight again, because its response may be older than the latest change. */
const refetchAfterInFlight = (): ApiThunk<Promise<void>> => async (dispatch) => {
  const request = dispatch(userApi.util.getRunningQueryThunk('getMe', undefined))
  if (!request) return
  await request
  await dispatch(refetchMe())
}

/** Applies a change that the user has saved in another tab. */
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

export const selectMe = (state: ApiState): CurrentUser | undefined => selectMeResult(state).data ?? undefined

/**
 * Returns true while Auto Layout arranges the cards by date (B-251). False without a user, when no list is displayed.
 */
export const selectIsAutoLayout = (state: ApiState): boolean => selectMe(state)?.autolayout ?? false

const NO_PERMISSIONS: readonly string[] = []

/**
 * Returns the permissions of the current user. Compare them as whole strings, and never derive them from the role
 * (A-392, D-1137).
 */
export const selectPermissions = (state: ApiState): readonly string[] => selectMe(state)?.permissions ?? NO_PERMISSIONS

/**
 * Records that the daily AI quota is used up. The user cannot ask questions until the server resets the flag (C-452,
 * D-3125).
 */
export const quotaReached = () =>
  updateCachedMe((me) => {
    me.metadata.usage_quota_reached = true
  })
