import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { decodeEntities } from '../rules/decode'
import { cardTitle, marksLabel } from '../rules/labels'
import { Picture } from '../focus/Picture'
import { hasShortAnswers } from './hasShortAnswers'
import type { QuestionCard } from './quizPlace'
import styles from './QuestionFocus.module.css'

type QuestionSheetProps = {
  card: QuestionCard
  isLargeText?: boolean
  children: ReactNode
}

/**
 * Shows the question, its picture, a hint whether one or several answers are right, and the marks. A wide card has the
 * picture beside the answers.
 */
export function QuestionSheet({ card, isLargeText = false, children }: QuestionSheetProps) {
  const { t } = useTranslation()
  const hint = card.is_multi_select ? t('formats.question.chooseSeveral') : t('formats.question.chooseOne')
  const question = decodeEntities(card.question).trim()
  const hasPicture = card.showImage && Boolean(card.image)
  return (
    <div
      className={styles.question}
      data-large={isLargeText || undefined}
      data-picture={hasPicture || undefined}
      data-short={hasShortAnswers(card.answers) || undefined}
    >
      {question && question !== cardTitle(card, t) ? <h2 className={styles.words}>{question}</h2> : null}
      {hasPicture ? (
        <div className={styles.picture}>
          <Picture
            src={card.image}
            alt={t('formats.card.pictureOf', { title: cardTitle(card, t) })}
            width={672}
            height={336}
            imageY={card.image_y}
            hasPreview
            fallback={<p className={styles.missing}>{t('formats.card.noPicture')}</p>}
          />
        </div>
      ) : null}
      <div className={styles.side}>
        <p className={styles.facts}>
          <span>{hint}</span>
          <strong className={styles.marks}>{marksLabel(card, t)}</strong>
        </p>
        {children}
      </div>
    </div>
  )
}
