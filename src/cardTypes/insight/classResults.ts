import type { CardOf } from '@/api/cards/card.schema'
import type { Translate } from '@/i18n/i18n'
import { htmlToText } from '@/lib/html/htmlToText'
import { decodeEntities } from '../rules/decode'
import { numberText, percentOf, sortableDate } from '../rules/formatDate'
import { bands } from './bands'

type Table = { headers: string[]; rows: string[][] }

/**
 * Returns the results of a class as two tables, for a file or for paper (D-0081): the students from low to high band,
 * and the questions. The API does not contain the answers of single students, so the tables do not either.
 */
export function classResults(
  { report, class_questions_overview }: CardOf<'classquestioninsight'>,
  t: Translate,
): { students: Table; questions: Table } {
  return {
    students: {
      headers: [
        t('teaching.insight.student'),
        t('teaching.insight.scorePercent'),
        t('teaching.insight.band'),
        t('teaching.insight.finished'),
        t('teaching.insight.feedback'),
      ],
      rows: bands.flatMap((band) =>
        report[`${band}_markers`].map((student) => [
          decodeEntities(student.student_name),
          numberText(percentOf(student.average_score)),
          t(`formats.insight.band.${band}`),
          sortableDate(student.created_at),
          decodeEntities(student.teacher_feedback),
        ]),
      ),
    },
    questions: {
      headers: [t('teaching.insight.question'), t('teaching.insight.right'), t('teaching.insight.notYet')],
      rows: class_questions_overview.map((question) => [
        htmlToText(question.question_body),
        numberText(question.correct_responses_count),
        numberText(question.incorrect_responses_count),
      ]),
    },
  }
}
