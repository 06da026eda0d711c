import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { Notification } from '@/api/notifications/notifications.contract'
import { knownCardType } from '@/cardTypes/definitions'
import { cardTypeViews } from '@/cardTypes/registry'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { useTranslation } from '@/i18n/i18n'
import { BaseButton } from '@/ui/BaseButton'
import { IconButton } from '@/ui/IconButton'
import { NotificationMessage } from './NotificationMessage'
import styles from './NotificationRow.module.css'
import { notificationText } from './notificationText'
import { fullTime, relativeTime } from './notificationTimes'

type NotificationRowProps = {
  notification: Notification
  now: Date
  isOpening: boolean
  onOpen: (notification: Notification) => void
  onDelete: (notification: Notification) => void
}

/** Row of a notification: unread dot, message, time and delete button. Memoised, because each scroll renders the list. */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps) {
  const { notification, now, isOpening, onOpen, onDelete } = props
  const { t, language } = useTranslation()
  const { created_at: createdAt, read_at: readAt, data } = notification
  const { icon: Icon } = cardTypeViews[knownCardType(data.format)]
  const text = notificationText(notification, t)
  const isUnread = readAt === null
  return (
    <div className={styles.row} data-unread={isUnread || undefined}>
      <BaseButton className={styles.open} isPending={isOpening} data-part="open" onPress={() => onOpen(notification)}>
        <span className={styles.dot}>
          {isUnread ? <span className="visually-hidden">{t('notifications.unread')}</span> : null}
        </span>
        <span {...typeAttributes(data.format)} className={styles.picture} aria-hidden="true">
          <Icon size={20} />
        </span>
        <span className={styles.words}>
          <span className={styles.message}>
            <NotificationMessage text={text} />
          </span>
          <time className={styles.time} dateTime={createdAt} title={fullTime(createdAt, language)}>
            {relativeTime(createdAt, now, language)}
          </time>
        </span>
      </BaseButton>
      <IconButton
        label={t('notifications.delete', { title: text.values.title })}
        icon={<Trash2 aria-hidden="true" size={20} />}
        className={styles.delete}
        data-part="delete"
        onPress={() => onDelete(notification)}
      />
    </div>
  )
})
