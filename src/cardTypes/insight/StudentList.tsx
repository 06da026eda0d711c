import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { decodeEntities } from '../decode'
import { formatDate, numberText, percentOf } from '../formatDate'
import { LeftOut } from '../LeftOut'
import { limitItems } from '../limitItems'
import type { Band } from './bands'
import styles from './StudentList.module.css'

type Student = CardOf<'classquestioninsight'>['report']['low_markers'][number]

/** The students of one band with score, completion date and the teacher's feedback. */
export function StudentList({ students, band }: { students: Student[]; band: Band }) {
  const { t, language } = useTranslation()
  if (students.length === 0) return <p>{t('formats.insight.noStudents')}</p>
  const { shown, hidden } = limitItems(students)
  return (
    <>
      <ul className={styles.list} data-type="band" data-band={band}>
        {shown.map((student, index) => {
          const date = formatDate(student.created_at, language)
          const name = decodeEntities(student.student_name)
          const percent = percentOf(student.average_score)
          return (
            <li key={index} className={styles.student}>
              <span className={styles.initial} aria-hidden="true">
                {[...name][0]}
              </span>
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                {date ? <p className={styles.date}>{t('formats.insight.finished', { date })}</p> : null}
              </div>
              <span className={styles.score}>{numberText(percent)}%</span>
              {student.teacher_feedback ? (
                <p className={styles.feedback}>
                  <span className={styles.feedbackLabel}>{t('formats.insight.teacherFeedback')}</span>
                  {decodeEntities(student.teacher_feedback)}
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
      <LeftOut count={hidden} />
    </>
  )
}
