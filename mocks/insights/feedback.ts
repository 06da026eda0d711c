import type { CardRecord, PersonRecord } from '../db/tables'
import { invalid, notFound, HttpError } from '../server/respond'
import type { MockServer } from '../server/mockServer'
import { type Marker, markersOf, type Report, reportOf } from './classInsight'
import { studentOfInsight } from './recommend'

const MAX_CHARACTERS = 1000

/** Returns the question's id for an insight about a single question outside a stack, otherwise null. */
const questionOf = ({ material_id = null }: CardRecord) => material_id

/** Returns the class insight that belongs to a student's insight. A class insight is returned unchanged. */
function classOf(mockServer: MockServer, insight: CardRecord): CardRecord | undefined {
  if (insight.type === 'classquestioninsight') return insight
  return mockServer.db.cards
    .where('owner_id', insight.owner_id)
    .filter(({ type }) => type === 'classquestioninsight')
    .find((card) => card.stack_id === insight.stack_id && questionOf(card) === questionOf(insight))
}

/** Returns the student's own insight and the teacher's insight about the student for the same quiz. */
const insightsAbout = (mockServer: MockServer, classInsight: CardRecord, student: PersonRecord): CardRecord[] =>
  [
    ...mockServer.db.cards.where('owner_id', student.id),
    ...mockServer.db.cards.where('owner_id', classInsight.owner_id),
  ]
    .filter(({ stack_id, material_id = null }) => {
      return stack_id === classInsight.stack_id && material_id === questionOf(classInsight)
    })
    .filter((card) =>
      card.type === 'schoolquestioninsight'
        ? card.owner_id === student.id
        : card.type === 'studentquestioninsight' && studentOfInsight(mockServer, card)?.id === student.id,
    )

/**
 * Returns the cards that a teacher's feedback to a student changes (B-458, B-459, D-2462). The caller stores them. They are the
 * student's insight, the teacher's insight about the student, and the class insight with the report.
 * @throws HttpError 404 without a class insight; 409 for a second feedback; 422 for an unfinished quiz or a text that is empty
 * or too long
 */
export function giveFeedback(
  mockServer: MockServer,
  teacher: PersonRecord,
  insight: CardRecord,
  studentId: number,
  text: string,
): CardRecord[] {
  const classInsight = classOf(mockServer, insight)
  const student = mockServer.db.people.get(studentId)
  if (!classInsight) throw notFound('There is no such insight.')
  const feedback = text.trim()
  if (!feedback) throw invalid('feedback', 'The feedback field is required.')
  if (feedback.length > MAX_CHARACTERS) {
    throw invalid('feedback', `The feedback may not be greater than ${MAX_CHARACTERS} characters.`)
  }
  const marker = markersOf(classInsight).find(({ user_id }) => user_id === studentId)
  if (!marker || !student) throw invalid('user_id', 'The student has not completed this quiz.')
  if (marker.teacher_feedback_submitted) {
    throw new HttpError(409, { message: 'The student has feedback on this quiz already.' })
  }
  const feedbackFields = { teacher_feedback: feedback, teacher_feedback_submitted: true }
  const updated_at = mockServer.now().toISOString()
  const mark = (list: Marker[]) =>
    list.map((item) => (item.user_id === studentId ? { ...item, ...feedbackFields } : item))
  const { low_markers, medium_markers, high_markers } = reportOf(classInsight)
  const report: Report = {
    low_markers: mark(low_markers),
    medium_markers: mark(medium_markers),
    high_markers: mark(high_markers),
  }
  const about = insightsAbout(mockServer, classInsight, student).map((card) => ({
    ...card,
    ...feedbackFields,
    ...(card.owner_id === studentId && { subtitle: `Feedback from ${teacher.name}` }),
    updated_at,
  }))
  return [...about, { ...classInsight, report, updated_at }]
}
