import type { ReactNode } from 'react'
import { Compass, type LucideIcon, PartyPopper, Signpost } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { numberText, percentOf } from '../rules/formatDate'
import { RichText } from '../focus/RichText'
import styles from './InsightText.module.css'

export type InsightTextProps = {
  /** Text, or a ratio (0..1) that is shown as a percentage (B-380, D-2102). */
  celebrate: string | number
  explore: string
  recommendation: string | null
  /** Level of the three headings. */
  level: 2 | 3
  /** Button that generates content from the recommendation. */
  action?: ReactNode
}

/** Shows three texts of an insight: what went well, what to explore next, and the recommendation. */
export function InsightText({ celebrate, explore, recommendation, level, action }: InsightTextProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.blocks}>
      <Block level={level} kind="celebrate" icon={PartyPopper} heading={t('formats.insight.celebrate')}>
        {typeof celebrate === 'number' ? `${numberText(percentOf(celebrate))}%` : celebrate}
      </Block>
      <Block level={level} kind="explore" icon={Compass} heading={t('formats.insight.explore')}>
        {explore}
      </Block>
      <Block
        level={level}
        kind="recommendation"
        icon={Signpost}
        heading={t('formats.insight.recommendation')}
        action={action}
      >
        {recommendation ?? t('formats.insight.noRecommendation')}
      </Block>
    </div>
  )
}

type BlockProps = {
  level: 2 | 3
  kind: 'celebrate' | 'explore' | 'recommendation'
  icon: LucideIcon
  heading: string
  children: string
  action?: ReactNode
}

function Block({ level, kind, icon: Icon, heading, children, action }: BlockProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.block} data-type="block" data-kind={kind}>
      <Heading className={styles.heading}>
        <Icon aria-hidden="true" />
        {heading}
      </Heading>
      <RichText html={children} size="compact" />
      {action}
    </section>
  )
}
