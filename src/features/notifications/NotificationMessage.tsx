import { Fragment } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { NotificationText } from './notificationText'

/**
 * The text of a notification with the title in bold. Sender and title are the words of others: the text is split at its values
 * before they are filled in, and nothing in them becomes an element.
 */
export function NotificationMessage({ text: { key, values } }: { text: NotificationText }) {
  const { t } = useTranslation()
  return t(key)
    .split(/(\{\{\w+\}\})/)
    .map((part, index) => (
      <Fragment key={index}>
        {part === '{{title}}' ? <b>{values.title}</b> : part === '{{sender}}' ? values.sender : part}
      </Fragment>
    ))
}
