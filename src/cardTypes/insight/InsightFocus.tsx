import { CircleCheck, CircleDashed, ListChecks, MessageCircleHeart } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { decodeEntities } from '../rules/decode'
import { FocusSection } from '../focus/FocusSection'
import type { FocusProps } from '../cardTypeViews'
import { numberText, percentOf } from '../rules/formatDate'
import { OmittedCount } from '../focus/OmittedCount'
import { limitItems } from '../rules/limitItems'
import { RichText } from '../focus/RichText'
import { answerText } from './answerText'
import { EarlierContent, GenerateContent } from './GenerateContent'
import styles from './InsightFocus.module.css'
import { InsightHero } from './InsightHero'
import type { IndividualInsightType } from './InsightThumbnail'
import { InsightText } from './InsightText'
import { Practice } from './Practice'

/** Shows one student's result: score, summary, the teacher's feedback, next steps, and each question. */
export function InsightFocus({ card }: FocusProps<CardOf<IndividualInsightType>>) {
  const { t } = useTranslation()
  const { stats } = card
  const { shown, hidden } = limitItems(card.questions_overview)
  const isOwnResult = card.type !== 'studentquestioninsight'
  const feedback = 'teacher_feedback' in card ? card.teacher_feedback : null
  return (
    <div className={styles.insight}>
      <InsightHero
        percent={percentOf(stats.average_score)}
        label={t('formats.insight.score')}
        fact={t('formats.insight.correct', { correct: stats.correct_answers, count: stats.question_count })}
        card={card}
      />
      <RichText html={card.insight_summary} />
      {feedback ? (
        <FocusSection heading={t('formats.insight.feedback')} icon={MessageCircleHeart}>
          <blockquote className={styles.feedback}>{decodeEntities(feedback)}</blockquote>
        </FocusSection>
      ) : null}
      {isOwnResult ? <Practice questions={card.questions_overview} /> : null}
      <InsightText
        level={2}
        celebrate={card.celebrate}
        explore={card.explore}
        recommendation={card.recommendation}
        action={
          <>
            <GenerateContent insight={card} cluster={null} recommendation={card.recommendation} />
            <EarlierContent insight={card} />
          </>
        }
      />
      <FocusSection heading={t('formats.insight.questions')} icon={ListChecks}>
        <ol className={styles.questions}>
          {shown.map((question, index) => {
            const Icon = question.is_correct ? CircleCheck : CircleDashed
            return (
              <li key={index} className={styles.question} data-correct={question.is_correct || undefined}>
                <span className={styles.number}>{numberText(question.question_number)}</span>
                <div className={styles.words}>
                  <p className={styles.body}>{decodeEntities(question.question_body)}</p>
                  {question.answers.length > 0 ? (
                    <p className={styles.answer}>
                      {t('formats.insight.answer', { answer: answerText(question.answers) })}
                    </p>
                  ) : null}
                </div>
                <span className={styles.verdict}>
                  <Icon aria-hidden="true" />
                  {t(question.is_correct ? 'formats.insight.right' : 'formats.insight.wrong')}
                </span>
              </li>
            )
          })}
        </ol>
        <OmittedCount count={hidden} />
      </FocusSection>
    </div>
  )
}
