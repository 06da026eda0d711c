import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { limitText } from '../decode'
import styles from './AnswerTile.module.css'

export type AnswerTileProps = {
  /** A to J. */
  label: string
  text: string
  /** A right answer differs in shape and text, not only in colour. */
  state: 'default' | 'correct'
}

/** One answer as a large tile with its letter; each letter has its own hue. */
export function AnswerTile({ label, text, state }: AnswerTileProps) {
  const { t } = useTranslation()
  return (
    <li className={styles.tile} data-type="answer" data-state={state}>
      <span className={styles.letter}>{limitText(label)}</span>
      <span className={styles.words}>
        <span className={styles.text}>{text}</span>
        {state === 'correct' ? (
          <span className={styles.correct}>
            <BadgeCheck aria-hidden="true" />
            {t('formats.question.correct')}
          </span>
        ) : null}
      </span>
    </li>
  )
}
