import { Compass, type LucideIcon, PartyPopper, Signpost } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../formatDate'
import { RichText } from '../RichText'
import styles from './InsightText.module.css'

export type InsightTextProps = {
  /** Words, or a ratio that is shown as percent (decisions/board X2). */
  celebrate: string | number
  explore: string
  recommendation: string | null
}

/** What went well, what to look at next, and what to do about it. */
export function InsightText({ celebrate, explore, recommendation }: InsightTextProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.blocks}>
      <Block kind="celebrate" icon={PartyPopper} heading={t('formats.insight.celebrate')}>
        {typeof celebrate === 'number' ? `${percentOf(celebrate)}%` : celebrate}
      </Block>
      <Block kind="explore" icon={Compass} heading={t('formats.insight.explore')}>
        {explore}
      </Block>
      <Block kind="recommendation" icon={Signpost} heading={t('formats.insight.recommendation')}>
        {recommendation ?? t('formats.insight.noRecommendation')}
      </Block>
    </div>
  )
}

type BlockProps = { kind: 'celebrate' | 'explore' | 'recommendation'; icon: LucideIcon; heading: string; children: string }

function Block({ kind, icon: Icon, heading, children }: BlockProps) {
  return (
    <section className={styles.block} data-type="block" data-kind={kind}>
      <h3 className={styles.heading}>
        <Icon aria-hidden="true" />
        {heading}
      </h3>
      <RichText html={children} size="compact" />
    </section>
  )
}
