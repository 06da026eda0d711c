/** Quiz results, computed from the stored answers; the source of all content of insights. */
import { htmlToText } from '../../src/lib/html/htmlToText'
import { canSee, childrenOf } from '../domain/cards/cards'
import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'

export type Answer = { label: string; text: string; isCorrect: boolean }

/** A question with number (from 1) and plain text; `body` is the HTML. */
export type NumberedQuestion = {
  number: number
  id: string
  title: string
  text: string
  body: string
  answers: Answer[]
}

/** A question with a person's answer; `labels` is empty if unanswered. */
export type AnsweredQuestion = NumberedQuestion & { labels: string[]; isCorrect: boolean; marks: number }

/** A person's result of a quiz; `score` is the share of the marks, 0 to 1 in hundredths (D-0913). */
export type Result = {
  person: PersonRecord
  items: AnsweredQuestion[]
  correct: number
  score: number
  finishedAt: string
}

/** A quiz: the container of the questions, or a single question outside a container (D-2113). */
export type Quiz = { container: CardRecord; isSingle: boolean; title: string; questions: CardRecord[] }

export type Band = 'low' | 'medium' | 'high'
export const bands: readonly Band[] = ['low', 'medium', 'high']

const DEFAULT_MARKS = 2

export const answersOf = (question: CardRecord): Answer[] => question.answers as Answer[]

export const marksOf = ({ marks }: CardRecord): number => (typeof marks === 'number' ? marks : DEFAULT_MARKS)

/** All or nothing: the chosen labels must equal the correct labels (D-2451). */
export const isRight = (question: CardRecord, labels: readonly string[]): boolean =>
  answersOf(question).every(({ label, isCorrect }) => isCorrect === labels.includes(label))

/** A ratio in hundredths. Multiply first, as for the percent of the quiz result: 0.145 would become 14.499… percent. */
const inHundredths = (part: number, whole: number) => Math.round((100 * part) / whole) / 100

/** Marks of the correct questions divided by all marks, 0 to 1 in hundredths (D-0913, D-2452). */
export function scoreOf(questions: readonly { marks: number; isCorrect: boolean }[]): number {
  const marksIn = (list: typeof questions) => list.reduce((sum, { marks }) => sum + marks, 0)
  return inHundredths(marksIn(questions.filter(({ isCorrect }) => isCorrect)), marksIn(questions))
}

/** Average in hundredths; 0 for no values. */
export const average = (values: readonly number[]): number =>
  values.length === 0
    ? 0
    : inHundredths(
        values.reduce((sum, value) => sum + value, 0),
        values.length,
      )

/** Band of a score (0 to 1), by rounded percent: 0–49, 50–69, 70–100 (B-306 to B-308, D-2104). */
export function bandOf(score: number): Band {
  const percent = Math.round(100 * score)
  if (percent < 50) return 'low'
  return percent < 70 ? 'medium' : 'high'
}

/** The quiz of a container with the questions visible to the person, in order. */
export const quizIn = (mockServer: MockServer, container: CardRecord, person: PersonRecord): Quiz => ({
  container,
  isSingle: container.type === 'question',
  title: htmlToText(container.title),
  questions: (container.type === 'question' ? [container] : childrenOf(mockServer, container.id)).filter(
    (card) => card.type === 'question' && canSee(mockServer, card, person),
  ),
})

/** The quiz of a question: all questions with the same parent; without a parent, the question alone. */
export function quizOf(mockServer: MockServer, question: CardRecord, person: PersonRecord): Quiz {
  const parent = question.parent_id ? mockServer.db.cards.get(question.parent_id) : undefined
  return quizIn(mockServer, parent ?? question, person)
}

/** A person's stored answer to a question; undefined if unanswered. */
export const submittedAnswer = (mockServer: MockServer, questionId: string, personId: number) =>
  mockServer.db.answers.get(`${questionId} ${personId}`)

function toNumberedQuestion(question: CardRecord, index: number): NumberedQuestion {
  const body = typeof question.question === 'string' ? question.question : question.title
  const text = htmlToText(body)
  const answers = answersOf(question).map(({ label, text: words, isCorrect }) => ({ label, text: words, isCorrect }))
  const title = htmlToText(question.title) || text
  return { number: index + 1, id: question.id, title, text, body, answers }
}

/** A person's result of a quiz; undefined until every question is answered. */
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

/** The student recipients of the quiz, by id; teachers who try the quiz out do not count. */
export const studentsOf = (mockServer: MockServer, { container }: Quiz): PersonRecord[] =>
  mockServer.db.shares
    .where('card_id', container.id)
    .map(({ recipient_id }) => mockServer.db.people.get(recipient_id))
    .filter((person) => person !== undefined)
    .filter(({ role }) => role === 'student')
    .sort((a, b) => a.id - b.id)

/** The results of all students who have finished, best first. */
export const classResults = (mockServer: MockServer, quiz: Quiz): Result[] =>
  studentsOf(mockServer, quiz)
    .map((student) => resultOf(mockServer, quiz, student))
    .filter((result) => result !== undefined)
    .sort((a, b) => b.score - a.score)

/** A group's answers to a question. */
export type QuestionCount = {
  question: NumberedQuestion
  right: number
  wrong: number
  /** Text of the most frequent wrong answer; '' without wrong answers. */
  commonMistake: string
  commonMistakes: number
}

/** Plain texts of the answers with the labels. */
export const answerTexts = (answers: readonly Answer[], labels: readonly string[]): string[] =>
  answers.filter(({ label }) => labels.includes(label)).map(({ text }) => htmlToText(text))

/** Plain texts of the correct answers. */
export const rightTexts = ({ answers }: NumberedQuestion): string[] =>
  answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => htmlToText(text))

/** Counts for each question of the quiz. */
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

/** Sorted by wrong answers, most first; ties in quiz order. */
export const hardestFirst = (counts: readonly QuestionCount[]): QuestionCount[] =>
  [...counts].sort((a, b) => b.wrong - a.wrong || a.question.number - b.question.number)
