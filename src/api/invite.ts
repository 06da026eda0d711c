import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { ResponseOf } from './core/call'
import { inviteCalls } from './invite.contract'

/** Endpoints for invitations. */
export const inviteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getInviteCodes: build.query<ResponseOf<typeof inviteCalls.getInviteCodes>['data'], void>({
      query: () => callRequest(inviteCalls.getInviteCodes),
      transformResponse: unwrapData(inviteCalls.getInviteCodes),
    }),
  }),
})
