import type { Notification } from '@/api/notifications/notifications.contract'
import { decodeEntities } from '@/cardTypes/rules/decode'
import type { Translate } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'

/** The events with a text of their own: an event is a translation key, but not every key is one of an event. */
const EVENT_KEYS: readonly TextKey[] = [
  'notification.format.shared',
  'notification.format.answered',
  'notification.format.reminded',
]
const SHARED: TextKey = 'notification.format.shared'

/** A text as data: its key, and the values that it names. */
export type NotificationText = { key: TextKey; values: { sender: string; title: string } }

/** What a notification says; entities are decoded once, tags stay text (D-1126, D-1501, B-162). */
export function notificationText({ event, data }: Notification, t: Translate): NotificationText {
  const title = decodeEntities(data.format.title).trim() || t('formats.card.untitled')
  const key = EVENT_KEYS.find((candidate) => candidate === event) ?? 'notification.unknown'
  return { key, values: { sender: decodeEntities(data.sender.name).trim() || t('notification.someone'), title } }
}

/** What two or more new notifications say together (D-0914). */
export function summaryText(notifications: readonly Notification[]): { key: TextKey; values: Record<string, string> } {
  const count = String(notifications.length)
  const [first] = notifications
  const isOneShare = notifications.every(
    ({ event, data }) => event === SHARED && data.sender.id === first?.data.sender.id,
  )
  return isOneShare
    ? { key: 'notification.sharedMany', values: { sender: decodeEntities(first?.data.sender.name), count } }
    : { key: 'notification.many', values: { count } }
}
