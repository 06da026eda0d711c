import { ArrowUpRight } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { Button } from '@/ui/Button'
import { decodeEntities } from '../rules/decode'
import { useFocusCommands } from '../focus/focusCommands'
import styles from './InsightHero.module.css'
import type { IndividualInsightType } from './InsightThumbnail'
import { ScoreRing } from './ScoreRing'

export type InsightHeroProps = {
  percent: number
  /** Name of the quantity that the percentage measures. */
  label: string
  fact: string
  card: CardOf<IndividualInsightType | 'classquestioninsight'>
}

/** Shows the score as a large ring, with its label and a link to the quiz that it comes from. */
export function InsightHero({ percent, label, fact, card }: InsightHeroProps) {
  const { t } = useTranslation()
  const { openOrigin } = useFocusCommands()
  const origin = t('formats.insight.from', { title: decodeEntities(card.origin_title) })
  return (
    <div className={styles.hero}>
      <div className={styles.ring}>
        <ScoreRing percent={percent} label={label} />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.fact}>{fact}</p>
        {openOrigin ? (
          <Button variant="secondary" icon={<ArrowUpRight />} onPress={() => openOrigin(card)}>
            {origin}
          </Button>
        ) : (
          <p>{origin}</p>
        )}
      </div>
    </div>
  )
}
