import { decodeEntities } from '@/cardTypes/rules/decode'
import { useTranslation } from '@/i18n/i18n'
import { LazyModeDivider } from '../panel/lazyParts'
import { DayHeading } from '../messages/DayHeading'
import type { MessageProps } from './messageProps'
import styles from './notices.module.css'

/** A neutral line: the card was not created (C-139). */
export function CancelledCardMessage({ message: { data, content } }: MessageProps<'format_creation_cancelled'>) {
  const { t } = useTranslation()
  const title = decodeEntities(data?.title ?? '').trim()
  return (
    <li className={styles.notice}>{title ? t('chat.cancelled', { title }) : content || t('chat.cancelledUntitled')}</li>
  )
}

/** Animated line about the assistant's work (C-140). */
export function InfoMessage({ message: { data, content } }: MessageProps<'info_loader'>) {
  const { t } = useTranslation()
  return <li className={styles.info}>{content || (data ? t('chat.agentWorking', data) : null)}</li>
}

/** Heading of the messages of one day (C-136), or where a mode begins or ends. */
export function DayMessage({ message }: MessageProps<'created_date'>) {
  const { divider } = message
  return (
    <li data-heading>
      {divider ? <LazyModeDivider divider={divider} /> : <DayHeading createdAt={message.created_at} />}
    </li>
  )
}
