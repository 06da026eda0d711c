import { authCalls } from './auth.contract'
import { baseApi, payload, send } from './baseApi'
import type { BodyOf } from './call'
import { userApi } from './user'
import type { CurrentUser } from './user.contract'

/** Signing in and out (access 7). */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<CurrentUser, BodyOf<typeof authCalls.login>>({
      query: (body) => send(authCalls.login, { body }),
      transformResponse: payload(authCalls.login),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (!data) return
        await dispatch(userApi.util.upsertQueryData('getMe', undefined, data))
        void dispatch(authApi.endpoints.getPermissions.initiate(undefined, { subscribe: false, forceRefetch: true }))
      },
    }),
    logout: build.mutation<null, void>({ query: () => send(authCalls.logout) }),
    changePassword: build.mutation<{ id: number }, BodyOf<typeof authCalls.changePassword>>({
      query: (body) => send(authCalls.changePassword, { body }),
      transformResponse: payload(authCalls.changePassword),
    }),
    validatePassword: build.mutation<{ valid: boolean }, BodyOf<typeof authCalls.validatePassword>>({
      query: (body) => send(authCalls.validatePassword, { body }),
      transformResponse: payload(authCalls.validatePassword),
    }),
    /** Called after a login; overwrites the permissions that came with the person (decisions/access C-23). */
    getPermissions: build.query<string[], void>({
      query: () => send(authCalls.getPermissions),
      transformResponse: payload(authCalls.getPermissions),
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
    /** Signature for a private channel of the realtime connection; it travels like any call, XSRF header included. */
    authorizeChannel: build.mutation<{ auth: string }, BodyOf<typeof authCalls.authorizeChannel>>({
      query: (body) => send(authCalls.authorizeChannel, { body }),
    }),
  }),
})

export const { useLoginMutation } = authApi
