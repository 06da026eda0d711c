import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { decodeEntities } from '../rules/decode'
import type { ThumbnailProps } from '../cardTypeViews'
import { percentOf } from '../rules/formatDate'
import { TileSurface } from '../tile/TileSurface'
import { BandBar } from './BandBar'
import styles from './InsightThumbnail.module.css'
import { ScoreRing } from './ScoreRing'

/** Shows the class average, how many students have finished, and how many are in each band. */
export function ClassInsightThumbnail({ card }: ThumbnailProps<CardOf<'classquestioninsight'>>) {
  const { t } = useTranslation()
  const { stats } = card
  return (
    <TileSurface variant="plain" className={styles.insight}>
      <div className={styles.top}>
        <span className={styles.ring}>
          <ScoreRing percent={percentOf(stats.average_score)} />
        </span>
        <div className={styles.facts}>
          <p className={styles.origin}>{decodeEntities(card.origin_title)}</p>
          <p className={styles.count}>
            {t('formats.insight.completed', { completed: stats.students_completed, count: stats.students_shared_with })}
          </p>
        </div>
      </div>
      <BandBar low={stats.low_markers} medium={stats.medium_markers} high={stats.high_markers} size="small" />
    </TileSurface>
  )
}
