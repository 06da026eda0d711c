import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { decodeEntities } from '../rules/decode'
import { numberText } from '../rules/formatDate'
import { OmittedCount } from '../focus/OmittedCount'
import { limitItems } from '../rules/limitItems'
import styles from './QuestionBars.module.css'

type Question = CardOf<'classquestioninsight'>['class_questions_overview'][number]

/** Shows right and wrong responses to each question as a stacked bar, with the numbers as text. */
export function QuestionBars({ questions }: { questions: Question[] }) {
  const { t } = useTranslation()
  const { shown, hidden } = limitItems(questions)
  return (
    <>
      <ol className={styles.questions}>
        {shown.map((question, index) => (
          <li key={index} className={styles.question}>
            <p className={styles.body}>
              <span className={styles.number}>{numberText(question.question_number)}</span>
              {decodeEntities(question.question_body)}
            </p>
            <div className={styles.bar} aria-hidden="true">
              <span className={styles.right} style={{ flexGrow: question.correct_responses_count || 0 }} />
              <span className={styles.wrong} style={{ flexGrow: question.incorrect_responses_count || 0 }} />
            </div>
            <p className={styles.counts}>
              <span className={styles.rightText}>
                {t('formats.insight.rightCount', { count: question.correct_responses_count })}
              </span>
              <span>{t('formats.insight.wrongCount', { count: question.incorrect_responses_count })}</span>
            </p>
          </li>
        ))}
      </ol>
      <OmittedCount count={hidden} />
    </>
  )
}
