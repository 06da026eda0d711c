// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { currentTranslation } from '@/i18n/i18n'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { classResults } from './classResults'

const insight = cardFixture('classquestioninsight')
const marker = (
  student_name: string,
  average_score: number,
  teacher_feedback: string | null = null,
  created_at = '2026-11-18T02:40:00Z',
) => ({
  student_name,
  average_score,
  user_id: 21,
  teacher_feedback,
  teacher_feedback_submitted: teacher_feedback !== null,
  created_at,
})

test('a row for each student has score, band, date and feedback; one for each question how many got it right', () => {
  const { students, questions } = classResults(
    {
      ...insight,
      report: {
        low_markers: [marker('Mei &amp; Ling', 0.494)],
        medium_markers: [marker('=1+1', 0.495, 'Well done,\nRavi!')],
        high_markers: [],
      },
      class_questions_overview: [
        {
          question_body: '<p>Which part &amp; why?</p>',
          answers: [],
          question_number: 1,
          correct_responses_count: 2,
          incorrect_responses_count: 1,
        },
      ],
    },
    currentTranslation().t,
  )
  expect([students.headers, ...students.rows]).toEqual([
    ['Student', 'Score (%)', 'Group', 'Finished', 'Feedback'],
    ['Mei & Ling', '49', 'Low', '2026-11-18', ''],
    ['=1+1', '50', 'Medium', '2026-11-18', 'Well done,\nRavi!'],
  ])
  expect([questions.headers, ...questions.rows]).toEqual([
    ['Question', 'Right', 'Not yet right'],
    ['Which part & why?', '2', '1'],
  ])
})

test.each([
  ['Asia/Kuala_Lumpur', '2026-11-17T23:40:00Z', '2026-11-18'],
  ['America/New_York', '2026-11-18T02:40:00Z', '2026-11-17'],
  ['Asia/Kuala_Lumpur', '2026-11-18', '2026-11-18'],
  ['Asia/Kuala_Lumpur', 'soon', ''],
  ['Asia/Kuala_Lumpur', '2026-99-99', ''],
])('the date is that of the screen: in %s %s is %o', (timeZone, created_at, date) => {
  vi.stubEnv('TZ', timeZone)
  onTestFinished(() => void vi.unstubAllEnvs())
  const report = { low_markers: [marker('Mei Ling', 0.4, null, created_at)], medium_markers: [], high_markers: [] }
  expect(classResults({ ...insight, report }, currentTranslation().t).students.rows[0]?.[3]).toBe(date)
})
