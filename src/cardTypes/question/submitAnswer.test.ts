// @vitest-environment jsdom

/** Tests the submission of answers with the real store and the mock server. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { baseApi } from '@/api/core/baseApi'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { questionsApi } from '@/api/questions'
import { questionsCalls } from '@/api/questions.contract'
import { userApi } from '@/api/user'
import { selectBuddyReaction } from '@/store/buddyReactionSlice'
import { selectCompletedQuiz } from '@/store/completedQuizSlice'
import { sessionEnded } from '@/store/sessionEvents'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { intercept } from '@/testing/intercept'
import { openApp } from '@/testing/openApp'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import type { QuestionCard } from './quizPlace'
import { submitAnswer } from './submitAnswer'

const MEI_LING = 21
const WARM_UP = '7bb967f7-2124-4d4e-9264-0e8b1016924a'
/** The four questions of the quiz, each with the letters of its correct answers. */
const QUESTIONS = [
  ['bc0fb3e6-a95d-4f87-a08f-7524a98852ff', ['B']],
  ['5b98da8c-28d8-4f57-bb7f-ac50a21f573a', ['C']],
  ['644d6d65-7c54-44f4-a572-35484f232d02', ['B']],
  ['83d21985-2726-4208-be81-7f07dfd82f1f', ['A', 'C']],
] as const
const [[FIRST], , , [LAST]] = QUESTIONS
const DRAFT = (id: string) => `heartboard-answers-${MEI_LING}-${id}`

beforeEach(() => sessionStorage.clear())

/** Signs in a student who has answered all questions before `questionId`: the first wrongly, the others correctly. */
async function openQuestion(questionId: string = LAST) {
  const app = openApp({ as: 'mei_ling', isWithoutRealtime: true })
  onTestFinished(app.close)
  const { store, session } = app
  const { db } = session.mockServer
  const answer = (id: string, labels: readonly string[]) =>
    db.answers.set({
      id: `${id} ${MEI_LING}`,
      question_id: id,
      user_id: MEI_LING,
      labels: [...labels],
      submitted_at: '2026-11-20T02:00:00Z',
    })
  for (const [id, labels] of QUESTIONS) {
    if (id === questionId) break
    answer(id, id === FIRST ? ['A'] : labels)
  }
  await store.dispatch(userApi.endpoints.getMe.initiate())
  const load = (cardId: string) => store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId }))
  await load(WARM_UP)
  const { data } = await load(questionId)
  const card = data as QuestionCard
  return {
    ...app,
    card,
    answer,
    submit: (...labels: string[]) =>
      store.dispatch(
        submitAnswer(
          card,
          card.answers.filter(({ label }) => labels.includes(label)).map(({ label, text }) => ({ label, text })),
        ),
      ),
    shownCard: () => cardQueriesApi.endpoints.getCard.select({ cardId: questionId })(store.getState()).data,
    requests: (call: string) => session.mockServer.requestLog.entries().filter((entry) => entry.call === call).length,
  }
}

// B-295.
test('an answered question is shown with its solution, in its quiz, too, and its choice is forgotten', async () => {
  const { store, submit, shownCard } = await openQuestion(FIRST)
  storeDraft(DRAFT(FIRST), '[]')
  await submit('B')
  expect(shownCard()).toMatchObject({ is_answered: true, answers: [{ isCorrect: false }, { isCorrect: true }, {}, {}] })
  const quiz = cardQueriesApi.endpoints.getCard.select({ cardId: WARM_UP })(store.getState()).data
  expect(quiz).toMatchObject({ cards: [{ is_answered: true }, { is_answered: false }, {}, {}] })
  expect(readDraft(DRAFT(FIRST))).toBe('')
  expect(selectCompletedQuiz(store.getState())).toBeNull()
})

