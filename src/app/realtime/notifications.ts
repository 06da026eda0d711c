import { channels } from '@/api/channels'
import { receiveNotification, refetchNotifications } from '@/api/notifications/notifications'
import type { Notification } from '@/api/notifications/notifications.contract'
import { selectMe } from '@/api/user'
import { notificationText, summaryText } from '@/features/notifications/notificationText'
import { currentTranslation } from '@/i18n/i18n'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { ListenerContext } from './listenerContext'

/**
 * Time in ms after a notification in which further ones join its snackbar, because a share sends one for each card
 * (D-0914).
 */
const COLLECT_MS = 1000

/**
 * Inserts new notifications at the start of the list, which also updates the badges, and shows a snackbar (A-305,
 * D-0914).
 */
export function listenToNotifications({ realtime, store, userId }: ListenerContext): void {
  let arrived: Notification[] = []
  const showSnackbar = () => {
    const notifications = arrived
    arrived = []
    // The session may have ended in the meantime.
    if (selectMe(store.getState())?.id !== userId) return
    const [first] = notifications
    const { t } = currentTranslation()
    const text = first && notifications.length === 1 ? notificationText(first, t) : summaryText(notifications)
    store.dispatch(snackbarShown({ kind: 'neutral', text }))
  }
  let wasSubscribed = false
  realtime.subscribe(
    channels.notifications,
    { userId },
    {
      'new.message': ({ notification }) => {
        store.dispatch(receiveNotification(notification))
        if (arrived.length === 0) setTimeout(showSnackbar, COLLECT_MS)
        // The server may send an event twice.
        if (!arrived.some(({ id }) => id === notification.id)) arrived.push(notification)
      },
    },
    () => {
      // Not needed after the first subscription, because the list was just loaded.
      if (wasSubscribed) store.dispatch(refetchNotifications())
      wasSubscribed = true
    },
  )
}
