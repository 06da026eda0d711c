import { Sparkles } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import styles from './EngagerMessage.module.css'
import type { MessageProps } from './messageProps'

/** The suggested prompt that the user chose (C-141), with the name of its kind. */
export function EngagerMessage({ message: { data, content } }: MessageProps<'engager'>) {
  const { t } = useTranslation()
  return (
    <li className={styles.engager}>
      <span className="visually-hidden">{t('chat.you')}: </span>
      {data ? (
        <span className={styles.kind}>
          <Sparkles aria-hidden="true" size={16} />
          {data.full_text_type}
        </span>
      ) : null}
      <span>{content}</span>
    </li>
  )
}
