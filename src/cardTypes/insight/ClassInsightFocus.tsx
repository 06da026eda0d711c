import { ListChecks, Users, UsersRound } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { FocusSection } from '../FocusSection'
import type { FocusProps } from '../cardTypeViews'
import { percentOf } from '../formatDate'
import { RichText } from '../RichText'
import { BandBar } from './BandBar'
import { ClusterTabs } from './ClusterTabs'
import styles from './InsightFocus.module.css'
import { InsightHero } from './InsightHero'
import { QuestionBars } from './QuestionBars'

/** The result of a class: average, bands, recommendations for each group of students, and each question. */
export function ClassInsightFocus({ card }: FocusProps<CardOf<'classquestioninsight'>>) {
  const { t } = useTranslation()
  const { stats } = card
  return (
    <div className={styles.insight}>
      <InsightHero
        percent={percentOf(stats.average_score)}
        label={t('formats.insight.average')}
        fact={t('formats.insight.completed', {
          completed: stats.students_completed,
          count: stats.students_shared_with,
        })}
        card={card}
      />
      <FocusSection heading={t('formats.insight.bands')} icon={Users}>
        <BandBar low={stats.low_markers} medium={stats.medium_markers} high={stats.high_markers} />
        <RichText html={card.summary} />
      </FocusSection>
      <FocusSection heading={t('formats.insight.groups')} icon={UsersRound}>
        <ClusterTabs card={card} />
      </FocusSection>
      <FocusSection heading={t('formats.insight.questions')} icon={ListChecks}>
        <QuestionBars questions={card.class_questions_overview} />
      </FocusSection>
    </div>
  )
}
