import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { type Group, groupsCalls } from './groups.contract'

/** Groups of a teacher; cards can be shared with them. */
export const groupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGroups: build.query<Group[], { userId: number }>({
      query: ({ userId }) => callRequest(groupsCalls.getGroups, { params: { userId: String(userId) } }),
      transformResponse: unwrapData(groupsCalls.getGroups),
      providesTags: ['Group'],
    }),
    /** Possible members of a group: accepted friends. */
    getGroupRecipients: build.query<ResponseOf<typeof groupsCalls.getGroupRecipients>['data'], { userId: number }>({
      query: ({ userId }) => callRequest(groupsCalls.getGroupRecipients, { params: { userId: String(userId) } }),
      transformResponse: unwrapData(groupsCalls.getGroupRecipients),
      providesTags: ['Recipient'],
    }),
    addGroup: build.mutation<Group, BodyOf<typeof groupsCalls.addGroup>>({
      query: (body) => callRequest(groupsCalls.addGroup, { body }),
      transformResponse: unwrapData(groupsCalls.addGroup),
      invalidatesTags: (_, error) => (error ? [] : ['Group', 'Recipient']),
    }),
    editGroup: build.mutation<Group, BodyOf<typeof groupsCalls.editGroup>>({
      query: (body) => callRequest(groupsCalls.editGroup, { body }),
      transformResponse: unwrapData(groupsCalls.editGroup),
      invalidatesTags: (_, error) => (error ? [] : ['Group', 'Recipient']),
    }),
    removeGroup: build.mutation<{ id: number }, { groupId: number }>({
      query: ({ groupId }) => callRequest(groupsCalls.removeGroup, { body: { group_id: groupId } }),
      transformResponse: unwrapData(groupsCalls.removeGroup),
      invalidatesTags: (_, error) => (error ? [] : ['Group', 'Recipient']),
    }),
  }),
})
