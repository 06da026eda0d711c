import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { decodeEntities } from '../decode'
import type { FocusProps } from '../cardTypeViews'
import { cardTitle, marksLabel } from '../labels'
import { LeftOut } from '../LeftOut'
import { limitItems } from '../limitItems'
import { Picture } from '../Picture'
import { AnswerTile } from './AnswerTile'
import styles from './QuestionFocus.module.css'

/** The question, its picture if it shows one, the answers A to J and the marks; right answers are marked if they are known. */
export function QuestionFocus({ card }: FocusProps<CardOf<'question'>>) {
  const { t } = useTranslation()
  const hint = card.is_multi_select ? t('formats.question.chooseSeveral') : t('formats.question.chooseOne')
  const { shown, hidden } = limitItems(card.answers)
  const question = decodeEntities(card.question).trim()
  return (
    <div className={styles.question}>
      {question && question !== cardTitle(card, t) ? <h2 className={styles.words}>{question}</h2> : null}
      {card.showImage && card.image ? (
        <div className={styles.picture}>
          <Picture
            src={card.image}
            alt={t('formats.card.pictureOf', { title: cardTitle(card, t) })}
            width={672}
            height={336}
            imageY={card.image_y}
            fallback={<p className={styles.missing}>{t('formats.card.noPicture')}</p>}
          />
        </div>
      ) : null}
      <p className={styles.facts}>
        <span>{hint}</span>
        <strong className={styles.marks}>{marksLabel(card, t)}</strong>
      </p>
      <ol className={styles.answers} aria-label={t('formats.question.answers')}>
        {shown.map((answer, index) => (
          <AnswerTile
            key={index}
            label={decodeEntities(answer.label)}
            text={decodeEntities(answer.text)}
            state={answer.isCorrect ? 'correct' : 'default'}
          />
        ))}
      </ol>
      <LeftOut count={hidden} />
    </div>
  )
}
