import type { Notification } from '@/api/notifications/notifications.contract'
import { decodeEntities } from '@/cardTypes/rules/decode'
import type { Translate } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'

/** Events for which there is a text. The name of an event is also its text key, but most text keys are no events. */
const EVENT_KEYS: readonly TextKey[] = [
  'notification.format.shared',
  'notification.format.answered',
  'notification.format.reminded',
]
const SHARED: TextKey = 'notification.format.shared'

export type NotificationText = { key: TextKey; values: { sender: string; title: string } }

/** Returns the text of a notification. Entities are decoded once, and tags remain text (D-1126, D-1501, B-162). */
export function notificationText({ event, data }: Notification, t: Translate): NotificationText {
  const title = decodeEntities(data.format.title).trim() || t('formats.card.untitled')
  const key = EVENT_KEYS.find((candidate) => candidate === event) ?? 'notification.unknown'
  return { key, values: { sender: decodeEntities(data.sender.name).trim() || t('notification.someone'), title } }
}

/** Returns one text for two or more new notifications (D-0914). */
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
