import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { bands } from './bands'
import styles from './ClusterTabs.module.css'
import { InsightText } from './InsightText'
import { StudentList } from './StudentList'

/** Tabs for the whole class and its three bands: students, what to celebrate, what to explore, the recommendation. */
export function ClusterTabs({ card }: { card: CardOf<'classquestioninsight'> }) {
  const { t } = useTranslation()
  const { clustersCER, report } = card
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
        <InsightText level={3} {...clustersCER.whole_class} />
      </TabPanel>
      {bands.map((band) => (
        <TabPanel key={band} id={band} className={styles.panel}>
          <StudentList students={report[`${band}_markers`]} band={band} />
          <InsightText level={3} {...clustersCER[`${band}_cluster`]} />
        </TabPanel>
      ))}
    </Tabs>
  )
}
