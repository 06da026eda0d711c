import { useTranslation } from '@/i18n/i18n'
import { dayHeadingOf } from './dayHeading'
import styles from './ConversationHead.module.css'

/** Heading of the messages of one day (C-270 to C-272). */
export function DayHeading({ createdAt }: { /** ISO 8601. */ createdAt: string }) {
  const { t, language } = useTranslation()
  const heading = dayHeadingOf(createdAt, new Date(), language)
  return <span className={styles.day}>{'key' in heading ? t(heading.key) : heading.text}</span>
}
