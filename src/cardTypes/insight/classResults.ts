import type { CardOf } from '@/api/cards/card.schema'
import type { Translate } from '@/i18n/i18n'
import { htmlToText } from '@/lib/html/htmlToText'
import { decodeEntities } from '../rules/decode'
import { numberText, percentOf } from '../rules/formatDate'
import { bands } from './bands'

type Table = { headers: string[]; rows: string[][] }

/** In ms. */
const MINUTE = 60_000

/**
 * Returns the date as yyyy-mm-dd in the user's time zone, because every spreadsheet sorts this format correctly. Empty
 * for an invalid date.
 */
function dateOf(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

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
          dateOf(student.created_at),
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
