import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { countQuestions, type Quiz, type Result } from './quizResults'
import { resultTexts } from './resultTexts'
import { languageOf } from './words'

export type OwnInsightType = 'selfquestioninsight' | 'schoolquestioninsight' | 'studentquestioninsight'

const PICTURE = 'scenes/graph'

const TITLE: Readonly<Record<OwnInsightType, (title: string, name: string, isMalay: boolean) => string>> = {
  selfquestioninsight: (title, _, isMalay) => `${isMalay ? 'Cubaan Saya' : 'My Result'}: ${title}`,
  schoolquestioninsight: (title, _, isMalay) => `${isMalay ? 'Keputusan Saya' : 'My Result'}: ${title}`,
  studentquestioninsight: (title, name) => `${title}: ${name}`,
}

const isInsightOf = ({ container }: Quiz, { material_id, stack_id }: CardRecord) =>
  stack_id === container.id || material_id === container.id

/** Finds an insight about a quiz on the owner's board. Pass `student` to find a teacher's insight about that student. */
export const findInsight = (
  mockServer: MockServer,
  ownerId: number,
  type: string,
  quiz: Quiz,
  student?: PersonRecord,
): CardRecord | undefined =>
  mockServer.db.cards
    .where('owner_id', ownerId)
    .filter((card) => card.type === type && isInsightOf(quiz, card))
    .find(({ student_id, title }) => !student || student_id === student.id || title === titleFor(quiz, student))

const titleFor = ({ container }: Quiz, { name }: PersonRecord) =>
  TITLE.studentquestioninsight(container.title, name, false)

/** The fields that say what an insight is about: a stack of questions, or a single question outside a stack. */
const originOf = ({ container, isSingle, title }: Quiz) => ({
  origin_title: title,
  stack_id: isSingle ? null : container.id,
  material_id: isSingle ? container.id : null,
})

const percent = (score: number) => `${Math.round(100 * score)}`

/**
 * Returns the insight about a person's result, created or updated. It keeps feedback and recommendation (B-176, B-180, D-2112).
 * Types: `self` for a person's own quiz, `school` for a shared quiz, `student` for what the teacher sees about a student.
 * @param allResults the results of all students who have finished; they show which questions were difficult
 */
export function ownInsight(
  mockServer: MockServer,
  type: OwnInsightType,
  owner: PersonRecord,
  quiz: Quiz,
  result: Result,
  allResults: readonly Result[],
): CardRecord {
  const isStudentView = type === 'studentquestioninsight'
  const existing = findInsight(mockServer, owner.id, type, quiz, isStudentView ? result.person : undefined)
  const { person, items, correct, score } = result
  const language = languageOf(quiz)
  const isMalay = language === 'ms'
  const now = mockServer.now().toISOString()
  const hasFeedback = existing?.teacher_feedback_submitted === true
  const subtitle = isStudentView
    ? `${percent(score)} ${isMalay ? 'peratus' : 'percent'}`
    : `${correct} ${isMalay ? 'daripada' : 'of'} ${items.length}`
  return {
    id: crypto.randomUUID(),
    type,
    title: TITLE[type](quiz.container.title, person.name, isMalay),
    image: quiz.container.image ?? PICTURE,
    owner_id: owner.id,
    parent_id: null,
    created_at: now,
    recommendation: null,
    ...(type !== 'selfquestioninsight' && { teacher_feedback: null, teacher_feedback_submitted: false }),
    ...(isStudentView && { student_id: person.id }),
    ...existing,
    subtitle: hasFeedback ? existing.subtitle : subtitle,
    updated_at: now,
    ...originOf(quiz),
    ...resultTexts(result, quiz.title, language, isStudentView ? person.name : null, countQuestions(allResults)),
    stats: { average_score: score, correct_answers: correct, question_count: items.length },
    questions_overview: items.map(({ body, answers, isCorrect, number }) => ({
      question_body: body,
      answers,
      is_correct: isCorrect,
      question_number: number,
    })),
  }
}
