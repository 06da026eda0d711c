import { FileQuestionMark } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import styles from './CardUnavailable.module.css'

/** Shows 'This card cannot be shown' in place of a cover or of content in focus (D-0052). */
export function CardUnavailable() {
  const { t } = useTranslation()
  return (
    <p className={styles.unavailable}>
      <FileQuestionMark aria-hidden="true" />
      {t('formats.card.unavailable')}
    </p>
  )
}
