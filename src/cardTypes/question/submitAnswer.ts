import { fetchOnce } from '@/api/core/fetchOnce'
import { isNotAccessible, statusOf, toApiError } from '@/api/core/errors'
import { refetchCard } from '@/api/cards/cardQueries'
import { questionsApi } from '@/api/questions'
import { selectMe } from '@/api/user'
import { quizCompleted } from '@/store/completedQuizSlice'
import type { AppThunk } from '@/store/rootReducer'
import { isAnsweredCorrectly } from './answerState'
import { type ChosenAnswer, forgetChosen } from './chosenAnswers'
import type { QuestionCard } from './quizPlace'
import { reactToAnswer } from './reactToAnswer'

/** Time in ms from the last answer to the end of the quiz (B-296). */
const END_DELAY_MS = 3000

/**
 * Submits the chosen answers, and lets the buddy react. 3 s after the last question the end of the quiz is shown, whichever screen is open. A
 * failure is only logged, and the choice stays (B-495, B-496, D-2454). On 409 the question was already answered, so its
 * first result is requested (D-2453). On 403, 404 or 422 the question was changed or deleted, so it is requested again.
 */
export const submitAnswer =
  (card: QuestionCard, answers: ChosenAnswer[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const cardId = card.id
    const userId = selectMe(getState())?.id
    const { submitQuestion, checkQuestion } = questionsApi.endpoints
    const isSending = submitQuestion.select({ fixedCacheKey: cardId, requestId: undefined })(getState()).isLoading
    if (isSending) return
    const { data, error } = await dispatch(submitQuestion.initiate({ cardId, answers }, { fixedCacheKey: cardId }))
    if (error) {
      const apiError = toApiError(error)
      if (statusOf(apiError) === 409) await dispatch(fetchOnce(checkQuestion, { cardId }))
      else if (isNotAccessible(apiError) || statusOf(apiError) === 422) await dispatch(refetchCard(cardId))
      return
    }
    forgetChosen(userId, cardId)
    const given = new Set(answers.map(({ label }) => label))
    void dispatch(reactToAnswer(isAnsweredCorrectly(data.answers, given)))
    const { quiz_result: result } = data
    if (!result) return
    setTimeout(() => {
      if (selectMe(getState())?.id !== userId) return
      dispatch(quizCompleted({ result, questionId: cardId, containerId: card.parent_id }))
    }, END_DELAY_MS)
  }
