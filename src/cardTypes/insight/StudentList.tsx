import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { selectMe } from '@/api/user'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { decodeEntities } from '../rules/decode'
import { formatDate, numberText, percentOf } from '../rules/formatDate'
import type { Band } from './bands'
import { StudentFeedback } from './StudentFeedback'
import styles from './StudentList.module.css'

type ClassInsight = CardOf<'classquestioninsight'>

/**
 * Number of students that are added to the list at a time. Adding more would block the main thread too long (D-0053).
 */
const STEP = 30
/** Number of students rendered in the first render of a band, about a screenful. A deferred render adds the rest. */
const AT_FIRST = 8

/**
 * Lists the students of one band: score, completion date and the teacher's feedback. A teacher can also write feedback
 * here (B-047, B-458).
 */
export function StudentList({ card, band }: { card: ClassInsight; band: Band }) {
  const { t } = useTranslation()
  const students = card.report[`${band}_markers`]
  const [limit, setLimit] = useState(STEP)
  const rendered = useDeferredValue(limit, AT_FIRST)
  const isTeacher = useAppSelector(selectMe)?.roles.includes('teacher') === true && card.isOwner
  if (students.length === 0) return <p>{t('formats.insight.noStudents')}</p>
  const hidden = students.length - limit
  return (
    <>
      <ul className={styles.list} data-type="band" data-band={band}>
        {students.slice(0, rendered).map((student) => (
          <StudentItem key={student.user_id} insight={card} student={student} band={band} isTeacher={isTeacher} />
        ))}
      </ul>
      {hidden > 0 ? (
        <div>
          <Button variant="secondary" onPress={() => setLimit(limit + STEP)}>
            {t('teaching.insight.more', { count: Math.min(hidden, STEP) })}
          </Button>
        </div>
      ) : null}
    </>
  )
}

type StudentItemProps = {
  insight: ClassInsight
  student: ClassInsight['report']['low_markers'][number]
  band: Band
  isTeacher: boolean
}

function StudentItem({ insight, student, band, isTeacher }: StudentItemProps) {
  const { t, language } = useTranslation()
  const date = formatDate(student.created_at, language)
  const name = decodeEntities(student.student_name)
  const feedback = useRef<HTMLParagraphElement>(null)
  const [isSent, setIsSent] = useState(false)
  // Moves keyboard focus to the sent feedback, unless the teacher has moved it elsewhere in the meantime.
  useEffect(() => {
    if (isSent && document.activeElement === document.body) feedback.current?.focus()
  }, [isSent, student.teacher_feedback])
  return (
    <li className={styles.student}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {date ? <p className={styles.date}>{t('formats.insight.finished', { date })}</p> : null}
      </div>
      <span className={styles.score}>{numberText(percentOf(student.average_score))}%</span>
      <div className={styles.feedback}>
        {student.teacher_feedback ? (
          <p ref={feedback} tabIndex={-1} className={styles.sent}>
            <span className={styles.feedbackLabel}>{t('formats.insight.teacherFeedback')}</span>
            {decodeEntities(student.teacher_feedback)}
          </p>
        ) : isTeacher && !student.teacher_feedback_submitted ? (
          <StudentFeedback
            insight={insight}
            userId={student.user_id}
            name={name}
            cluster={`${band}_cluster`}
            onSent={() => setIsSent(true)}
          />
        ) : null}
      </div>
    </li>
  )
}
