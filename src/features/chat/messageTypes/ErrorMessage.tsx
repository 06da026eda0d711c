import { OctagonAlert } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { MessageProps } from './messageProps'
import styles from './ErrorMessage.module.css'

/** A failure in the conversation (C-129). */
export function ErrorMessage({ message: { textKey, content } }: MessageProps<'error'>) {
  const { t } = useTranslation()
  return (
    <li className={styles.error}>
      <OctagonAlert aria-hidden="true" size={20} />
      <span>{textKey ? t(textKey) : content}</span>
    </li>
  )
}