// B-296.
test.each([
  ['in the same session', false],
  ['but not after the session has ended', true],
])('3,000 ms after the last answer the quiz is over, %s', async (_, hasLeft) => {
  const { store, submit } = await openQuestion()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const onSubmitted = vi.fn()
  void submit('A', 'C').then(onSubmitted)
  while (onSubmitted.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(2999)
  expect(selectCompletedQuiz(store.getState())).toBeNull()
  if (hasLeft) {
    store.dispatch(sessionEnded('loggedOut'))
    store.dispatch(baseApi.util.resetApiState())
  }
  await vi.advanceTimersByTimeAsync(1)
  expect(selectCompletedQuiz(store.getState())).toEqual(
    hasLeft
      ? null
      : {
          questionId: LAST,
          containerId: WARM_UP,
          result: { marks: 7, total_marks: 9, correct_answers: 3, question_count: 4 },
        },
  )
})

test.each([
  ['cheers after a right answer', 'B', ['cheering', undefined, undefined]],
  ['is sorry after a wrong answer, and then thinks', 'A', ['sorry', 'thinking', undefined]],
])('the buddy %s, each for 1.2 s', async (_, label, moods) => {
  const { store, submit } = await openQuestion(FIRST)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const mood = () => selectBuddyReaction(store.getState())?.mood
  const onSubmitted = vi.fn()
  void submit(label).then(onSubmitted)
  while (onSubmitted.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(0)
  for (const expected of moods) {
    expect(mood()).toBe(expected)
    await vi.advanceTimersByTimeAsync(1199)
    expect(mood()).toBe(expected)
    await vi.advanceTimersByTimeAsync(1)
  }
})

// B-494.
test('a question that cannot be checked is only logged', async () => {
  expectConsole(/checkQuestion failed/)
  const { store, session } = await openQuestion(FIRST)
  intercept({ session }, questionsCalls.checkQuestion, () => ({ status: 500 }))
  await store.dispatch(questionsApi.endpoints.checkQuestion.initiate({ cardId: FIRST }))
  expect(selectSnackbars(store.getState())).toEqual([])
})

// B-495, B-496, D-2454.
test('a failure is only logged; the choice stays, and Submit is free again', async () => {
  expectConsole(/submitQuestion failed/)
  const { store, session, submit } = await openQuestion(FIRST)
  storeDraft(DRAFT(FIRST), '[1]')
  const repair = intercept({ session }, questionsCalls.submitQuestion, () => ({ status: 500 }))
  await submit('B')
  expect(selectSnackbars(store.getState())).toEqual([])
  expect(readDraft(DRAFT(FIRST))).toBe('[1]')
  repair()
  await submit('B')
  expect(readDraft(DRAFT(FIRST))).toBe('')
})

test('two presses are one request', async () => {
  const { submit, requests } = await openQuestion(FIRST)
  await Promise.all([submit('B'), submit('B')])
  expect(requests('submitQuestion')).toBe(1)
})

// D-2453.
test('a question that was answered elsewhere shows its first result', async () => {
  expectConsole(/submitQuestion failed.*409/s)
  const { store, submit, answer, shownCard } = await openQuestion(FIRST)
  answer(FIRST, ['D'])
  await submit('B')
  expect(shownCard()).toMatchObject({ is_answered: true, answers: [{ isCorrect: false }, { isCorrect: true }, {}, {}] })
  const check = questionsApi.endpoints.checkQuestion.select({ cardId: FIRST })(store.getState()).data
  expect(check?.answers.map(({ is_selected }) => is_selected)).toEqual([false, false, false, true])
})

test('a question that was edited before Submit is shown in its new version', async () => {
  expectConsole(/submitQuestion failed.*422/s)
  const { session, submit, shownCard } = await openQuestion(FIRST)
  const { cards } = session.mockServer.db
  const stored = cards.get(FIRST)
  if (!stored) throw new Error('The seed has no such question.')
  const answers = stored.answers as { label: string; text: string }[]
  cards.set({ ...stored, answers: answers.map((each) => (each.label === 'B' ? { ...each, text: '10/15' } : each)) })
  await submit('B')
  expect(shownCard()).toMatchObject({ is_answered: false, answers: [{}, { text: '10/15' }, {}, {}] })
})

test('a question that is not shared any more is read again, which closes it', async () => {
  expectConsole(/submitQuestion failed.*403/s)
  expectConsole(/getCard failed.*403/s)
  const { store, session, submit } = await openQuestion(FIRST)
  const { shares } = session.mockServer.db
  for (const { id } of shares.where('card_id', FIRST)) shares.remove(id)
  await submit('B')
  const { error } = cardQueriesApi.endpoints.getCard.select({ cardId: FIRST })(store.getState())
  expect(error).toMatchObject({ status: 403 })
})
