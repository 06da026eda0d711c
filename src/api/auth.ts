import type { authCalls } from './auth.contract'
import { baseApi, send } from './baseApi'
import type { BodyOf, ResponseOf } from './call'
import { userApi } from './user'
import type { CurrentUser } from './user.contract'

/** Signing in and out (access 7). */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<CurrentUser, BodyOf<typeof authCalls.login>>({
      query: (body) => send('login', { body }),
      transformResponse: (body: ResponseOf<typeof authCalls.login>) => body.data,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (!data) return
        await dispatch(userApi.util.upsertQueryData('getMe', undefined, data))
        void dispatch(authApi.endpoints.getPermissions.initiate(undefined, { subscribe: false, forceRefetch: true }))
      },
    }),
    logout: build.mutation<null, void>({ query: () => send('logout') }),
    /** Called after a login; overwrites the permissions that came with the person (decisions/access C-23). */
    getPermissions: build.query<string[], void>({
      query: () => send('getPermissions'),
      transformResponse: (body: ResponseOf<typeof authCalls.getPermissions>) => body.data,
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
      query: (body) => send('authorizeChannel', { body }),
    }),
  }),
})

export const { useLoginMutation } = authApi
