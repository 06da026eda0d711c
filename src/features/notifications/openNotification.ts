import { cardQueriesApi } from '@/api/cards/cardQueries'
import { fetchOnce } from '@/api/core/fetchOnce'
import { errorKey, isHandledGlobally, toApiError } from '@/api/core/errors'
import { notificationChangesApi } from '@/api/notifications/notificationChanges'
import type { Notification } from '@/api/notifications/notifications.contract'
import type { AppThunk } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'

export type NotificationTarget = { focusId: string } | { stackId: string }

const BOARD_URL = /^\/board\/(focus|stack)\/([\w-]+)$/

/**
 * Returns the card or stack that a notification leads to. Its URL is not trusted: if it has another form, the notification's card opens.
 */
export function targetOf({ data: { format } }: Notification): NotificationTarget {
  const [, place, id] = BOARD_URL.exec(format.url) ?? []
  if (id === undefined) return { focusId: format.id }
  return place === 'stack' ? { stackId: id } : { focusId: id }
}

/**
 * Marks a notification as read and checks whether its card is on the board (A-300, D-1126). A danger snackbar reports a missing card
 * (A-308, A-309, B-564) or a failed check.
 * @returns true if the server says that the card `format.id` is on the board
 */
export const readAndCheck =
  ({ id, read_at, data }: Notification): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (read_at === null) {
      void dispatch(
        notificationChangesApi.endpoints.readNotification.initiate({ notificationId: id }, { track: false }),
      )
    }
    const { existsInWhiteboard } = cardQueriesApi.endpoints
    const { data: isOnBoard, error } = await dispatch(fetchOnce(existsInWhiteboard, { cardId: data.format.id }))
    if (isOnBoard) return true
    const failure = error && toApiError(error)
    if (failure && isHandledGlobally(failure)) return false
    const key = failure ? errorKey(failure) : 'message.notification.notFound'
    dispatch(snackbarShown({ kind: 'danger', text: { key } }))
    return false
  }
