/** What people answered in a quiz, counted from the answers that are stored. Everything an insight says comes from here. */
import { htmlToText } from '../../src/lib/htmlToText'
import { canSee, childrenOf } from '../domain/cards/cards'
import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'

export type Answer = { label: string; text: string; isCorrect: boolean }

/** A question with its number in the quiz, from 1, and its words without markup. */
export type NumberedQuestion = {
  number: number
  id: string
  title: string
  text: string
  body: string
  answers: Answer[]
}

/** A question as one person answered it; `labels` is empty while they have not. */
export type AnsweredQuestion = NumberedQuestion & { labels: string[]; isCorrect: boolean }

/** What one person did in a quiz; `score` is 0 to 1 in hundredths, by questions, as the insights have it. */
export type Result = {
  person: PersonRecord
  items: AnsweredQuestion[]
  correct: number
  score: number
  finishedAt: string
}

/** A quiz: the container of the questions, or a question that stands alone (D-2113). */
export type Quiz = { container: CardRecord; isSingle: boolean; title: string; questions: CardRecord[] }

export type Band = 'low' | 'medium' | 'high'
export const bands: readonly Band[] = ['low', 'medium', 'high']

const DEFAULT_MARKS = 2

export const answersOf = (question: CardRecord): Answer[] => question.answers as Answer[]

export const marksOf = ({ marks }: CardRecord): number => (typeof marks === 'number' ? marks : DEFAULT_MARKS)

/** All or nothing: the chosen set has to be the right set (D-2451). */
export const isRight = (question: CardRecord, labels: readonly string[]): boolean =>
  answersOf(question).every(({ label, isCorrect }) => isCorrect === labels.includes(label))

const roundToHundredths = (value: number) => Math.round(100 * value) / 100

export const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : roundToHundredths(values.reduce((sum, value) => sum + value, 0) / values.length)

/** 0 to 49, 50 to 69 and 70 to 100 percent, rounded first (B-306 to B-308, D-2104). */
export function bandOf(score: number): Band {
  const percent = Math.round(100 * score)
  if (percent < 50) return 'low'
  return percent < 70 ? 'medium' : 'high'
}

/** The quiz of a container as a person sees it, in the order of its questions. */
export const quizIn = (mockServer: MockServer, container: CardRecord, person: PersonRecord): Quiz => ({
  container,
  isSingle: container.type === 'question',
  title: htmlToText(container.title),
  questions: (container.type === 'question' ? [container] : childrenOf(mockServer, container.id)).filter(
    (card) => card.type === 'question' && canSee(mockServer, card, person),
  ),
})

/** The quiz that a question belongs to: all questions with the same parent; alone it is a quiz of one. */
export function quizOf(mockServer: MockServer, question: CardRecord, person: PersonRecord): Quiz {
  const parent = question.parent_id ? mockServer.db.cards.get(question.parent_id) : undefined
  return quizIn(mockServer, parent ?? question, person)
}

/** What a person chose for a question; undefined while they have not answered. */
export const submittedAnswer = (mockServer: MockServer, questionId: string, personId: number) =>
  mockServer.db.answers.get(`${questionId} ${personId}`)

function toNumberedQuestion(question: CardRecord, index: number): NumberedQuestion {
  const body = typeof question.question === 'string' ? question.question : question.title
  const text = htmlToText(body)
  const answers = answersOf(question).map(({ label, text: words, isCorrect }) => ({ label, text: words, isCorrect }))
  return { number: index + 1, id: question.id, title: htmlToText(question.title) || text, text, body, answers }
}

/** What a person did in a quiz; undefined until every question is answered. */
export function resultOf(mockServer: MockServer, { questions }: Quiz, person: PersonRecord): Result | undefined {
  const submissions = questions.map(({ id }) => submittedAnswer(mockServer, id, person.id))
  if (submissions.length === 0 || submissions.some((answer) => !answer)) return undefined
  const items = questions.map((question, index) => {
    const labels = submissions[index]?.labels ?? []
    return { ...toNumberedQuestion(question, index), labels, isCorrect: isRight(question, labels) }
  })
  const correct = items.filter(({ isCorrect }) => isCorrect).length
  const times = submissions.map((answer) => answer?.submitted_at ?? '').sort()
  return { person, items, correct, score: roundToHundredths(correct / items.length), finishedAt: times.at(-1) ?? '' }
}

/** The students whom the owner gave the quiz to; colleagues who try it out do not count. */
export const studentsOf = (mockServer: MockServer, { container }: Quiz): PersonRecord[] =>
  mockServer.db.shares
    .where('card_id', container.id)
    .map(({ recipient_id }) => mockServer.db.people.get(recipient_id))
    .filter((person) => person !== undefined)
    .filter(({ role }) => role === 'student')
    .sort((a, b) => a.id - b.id)

/** The results of all students who are through, best first. */
export const classResults = (mockServer: MockServer, quiz: Quiz): Result[] =>
  studentsOf(mockServer, quiz)
    .map((student) => resultOf(mockServer, quiz, student))
    .filter((result) => result !== undefined)
    .sort((a, b) => b.score - a.score)

/** How a group of people did in one question. */
export type QuestionCount = {
  question: NumberedQuestion
  right: number
  wrong: number
  /** The wrong answer that most of them chose, in its words; empty when nobody was wrong. */
  commonMistake: string
  commonMistakes: number
}

export const answerTexts = (answers: readonly Answer[], labels: readonly string[]): string[] =>
  answers.filter(({ label }) => labels.includes(label)).map(({ text }) => htmlToText(text))

export const rightTexts = ({ answers }: NumberedQuestion): string[] =>
  answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => htmlToText(text))

/** One count for each question of the quiz. */
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

/** Those with the most wrong answers first; equal ones in the order of the quiz. */
export const hardestFirst = (counts: readonly QuestionCount[]): QuestionCount[] =>
  [...counts].sort((a, b) => b.wrong - a.wrong || a.question.number - b.question.number)
