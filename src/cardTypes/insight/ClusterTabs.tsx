import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import type { ClusterName } from '@/api/insights.contract'
import { bands } from './bands'
import styles from './ClusterTabs.module.css'
import { GenerateContent } from './GenerateContent'
import { InsightText } from './InsightText'
import { StudentList } from './StudentList'

type ClassInsight = CardOf<'classquestioninsight'>

function ClusterText({ card, cluster, students }: { card: ClassInsight; cluster: ClusterName; students: number }) {
  const text = card.clustersCER[cluster]
  const action =
    students > 0 ? <GenerateContent insight={card} cluster={cluster} recommendation={text.recommendation} /> : null
  return <InsightText level={3} {...text} action={action} />
}

/**
 * Tabs for the whole class and for each band: its students, what went well, what to explore, and the recommendation.
 */
export function ClusterTabs({ card }: { card: ClassInsight }) {
  const { t } = useTranslation()
  const { report, stats } = card
  return (
    <Tabs className={styles.tabs}>
      <TabList className={styles.list} aria-label={t('formats.insight.groups')}>
        <Tab id="whole" className={styles.tab}>
          {t('formats.insight.cluster.whole')}
        </Tab>
        {bands.map((band) => (
          <Tab key={band} id={band} className={styles.tab}>
            {t(`formats.insight.cluster.${band}`)}
            <span className={styles.count}>{report[`${band}_markers`].length}</span>
          </Tab>
        ))}
      </TabList>
      <TabPanel id="whole" className={styles.panel}>
        <ClusterText card={card} cluster="whole_class" students={stats.students_completed} />
      </TabPanel>
      {bands.map((band) => (
        <TabPanel key={band} id={band} className={styles.panel}>
          <StudentList card={card} band={band} />
          <ClusterText card={card} cluster={`${band}_cluster`} students={report[`${band}_markers`].length} />
        </TabPanel>
      ))}
    </Tabs>
  )
}
