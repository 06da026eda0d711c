import { baseApi, unwrapData, callRequest } from './core/baseApi'
import { type Notification, notificationsCalls } from './notifications.contract'

type NotificationArg = { notificationId: string }

/** Notifications, newest first. */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<Notification[], void>({
      query: () => callRequest(notificationsCalls.getNotifications),
      transformResponse: unwrapData(notificationsCalls.getNotifications),
      providesTags: ['Notification'],
    }),
    /** Optimistic, with rollback on failure; the response replaces the client's time. */
    readNotification: build.mutation<{ id: string; read_at: string }, NotificationArg>({
      query: ({ notificationId }) =>
        callRequest(notificationsCalls.readNotification, { params: { id: notificationId } }),
      transformResponse: unwrapData(notificationsCalls.readNotification),
      async onQueryStarted({ notificationId }, { dispatch, queryFulfilled }) {
        const patch = dispatch(markRead(notificationId, new Date().toISOString()))
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(markRead(notificationId, result.data.read_at))
        else patch.undo()
      },
    }),
    removeNotification: build.mutation<{ id: string }, NotificationArg>({
      query: ({ notificationId }) =>
        callRequest(notificationsCalls.removeNotification, { params: { id: notificationId } }),
      transformResponse: unwrapData(notificationsCalls.removeNotification),
      async onQueryStarted({ notificationId }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationsApi.util.updateQueryData('getNotifications', undefined, (notifications) =>
            notifications.filter(({ id }) => id !== notificationId),
          ),
        )
        await queryFulfilled.catch(patch.undo)
      },
    }),
  }),
})

const markRead = (notificationId: string, readAt: string) =>
  notificationsApi.util.updateQueryData('getNotifications', undefined, (notifications) => {
    const notification = notifications.find(({ id }) => id === notificationId)
    if (notification) notification.read_at = readAt
  })

/** Puts the notification of a live event first (A-462, D-1401). */
export const notificationArrived = (notification: Notification) =>
  notificationsApi.util.updateQueryData('getNotifications', undefined, (notifications) => [
    notification,
    ...notifications.filter(({ id }) => id !== notification.id),
  ])

/** True when a notification is unread, for the badge of the menu button; its first use loads the list (A-303, A-304, D-1022). */
export const useHasUnread = (): boolean =>
  notificationsApi.useGetNotificationsQuery(undefined, {
    selectFromResult: ({ data }) => ({ hasUnread: data?.some(({ read_at }) => read_at === null) ?? false }),
  }).hasUnread
