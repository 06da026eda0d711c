import { baseApi, payload, send } from './baseApi'
import type { BodyOf, ResponseOf } from './call'
import { type Group, groupsCalls } from './groups.contract'

/** Groups of a teacher (access 7). Cards can be given to them. */
export const groupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGroups: build.query<Group[], { userId: number }>({
      query: ({ userId }) => send(groupsCalls.getGroups, { params: { userId: String(userId) } }),
      transformResponse: payload(groupsCalls.getGroups),
      providesTags: ['Group'],
    }),
    /** Whom the person may put into a group. */
    getGroupRecipients: build.query<ResponseOf<typeof groupsCalls.getGroupRecipients>['data'], { userId: number }>({
      query: ({ userId }) => send(groupsCalls.getGroupRecipients, { params: { userId: String(userId) } }),
      transformResponse: payload(groupsCalls.getGroupRecipients),
      providesTags: ['Recipient'],
    }),
    addGroup: build.mutation<Group, BodyOf<typeof groupsCalls.addGroup>>({
      query: (body) => send(groupsCalls.addGroup, { body }),
      transformResponse: payload(groupsCalls.addGroup),
      invalidatesTags: (_, error) => (error ? [] : ['Group', 'Recipient']),
    }),
    editGroup: build.mutation<Group, BodyOf<typeof groupsCalls.editGroup>>({
      query: (body) => send(groupsCalls.editGroup, { body }),
      transformResponse: payload(groupsCalls.editGroup),
      invalidatesTags: (_, error) => (error ? [] : ['Group', 'Recipient']),
    }),
    removeGroup: build.mutation<{ id: number }, { groupId: number }>({
      query: ({ groupId }) => send(groupsCalls.removeGroup, { body: { group_id: groupId } }),
      transformResponse: payload(groupsCalls.removeGroup),
      invalidatesTags: (_, error) => (error ? [] : ['Group', 'Recipient']),
    }),
  }),
})
