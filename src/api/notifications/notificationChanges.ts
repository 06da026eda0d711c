import type { ApiThunk } from '../core/apiThunk'
import { baseApi, unwrapData, callRequest } from '../core/baseApi'
import { type ApiError, isHandledGlobally, rejectionError, statusOf, toApiError } from '../core/errors'
import {
  applyConfirmedChange,
  patchNotifications,
  removeFromList,
  selectNotifications,
  setReadAt,
} from './notifications'
import { type Notification, notificationsCalls } from './notifications.contract'
import { tellTabs } from './notificationTabs'

type NotificationArg = { notificationId: string }

/** Maximum number of calls in flight while all notifications are being marked as read. */
const PARALLEL_CALLS = 4

/**
 * Returns a notification to the list, at the position of its time, because the list may have changed in the meantime.
 */
const returnToList = (notification: Notification) =>
  patchNotifications((draft, list) => {
    if (list.some(({ id }) => id === notification.id)) return
    const older = list.findIndex(({ created_at }) => created_at < notification.created_at)
    draft.splice(older < 0 ? list.length : older, 0, notification)
  })

/** Endpoints with which the user changes notifications. A failure is only logged. */
export const notificationChangesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sets the client's time optimistically, with rollback on failure. The response replaces that time.
     */
    readNotification: build.mutation<{ id: string; read_at: string }, NotificationArg>({
      query: ({ notificationId }) =>
        callRequest(notificationsCalls.readNotification, { params: { id: notificationId } }),
      transformResponse: unwrapData(notificationsCalls.readNotification),
      async onQueryStarted({ notificationId }, { dispatch, queryFulfilled }) {
        dispatch(setReadAt(notificationId, new Date().toISOString()))
        try {
          const { read_at: readAt } = (await queryFulfilled).data
          const change = { id: notificationId, readAt }
          dispatch(applyConfirmedChange(change))
          tellTabs(change)
        } catch {
          dispatch(setReadAt(notificationId, null))
        }
      },
    }),
    /**
     * Updates the list optimistically. A failure restores the notification, unless the server no longer has it.
     */
    removeNotification: build.mutation<{ id: string }, NotificationArg>({
      query: ({ notificationId }) =>
        callRequest(notificationsCalls.removeNotification, { params: { id: notificationId } }),
      transformResponse: unwrapData(notificationsCalls.removeNotification),
      async onQueryStarted({ notificationId }, { dispatch, queryFulfilled, ...api }) {
        const removed = selectNotifications(api.getState()).data?.find(({ id }) => id === notificationId)
        dispatch(removeFromList(notificationId))
        const failure = await queryFulfilled.then(() => undefined, rejectionError)
        if (failure && statusOf(failure) !== 404) {
          if (removed) dispatch(returnToList(removed))
          return
        }
        // Applied again, because a list requested before the removal may have arrived in the meantime.
        const change = { id: notificationId }
        dispatch(applyConfirmedChange(change))
        tellTabs(change)
      },
    }),
  }),
})

/**
 * True if the remaining calls would fail too: the session has ended, the server is under maintenance, or the user lacks
 * the permission.
 */
const isHopeless = (error: ApiError) => isHandledGlobally(error) || statusOf(error) === 403

/**
 * Marks all unread notifications as read, with one call each and a few at a time (A-446, D-0075). The update is
 * optimistic. If a call fails or is not sent, its notification becomes unread again. Resolves when every call has
 * ended.
 */
export const readAllNotifications = (): ApiThunk<Promise<void>> => async (dispatch, getState) => {
  const { data = [] } = selectNotifications(getState())
  const unreadIds = data.filter(({ read_at }) => read_at === null).map(({ id }) => id)
  const setAll = (ids: ReadonlySet<string>, readAt: string | null) =>
    dispatch(
      patchNotifications((draft, list) => {
        for (const [index, { id }] of list.entries()) {
          const notification = ids.has(id) ? draft[index] : undefined
          if (notification) notification.read_at = readAt
        }
      }),
    )
  setAll(new Set(unreadIds), new Date().toISOString())
  let isStopped = false
  const waiting = unreadIds.values()
  const sendInTurn = async () => {
    for (const notificationId of waiting) {
      if (isStopped) return void setAll(new Set([notificationId, ...waiting]), null)
      const { error } = await dispatch(
        notificationChangesApi.endpoints.readNotification.initiate({ notificationId }, { track: false }),
      )
      if (error && isHopeless(toApiError(error))) isStopped = true
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_CALLS }, sendInTurn))
}
