import { Download, ListChecks, Users, UsersRound } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { announce } from '@/lib/announce'
import { toCsv } from '@/lib/csv'
import { exportFileName, saveFile } from '@/lib/exportFile'
import { htmlToText } from '@/lib/html/htmlToText'
import { Button } from '@/ui/Button'
import { ChartOrTable } from '../focus/ChartOrTable'
import { decodeEntities } from '../rules/decode'
import { FocusSection } from '../focus/FocusSection'
import type { FocusProps } from '../cardTypeViews'
import { numberText, percentOf } from '../rules/formatDate'
import { RichText } from '../focus/RichText'
import { BandBar } from './BandBar'
import { bands } from './bands'
import { classResults } from './classResults'
import { ClusterTabs } from './ClusterTabs'
import { EarlierContent } from './GenerateContent'
import styles from './InsightFocus.module.css'
import { InsightHero } from './InsightHero'
import { QuestionBars } from './QuestionBars'

/** Shows the result of a class: average, bands, recommendations for each group of students, and each question. */
export function ClassInsightFocus({ card }: ClassInsight) {
  const { t } = useTranslation()
  const { stats } = card
  // Renders the sections below the bands in a second, deferred render, so that the card opens without delay.
  const isComplete = useDeferredValue(true, false)
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
      <Bands card={card} isComplete={isComplete} />
      {isComplete ? <ClassSections card={card} /> : null}
    </div>
  )
}

type ClassInsight = FocusProps<CardOf<'classquestioninsight'>>

/** Students of each band, and, once `isComplete`, the summary of the class. */
function Bands({ card, isComplete }: ClassInsight & { isComplete: boolean }) {
  const { t } = useTranslation()
  const { stats } = card
  return (
    <FocusSection heading={t('formats.insight.bands')} icon={Users}>
      <ChartOrTable
        name={t('formats.insight.bands')}
        headers={[t('teaching.insight.band'), '%', t('teaching.insight.students')]}
        rows={bands.map((band) => [
          t(`formats.insight.band.${band}`),
          t(`formats.insight.range.${band}`),
          numberText(stats[`${band}_markers`]),
        ])}
      >
        <BandBar low={stats.low_markers} medium={stats.medium_markers} high={stats.high_markers} />
      </ChartOrTable>
      {isComplete ? <RichText html={card.summary} /> : null}
    </FocusSection>
  )
}

/** Groups and questions of a class, and a button that saves the results as a CSV file. */
function ClassSections({ card }: ClassInsight) {
  const { t } = useTranslation()
  const saveCsv = () => {
    const { students, questions } = classResults(card, t)
    const rows = [students.headers, ...students.rows, [], questions.headers, ...questions.rows]
    const file = new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, exportFileName(decodeEntities(card.title), 'csv'))
    announce(t('teaching.export.saved'))
  }
  return (
    <>
      <FocusSection heading={t('formats.insight.groups')} icon={UsersRound}>
        <EarlierContent insight={card} />
        <ClusterTabs card={card} />
      </FocusSection>
      <FocusSection heading={t('formats.insight.questions')} icon={ListChecks}>
        <ChartOrTable
          name={t('formats.insight.questions')}
          headers={[t('teaching.insight.question'), t('teaching.insight.right'), t('teaching.insight.notYet')]}
          rows={card.class_questions_overview.map((question) => [
            `${numberText(question.question_number)}. ${htmlToText(question.question_body)}`,
            numberText(question.correct_responses_count),
            numberText(question.incorrect_responses_count),
          ])}
        >
          <QuestionBars questions={card.class_questions_overview} />
        </ChartOrTable>
      </FocusSection>
      <div>
        <Button variant="secondary" icon={<Download />} onPress={saveCsv}>
          {t('teaching.insight.saveCsv')}
        </Button>
      </div>
    </>
  )
}
