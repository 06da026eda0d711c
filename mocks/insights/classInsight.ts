import type { ClusterName } from '../../src/api/insights.contract'
import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { classSummary, groupTexts } from './classTexts'
import {
  average,
  type Band,
  bandOf,
  bands,
  classResults,
  countQuestions,
  type Quiz,
  type Result,
  studentsOf,
} from './quizResults'
import { findInsight } from './ownInsight'
import { type Language, languageOf } from './words'

/** A student's entry in the report of a class insight (B-183, B-184). */
export type Marker = {
  student_name: string
  /** Average score between 0 and 1. */
  average_score: number
  user_id: number
  teacher_feedback: string | null
  teacher_feedback_submitted: boolean
  created_at: string
}
export type Report = Record<`${Band}_markers`, Marker[]>
export type Cluster = { recommendation: string | null; explore: string; celebrate: string }
export type Clusters = Record<ClusterName, Cluster>

export const reportOf = (insight: CardRecord): Report => insight.report as Report
export const clustersOf = (insight: CardRecord): Clusters => insight.clustersCER as Clusters

export const markersOf = (insight: CardRecord): Marker[] =>
  bands.flatMap((band) => reportOf(insight)[`${band}_markers`])

export const resultsOfCluster = (results: readonly Result[], cluster: ClusterName): Result[] =>
  results.filter(({ score }) => cluster === 'whole_class' || cluster === `${bandOf(score)}_cluster`)

const CLUSTERS: readonly ClusterName[] = ['whole_class', 'low_cluster', 'medium_cluster', 'high_cluster']

const byBand = <Item>(make: (band: Band) => Item) =>
  Object.fromEntries(bands.map((band) => [`${band}_markers`, make(band)])) as Record<`${Band}_markers`, Item>

/** Returns the name of the owner's smallest group that contains all students who have the quiz. */
const groupNameOf = (mockServer: MockServer, owner: PersonRecord, students: readonly PersonRecord[]) =>
  mockServer.db.groups
    .where('owner_id', owner.id)
    .filter(({ member_ids }) => students.every(({ id }) => member_ids.includes(id)))
    .sort((a, b) => a.member_ids.length - b.member_ids.length)[0]?.group_name

function subtitleOf(completed: number, total: number, group: string | undefined, language: Language): string {
  const count =
    language === 'ms' ? `${completed} daripada ${total} telah menjawab` : `${completed} of ${total} have answered`
  return group ? `${group} · ${count}` : count
}

/**
 * Returns the class insight of a shared quiz, computed from all stored answers (D-2461). An existing insight keeps its feedback
 * and recommendations.
 */
export function classInsight(mockServer: MockServer, owner: PersonRecord, quiz: Quiz): CardRecord {
  const existing = findInsight(mockServer, owner.id, 'classquestioninsight', quiz)
  const students = studentsOf(mockServer, quiz)
  const results = classResults(mockServer, quiz)
  const language = languageOf(quiz)
  const counts = countQuestions(results)
  const score = average(results.map((result) => result.score))
  const waiting = students.filter(({ id }) => !results.some(({ person }) => person.id === id)).map(({ name }) => name)
  const existingMarkers = existing ? markersOf(existing) : []
  const markerOf = ({ person, score: average_score, finishedAt }: Result): Marker => {
    const marker = existingMarkers.find(({ user_id }) => user_id === person.id)
    return {
      student_name: person.name,
      average_score,
      user_id: person.id,
      teacher_feedback: marker?.teacher_feedback ?? null,
      teacher_feedback_submitted: marker?.teacher_feedback_submitted ?? false,
      created_at: finishedAt,
    }
  }
  const report = byBand((band) => results.filter((result) => bandOf(result.score) === band).map(markerOf))
  const clusters = CLUSTERS.map((name): [ClusterName, Cluster] => [
    name,
    {
      ...groupTexts(resultsOfCluster(results, name), counts, language),
      recommendation: existing ? clustersOf(existing)[name].recommendation : null,
    },
  ])
  const now = mockServer.now().toISOString()
  return {
    id: crypto.randomUUID(),
    type: 'classquestioninsight',
    title: `${language === 'ms' ? 'Keputusan Kelas' : 'Class Insights'}: ${quiz.container.title}`,
    image: 'scenes/graph',
    owner_id: owner.id,
    parent_id: null,
    created_at: now,
    ...existing,
    subtitle: subtitleOf(results.length, students.length, groupNameOf(mockServer, owner, students), language),
    updated_at: now,
    origin_title: quiz.title,
    stack_id: quiz.isSingle ? null : quiz.container.id,
    ...(quiz.isSingle && { material_id: quiz.container.id }),
    summary: classSummary(results, waiting, quiz.title, score, language),
    stats: {
      average_score: score,
      students_completed: results.length,
      students_shared_with: students.length,
      ...byBand((band) => report[`${band}_markers`].length),
    },
    report,
    class_questions_overview: counts.map(({ question, right, wrong }) => ({
      question_body: question.body,
      answers: question.answers,
      question_number: question.number,
      correct_responses_count: right,
      incorrect_responses_count: wrong,
    })),
    clustersCER: Object.fromEntries(clusters),
  }
}
