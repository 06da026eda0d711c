import type { Notification, notificationsCalls } from '../../src/api/notifications.contract'
import type { HandlersOf } from '../createHandlers'
import type { NotificationRecord, PersonRecord } from '../db'
import { notFound } from '../reply'
import type { School } from '../school'

function ownNotification(school: School, person: PersonRecord, id: string): NotificationRecord {
  const notification = school.db.notifications.get(id)
  if (notification?.user_id !== person.id) throw notFound('There is no such notification.')
  return notification
}

function viewNotification(record: NotificationRecord): Notification {
  const { user_id: _, ...notification } = record
  return notification
}

export const notificationsHandlers: HandlersOf<typeof notificationsCalls> = {
  getNotifications: ({ school, person }) => ({
    data: school.db.notifications
      .where('user_id', person.id)
      // Of two at the same moment, the later one comes first.
      .toReversed()
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
      .map(viewNotification),
  }),
  readNotification({ school, person, params }) {
    const notification = ownNotification(school, person, params.id)
    const read_at = notification.read_at ?? school.now().toISOString()
    school.db.notifications.set({ ...notification, read_at })
    return { data: { id: notification.id, read_at } }
  },
  removeNotification({ school, person, params }) {
    const { id } = ownNotification(school, person, params.id)
    school.db.notifications.remove(id)
    return { data: { id } }
  },
}
