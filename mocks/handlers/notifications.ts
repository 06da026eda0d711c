import type { Notification, notificationsCalls } from '../../src/api/notifications/notifications.contract'
import type { HandlersOf } from '../server/router'
import type { NotificationRecord, PersonRecord } from '../db/tables'
import { notFound } from '../server/respond'
import type { MockServer } from '../server/mockServer'

function ownNotification(mockServer: MockServer, person: PersonRecord, id: string): NotificationRecord {
  const notification = mockServer.db.notifications.get(id)
  if (notification?.user_id !== person.id) throw notFound('There is no such notification.')
  return notification
}

function viewNotification(record: NotificationRecord): Notification {
  const { user_id: _, ...notification } = record
  return notification
}

export const notificationsHandlers: HandlersOf<typeof notificationsCalls> = {
  getNotifications: ({ mockServer, person }) => ({
    data: mockServer.db.notifications
      .where('user_id', person.id)
      // The sort is stable, so of two notifications with the same time the one stored later comes first.
      .toReversed()
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
      .map(viewNotification),
  }),
  readNotification({ mockServer, person, params }) {
    const notification = ownNotification(mockServer, person, params.id)
    const read_at = notification.read_at ?? mockServer.now().toISOString()
    mockServer.db.notifications.set({ ...notification, read_at })
    return { data: { id: notification.id, read_at } }
  },
  removeNotification({ mockServer, person, params }) {
    const { id } = ownNotification(mockServer, person, params.id)
    mockServer.db.notifications.remove(id)
    return { data: { id } }
  },
}
