/** Computes quiz results from the stored answers. All content of insights comes from these results. */
import { htmlToText } from '../../src/lib/html/htmlToText'
import { canSee, childrenOf } from '../domain/cards/cards'
import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'

export type Answer = { label: string; text: string; isCorrect: boolean }

/** A question with its number, counted from 1. `text` is plain text, `body` the HTML. */
export type NumberedQuestion = {
  number: number
  id: string
  title: string
  text: string
  body: string
  answers: Answer[]
}

/** A question with a person's answer. `labels` is empty if the person has not answered. */
export type AnsweredQuestion = NumberedQuestion & { labels: string[]; isCorrect: boolean; marks: number }

/** A person's result in a quiz. `score` is the share of the marks from 0 to 1, rounded to hundredths (D-0913). */
export type Result = {
  person: PersonRecord
  items: AnsweredQuestion[]
  correct: number
  score: number
  finishedAt: string
}

/** A quiz: a container with questions, or a single question outside a container (D-2113). */
export type Quiz = { container: CardRecord; isSingle: boolean; title: string; questions: CardRecord[] }

export type Band = 'low' | 'medium' | 'high'
export const bands: readonly Band[] = ['low', 'medium', 'high']

const DEFAULT_MARKS = 2

export const answersOf = (question: CardRecord): Answer[] => question.answers as Answer[]

export const marksOf = ({ marks }: CardRecord): number => (typeof marks === 'number' ? marks : DEFAULT_MARKS)

/** True only if the chosen labels are exactly the correct ones; there are no marks for part of them (D-2451). */
export const isRight = (question: CardRecord, labels: readonly string[]): boolean =>
  answersOf(question).every(({ label, isCorrect }) => isCorrect === labels.includes(label))

/**
 * Returns a ratio rounded to hundredths. Multiplies before dividing, as the percent of the quiz result does: 0.145 × 100 would
 * give 14.499….
 */
const inHundredths = (part: number, whole: number) => Math.round((100 * part) / whole) / 100

/** Returns the marks of the correct questions divided by all marks: 0 to 1, rounded to hundredths (D-0913, D-2452). */
export function scoreOf(questions: readonly { marks: number; isCorrect: boolean }[]): number {
  const marksIn = (list: typeof questions) => list.reduce((sum, { marks }) => sum + marks, 0)
  return inHundredths(marksIn(questions.filter(({ isCorrect }) => isCorrect)), marksIn(questions))
}

/** Returns the average rounded to hundredths; 0 for an empty list. */
export const average = (values: readonly number[]): number =>
  values.length === 0
    ? 0
    : inHundredths(
        values.reduce((sum, value) => sum + value, 0),
        values.length,
      )

/** Returns the band of a score from 0 to 1: 0–49, 50–69 or 70–100 rounded percent (B-306 to B-308, D-2104). */
export function bandOf(score: number): Band {
  const percent = Math.round(100 * score)
  if (percent < 50) return 'low'
  return percent < 70 ? 'medium' : 'high'
}

/** Returns the quiz of a container, with those questions that the person can see. */
export const quizIn = (mockServer: MockServer, container: CardRecord, person: PersonRecord): Quiz => ({
  container,
  isSingle: container.type === 'question',
  title: htmlToText(container.title),
  questions: (container.type === 'question' ? [container] : childrenOf(mockServer, container.id)).filter(
    (card) => card.type === 'question' && canSee(mockServer, card, person),
  ),
})

/**
 * Returns the quiz that a question belongs to: all questions with the same parent. Without a parent, the question alone is the
 * quiz.
 */
export function quizOf(mockServer: MockServer, question: CardRecord, person: PersonRecord): Quiz {
  const parent = question.parent_id ? mockServer.db.cards.get(question.parent_id) : undefined
  return quizIn(mockServer, parent ?? question, person)
}

export const submittedAnswer = (mockServer: MockServer, questionId: string, personId: number) =>
  mockServer.db.answers.get(`${questionId} ${personId}`)

