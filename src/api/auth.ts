import { authCalls } from './auth.contract'
import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf } from './core/call'
import { userApi } from './user'
import type { CurrentUser } from './user.contract'

/** Endpoints for login, logout, passwords and channel authorisation. */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<CurrentUser, BodyOf<typeof authCalls.login>>({
      query: (body) => callRequest(authCalls.login, { body }),
      transformResponse: unwrapData(authCalls.login),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (!data) return
        await dispatch(userApi.util.upsertQueryData('getMe', undefined, data))
        void dispatch(authApi.endpoints.getPermissions.initiate(undefined, { subscribe: false, forceRefetch: true }))
      },
    }),
    logout: build.mutation<null, void>({ query: () => callRequest(authCalls.logout) }),
    changePassword: build.mutation<{ id: number }, BodyOf<typeof authCalls.changePassword>>({
      query: (body) => callRequest(authCalls.changePassword, { body }),
      transformResponse: unwrapData(authCalls.changePassword),
    }),
    validatePassword: build.mutation<{ valid: boolean }, BodyOf<typeof authCalls.validatePassword>>({
      query: (body) => callRequest(authCalls.validatePassword, { body }),
      transformResponse: unwrapData(authCalls.validatePassword),
    }),
    /** Requested after a login. The response overwrites the permissions of the current user (A-412, D-1023). */
    getPermissions: build.query<string[], void>({
      query: () => callRequest(authCalls.getPermissions),
      transformResponse: unwrapData(authCalls.getPermissions),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (!data) return
        dispatch(
          userApi.util.updateQueryData('getMe', undefined, (me) => {
            if (me) me.permissions = data
          }),
        )
      },
    }),
    /**
     * Requests the signature for a private channel of the realtime connection, as any other call with the XSRF header.
     */
    authorizeChannel: build.mutation<{ auth: string }, BodyOf<typeof authCalls.authorizeChannel>>({
      query: (body) => callRequest(authCalls.authorizeChannel, { body }),
    }),
  }),
})

export const { useLoginMutation } = authApi
