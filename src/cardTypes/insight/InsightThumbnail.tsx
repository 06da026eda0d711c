import { useTranslation } from '@/i18n/i18n'
import type { CardOf, CardType } from '@/api/cards/card.schema'
import { decodeEntities } from '../rules/decode'
import type { ThumbnailProps } from '../cardTypeViews'
import { percentOf } from '../rules/formatDate'
import { TileSurface } from '../tile/TileSurface'
import { previewLines } from '../rules/plainText'
import styles from './InsightThumbnail.module.css'
import { ScoreRing } from './ScoreRing'

export type IndividualInsightType = Extract<
  CardType,
  'selfquestioninsight' | 'schoolquestioninsight' | 'studentquestioninsight'
>

/** Shows the score, the quiz that it comes from, and the first lines of the summary. */
export function InsightThumbnail({ card }: ThumbnailProps<CardOf<IndividualInsightType>>) {
  const { t } = useTranslation()
  return (
    <TileSurface variant="plain" className={styles.insight}>
      <div className={styles.top}>
        <span className={styles.ring}>
          <ScoreRing percent={percentOf(card.stats.average_score)} />
        </span>
        <div className={styles.facts}>
          <p className={styles.origin}>{decodeEntities(card.origin_title)}</p>
          <p className={styles.count}>
            {t('formats.insight.correct', { correct: card.stats.correct_answers, count: card.stats.question_count })}
          </p>
        </div>
      </div>
      {'teacher_feedback' in card && card.teacher_feedback ? (
        <p className={styles.feedback}>{t('formats.insight.feedback')}</p>
      ) : null}
      <p className={styles.summary}>{previewLines(card.insight_summary).join(' ')}</p>
    </TileSurface>
  )
}
