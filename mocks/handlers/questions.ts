import { channels } from '../../src/api/channels'
import type { questionsCalls } from '../../src/api/questions.contract'
import { canSee } from '../domain/cards/cards'
import type { HandlersOf } from '../server/router'
import type { CardRecord, PersonRecord } from '../db/tables'
import { finishQuiz } from '../insights/finishQuiz'
import { answersOf, submittedAnswer, isRight, marksOf, type Quiz, quizOf } from '../insights/quizResults'
import { forbidden, invalid, notFound, HttpError } from '../server/respond'
import type { MockServer } from '../server/mockServer'

/** @throws HttpError 404 for an unknown question; 403 if the person cannot see it */
function getVisibleQuestion(mockServer: MockServer, person: PersonRecord, questionId: string): CardRecord {
  const question = mockServer.db.cards.get(questionId)
  if (question?.type !== 'question') throw notFound('Oops! Format cannot be found.')
  if (!canSee(mockServer, question, person)) throw forbidden('You no longer have access to this card.')
  return question
}

/** Returns the answers with the person's selection. Only the owner and people who have submitted an answer get the solution. */
function markedAnswers(question: CardRecord, person: PersonRecord, labels: readonly string[] | undefined) {
  const isSolutionVisible = labels !== undefined || question.owner_id === person.id
  return answersOf(question).map(({ label, text, isCorrect }) => ({
    label,
    text,
    isCorrect: isSolutionVisible ? isCorrect : null,
    is_selected: labels?.includes(label) ?? false,
  }))
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Returns the person's marks in a quiz, or null if any question is unanswered. */
function quizResult(mockServer: MockServer, { questions }: Quiz, person: PersonRecord) {
  const submissions = questions.map((question) => submittedAnswer(mockServer, question.id, person.id))
  if (submissions.some((answer) => !answer)) return null
  const right = questions.filter((question, index) => isRight(question, submissions[index]?.labels ?? []))
  return {
    marks: sum(right.map(marksOf)),
    total_marks: sum(questions.map(marksOf)),
    correct_answers: right.length,
    question_count: questions.length,
  }
}

/** Marks a shared question as read once the person has answered it. Opening the question is not enough (B-212). */
function markRead(mockServer: MockServer, question: CardRecord, person: PersonRecord): void {
  const shares = mockServer.db.shares.where('card_id', question.id)
  for (const share of shares.filter(({ recipient_id, status }) => recipient_id === person.id && status !== 'read')) {
    mockServer.db.shares.set({ ...share, status: 'read', opened_at: mockServer.now().toISOString() })
    const payload = { format_id: question.id, user_id: person.id, status: 'read' as const }
    mockServer.emit(channels.share, { userId: share.sender_id }, 'status.changed.read', payload)
  }
}

/** Handlers for answering questions (B-491, B-492, D-2451, D-2505). */
export const questionsHandlers: HandlersOf<typeof questionsCalls> = {
  checkQuestion({ mockServer, person, body }) {
    const question = getVisibleQuestion(mockServer, person, body.question_id)
    const labels = submittedAnswer(mockServer, question.id, person.id)?.labels
    const answers = markedAnswers(question, person, labels)
    return { data: { question_id: question.id, is_answered: labels !== undefined, answers } }
  },
  submitQuestion({ mockServer, person, body }) {
    const question = getVisibleQuestion(mockServer, person, body.question_id)
    if (submittedAnswer(mockServer, question.id, person.id)) {
      throw new HttpError(409, { message: 'You have already answered this question.' })
    }
    const offered = answersOf(question)
    const isOffered = ({ label, text }: { label: string; text: string }) =>
      offered.some((answer) => answer.label === label && answer.text === text)
    if (!body.answers.every(isOffered)) throw invalid('answers', 'The selected answer is not one of this question.')
    const labels = [...new Set(body.answers.map(({ label }) => label))].sort()
    const id = `${question.id} ${person.id}`
    const submitted_at = mockServer.now().toISOString()
    mockServer.db.answers.set({ id, question_id: question.id, user_id: person.id, labels, submitted_at })
    markRead(mockServer, question, person)
    const quiz = quizOf(mockServer, question, person)
    const result = quizResult(mockServer, quiz, person)
    if (result) finishQuiz(mockServer, quiz, person)
    return {
      data: {
        question_id: question.id,
        is_answered: true,
        answers: markedAnswers(question, person, labels),
        is_quiz_over: result !== null,
        quiz_result: result,
      },
    }
  },
}
