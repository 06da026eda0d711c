import { original } from '@reduxjs/toolkit'
import type { ApiThunk } from '../core/apiThunk'
import { baseApi, unwrapData, callRequest } from '../core/baseApi'
import { type Notification, notificationsCalls } from './notifications.contract'
import { connectTabs, type NotificationChange } from './notificationTabs'

/**
 * Loads the notifications, newest first. Changes are in `notificationChanges.ts`. A failure is only logged
 * (A-531).
 */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<Notification[], void>({
      query: () => callRequest(notificationsCalls.getNotifications),
      transformResponse: unwrapData(notificationsCalls.getNotifications),
      providesTags: ['Notification'],
      async onCacheEntryAdded(_, { dispatch, cacheEntryRemoved }) {
        const disconnect = connectTabs((change) => dispatch(applyConfirmedChange(change)))
        await cacheEntryRemoved
        disconnect()
      },
    }),
  }),
})

/**
 * Patches the loaded list.
 * @param change receives the draft, and the same list as a plain array, which is faster to read
 */
export const patchNotifications = (change: (draft: Notification[], list: readonly Notification[]) => void) =>
  notificationsApi.util.updateQueryData('getNotifications', undefined, (draft) =>
    change(draft, original(draft) ?? draft),
  )

/** @param readAt null marks the notification as unread */
export const setReadAt = (notificationId: string, readAt: string | null) =>
  patchNotifications((draft, list) => {
    const notification = draft[list.findIndex(({ id }) => id === notificationId)]
    if (notification) notification.read_at = readAt
  })

export const removeFromList = (notificationId: string) =>
  patchNotifications((draft, list) => {
    const index = list.findIndex(({ id }) => id === notificationId)
    if (index >= 0) draft.splice(index, 1)
  })

/** Requests the list again, after events may have been missed. */
export const refetchNotifications = () => baseApi.util.invalidateTags(['Notification'])

export const selectNotifications = notificationsApi.endpoints.getNotifications.select()

/** Sends a request in flight again, because its response may be older than the latest change. */
const refetchWhileInFlight = (): ApiThunk => (dispatch, getState) => {
  if (selectNotifications(getState()).isLoading) dispatch(refetchNotifications())
}

/** Applies a change that the server has confirmed to this tab or to another one. */
export const applyConfirmedChange =
  ({ id, readAt }: NotificationChange): ApiThunk =>
  (dispatch) => {
    dispatch(readAt === undefined ? removeFromList(id) : setReadAt(id, readAt))
    dispatch(refetchWhileInFlight())
  }

/**
 * Inserts the notification of a live event at the start. If the list is not loaded, requests it (A-307, A-462, D-1401).
 * Ignores a repeated event, because it would mark a read notification as unread.
 */
export const receiveNotification =
  (notification: Notification): ApiThunk =>
  (dispatch, getState) => {
    const { data } = selectNotifications(getState())
    if (!data) return void dispatch(refetchNotifications())
    if (data.some(({ id }) => id === notification.id)) return
    dispatch(patchNotifications((draft) => void draft.unshift(notification)))
    dispatch(refetchWhileInFlight())
  }

/** Returns true if a notification is unread, for the badges. The first use loads the list (A-303, A-304, D-1022). */
export const useHasUnread = (): boolean =>
  notificationsApi.useGetNotificationsQuery(undefined, {
    selectFromResult: ({ data }) => ({ hasUnread: data?.some(({ read_at }) => read_at === null) ?? false }),
  }).hasUnread
