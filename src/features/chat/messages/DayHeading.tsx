import { useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { dayHeadingOf } from './dayHeading'
import styles from '../panel/ConversationHead.module.css'

/** Heading above the messages of one day (C-270 to C-272). */
export function DayHeading({ createdAt }: { /** ISO 8601. */ createdAt: string }) {
  const { t, language } = useTranslation()
  const [now] = useState(() => new Date())
  const heading = dayHeadingOf(createdAt, now, language)
  return <span className={styles.day}>{'key' in heading ? t(heading.key) : heading.text}</span>
}
