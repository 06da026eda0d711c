import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { isNotAccessible, rejectionError, toApiError } from './core/errors'
import { type Group, groupsCalls } from './groups.contract'

/**
 * Returns the tags to invalidate after a change of a group. After 403 or 404 they are invalidated too, because the
 * group may no longer exist.
 */
const tagsUnlessFailed = (_: unknown, error: unknown): ('Group' | 'Recipient')[] =>
  error && !isNotAccessible(toApiError(error)) ? [] : ['Group', 'Recipient']

/** Endpoints for a teacher's groups, with which cards can be shared. */
export const groupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGroups: build.query<Group[], { userId: number }>({
      query: ({ userId }) => callRequest(groupsCalls.getGroups, { params: { userId: String(userId) } }),
      transformResponse: unwrapData(groupsCalls.getGroups),
      providesTags: ['Group'],
    }),
    getGroupRecipients: build.query<ResponseOf<typeof groupsCalls.getGroupRecipients>['data'], { userId: number }>({
      query: ({ userId }) => callRequest(groupsCalls.getGroupRecipients, { params: { userId: String(userId) } }),
      transformResponse: unwrapData(groupsCalls.getGroupRecipients),
      providesTags: ['Recipient'],
    }),
    addGroup: build.mutation<Group, BodyOf<typeof groupsCalls.addGroup>>({
      query: (body) => callRequest(groupsCalls.addGroup, { body }),
      transformResponse: unwrapData(groupsCalls.addGroup),
      invalidatesTags: tagsUnlessFailed,
    }),
    editGroup: build.mutation<Group, BodyOf<typeof groupsCalls.editGroup>>({
      query: (body) => callRequest(groupsCalls.editGroup, { body }),
      transformResponse: unwrapData(groupsCalls.editGroup),
      invalidatesTags: tagsUnlessFailed,
    }),
    /** Updates the list optimistically. A failure restores the group, unless the server no longer has it (D-0076). */
    removeGroup: build.mutation<{ id: number }, { userId: number; groupId: number }>({
      query: ({ groupId }) => callRequest(groupsCalls.removeGroup, { body: { group_id: groupId } }),
      transformResponse: unwrapData(groupsCalls.removeGroup),
      async onQueryStarted({ userId, groupId }, { dispatch, queryFulfilled, ...api }) {
        const { data = [] } = groupsApi.endpoints.getGroups.select({ userId })(api.getState())
        const index = data.findIndex(({ id }) => id === groupId)
        const setGroups = (change: (groups: Group[]) => Group[]) =>
          dispatch(groupsApi.util.updateQueryData('getGroups', { userId }, change))
        const leaveList = (groups: Group[]) => groups.filter(({ id }) => id !== groupId)
        setGroups(leaveList)
        const failure = await queryFulfilled.then(() => undefined, rejectionError)
        if (!failure || isNotAccessible(failure)) return void setGroups(leaveList)
        const removed = data[index]
        if (removed) setGroups((groups) => leaveList(groups).toSpliced(index, 0, removed))
      },
      invalidatesTags: tagsUnlessFailed,
    }),
  }),
})
