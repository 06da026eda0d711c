import { Fragment } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { NotificationText } from './notificationText'

/**
 * Text of a notification with the card's title in bold. The template is split before the names are inserted, so that text of other
 * users never becomes an element.
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
