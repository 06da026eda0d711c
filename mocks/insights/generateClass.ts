/**
 * Generates a class with results, to test insights with many students: `?class=40` or `?class=500` in the browser, CLASS=40 for
 * the HTTP server. The first demo account shares a quiz of 30 questions. All answers and the insight are stored. The same size
 * gives the same class.
 */
import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { classInsight } from './classInsight'
import { quizIn } from './quizResults'

const QUESTIONS = 30
/** Larger than any id of the seed. */
const FIRST_STUDENT_ID = 100_000
/** Every n-th student has not finished the quiz. */
const UNFINISHED = 20
const LABELS = ['A', 'B', 'C', 'D'] as const

const GIVEN_NAMES = ['Aisyah', 'Wei Jie', 'Kavitha', 'Danial', 'Mei Yee', 'Arjun', 'Nurul', 'Jia Hui', 'Ravin', 'Sofea']
const FAMILY_NAMES = ['Rahman', 'Tan', 'Kumar', 'Ismail', 'Lim', 'Pillai', 'Hassan', 'Wong', 'anak Jugah', 'Osman']

const uuid = (number: number) => `c1a55000-0000-4000-8000-${String(number).padStart(12, '0')}`
const QUIZ_ID = uuid(0)
export const CLASS_INSIGHT_ID = uuid(999_999)
const CREATED_AT = '2026-11-17T01:00:00Z'

const nameOf = (index: number) =>
  `${GIVEN_NAMES[index % GIVEN_NAMES.length]} ${FAMILY_NAMES[Math.floor(index / GIVEN_NAMES.length) % FAMILY_NAMES.length]} ${index + 1}`

const common = (owner: PersonRecord) => ({ owner_id: owner.id, created_at: CREATED_AT, updated_at: CREATED_AT })

/** Makes a question about the product of two small numbers. The index decides which answer is correct. */
function questionOf(owner: PersonRecord, index: number): CardRecord {
  const [a, b] = [2 + (index % 9), 3 + (index % 7)]
  return {
    ...common(owner),
    id: uuid(index + 1),
    type: 'question',
    title: `Question ${index + 1}`,
    parent_id: QUIZ_ID,
    manual_order: index,
    image: null,
    question: `How much is ${a} × ${b}?`,
    answers: LABELS.map((label, at) => ({
      label,
      text: String(a * b + at - (index % LABELS.length)),
      isCorrect: at === index % LABELS.length,
    })),
    marks: 1 + (index % 3),
    showImage: false,
  }
}

/** Students with a higher number know more, so that scores range from low to high. */
const knows = (student: number, question: number, size: number) =>
  (student * 31 + question * 17) % 100 < 25 + (75 * student) / Math.max(1, size - 1)

/** Adds a generated class to the database of a running mock server. */
export function addGeneratedClass(mockServer: MockServer, size: number): void {
  const { db } = mockServer
  const owner = [...db.people.all()].find(({ demo }) => demo?.order === 1)
  const model = [...db.people.all()].find(({ role }) => role === 'student')
  if (!owner || !model) return
  const questions = Array.from({ length: QUESTIONS }, (_, index) => questionOf(owner, index))
  const quiz: CardRecord = {
    ...common(owner),
    id: QUIZ_ID,
    type: 'quiz',
    title: `Times Tables: ${size} Students`,
    subtitle: `${QUESTIONS} questions`,
    image: 'scenes/graph',
    parent_id: null,
  }
  for (const card of [quiz, ...questions]) db.cards.set(card)
  for (let index = 0; index < size; index += 1) {
    const id = FIRST_STUDENT_ID + index
    const username = `class_${index + 1}`
    db.people.set({ ...model, id, name: nameOf(index), username, email: `${username}@example.com`, demo: null })
    for (const card of [quiz, ...questions]) {
      db.shares.set({
        id: `${card.id} ${id}`,
        card_id: card.id,
        sender_id: owner.id,
        recipient_id: id,
        status: 'read',
        shared_at: CREATED_AT,
        opened_at: CREATED_AT,
        ...(card !== quiz && { inherited_from: QUIZ_ID }),
      })
    }
    const isUnfinished = index % UNFINISHED === UNFINISHED - 1
    for (const [number, question] of questions.slice(0, isUnfinished ? QUESTIONS - 1 : QUESTIONS).entries()) {
      const mistake = knows(index, number, size) ? 0 : 1 + (index % 3)
      const label = LABELS[(number + mistake) % LABELS.length] ?? 'A'
      const submitted_at = new Date(Date.parse(CREATED_AT) + (index * 60 + number) * 1000).toISOString()
      db.answers.set({
        id: `${question.id} ${id}`,
        question_id: question.id,
        user_id: id,
        labels: [label],
        submitted_at,
      })
    }
  }
  const insight = classInsight(mockServer, owner, quizIn(mockServer, quiz, owner))
  db.cards.set({ ...insight, id: CLASS_INSIGHT_ID })
}