function toNumberedQuestion(question: CardRecord, index: number): NumberedQuestion {
  const body = typeof question.question === 'string' ? question.question : question.title
  const text = htmlToText(body)
  const answers = answersOf(question).map(({ label, text: words, isCorrect }) => ({ label, text: words, isCorrect }))
  const title = htmlToText(question.title) || text
  return { number: index + 1, id: question.id, title, text, body, answers }
}

/** Returns a person's result in a quiz, or undefined until every question is answered. */
export function resultOf(mockServer: MockServer, { questions }: Quiz, person: PersonRecord): Result | undefined {
  const submissions = questions.map(({ id }) => submittedAnswer(mockServer, id, person.id))
  if (submissions.length === 0 || submissions.some((answer) => !answer)) return undefined
  const items = questions.map((question, index) => {
    const labels = submissions[index]?.labels ?? []
    const isCorrect = isRight(question, labels)
    return { ...toNumberedQuestion(question, index), labels, isCorrect, marks: marksOf(question) }
  })
  const correct = items.filter(({ isCorrect }) => isCorrect).length
  const times = submissions.map((answer) => answer?.submitted_at ?? '').sort()
  return { person, items, correct, score: scoreOf(items), finishedAt: times.at(-1) ?? '' }
}

/** Returns the students who have received the quiz, sorted by id. Teachers who try the quiz out do not count. */
export const studentsOf = (mockServer: MockServer, { container }: Quiz): PersonRecord[] =>
  mockServer.db.shares
    .where('card_id', container.id)
    .map(({ recipient_id }) => mockServer.db.people.get(recipient_id))
    .filter((person) => person !== undefined)
    .filter(({ role }) => role === 'student')
    .sort((a, b) => a.id - b.id)

/** Returns the results of all students who have finished, best first. */
export const classResults = (mockServer: MockServer, quiz: Quiz): Result[] =>
  studentsOf(mockServer, quiz)
    .map((student) => resultOf(mockServer, quiz, student))
    .filter((result) => result !== undefined)
    .sort((a, b) => b.score - a.score)

/** How a group of students has answered one question. */
export type QuestionCount = {
  question: NumberedQuestion
  right: number
  wrong: number
  /** The most frequent wrong answer; '' if nobody answered wrongly. */
  commonMistake: string
  commonMistakes: number
}

export const answerTexts = (answers: readonly Answer[], labels: readonly string[]): string[] =>
  answers.filter(({ label }) => labels.includes(label)).map(({ text }) => htmlToText(text))

export const rightTexts = ({ answers }: NumberedQuestion): string[] =>
  answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => htmlToText(text))

export function countQuestions(results: readonly Result[]): QuestionCount[] {
  const questions = results[0]?.items ?? []
  return questions.map((question, index) => {
    const answeredItems = results.map(({ items }) => items[index]).filter((item) => item !== undefined)
    const mistakes = new Map<string, number>()
    for (const { isCorrect, answers, labels } of answeredItems) {
      const wrong = answerTexts(
        answers.filter((answer) => !answer.isCorrect),
        labels,
      )
      if (!isCorrect) for (const text of wrong) mistakes.set(text, (mistakes.get(text) ?? 0) + 1)
    }
    const [common] = [...mistakes].sort(([, a], [, b]) => b - a)
    const right = answeredItems.filter(({ isCorrect }) => isCorrect).length
    return {
      question,
      right,
      wrong: answeredItems.length - right,
      commonMistake: common?.[0] ?? '',
      commonMistakes: common?.[1] ?? 0,
    }
  })
}

/** Sorts by the number of wrong answers, most first. Ties stay in the order of the quiz. */
export const hardestFirst = (counts: readonly QuestionCount[]): QuestionCount[] =>
  [...counts].sort((a, b) => b.wrong - a.wrong || a.question.number - b.question.number)
