import { channels } from '@/api/channels'
import { notificationArrived } from '@/api/notifications'
import type { ListenerContext } from './listenerContext'

/** New notifications of the user. */
export function listenToNotifications({ realtime, store, userId }: ListenerContext): void {
  realtime.subscribe(
    channels.notifications,
    { userId },
    { 'new.message': ({ notification }) => store.dispatch(notificationArrived(notification)) },
  )
}
