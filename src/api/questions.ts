import type { Card } from './cards/card.schema'
import { cardQueriesApi } from './cards/cardQueries'
import { selectCachedCard } from './cards/cardSelectors'
import { patchCard } from './cards/listPatches'
import type { ApiThunk } from './core/apiThunk'
import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { questionsCalls, type Submission } from './questions.contract'

type Check = ResponseOf<typeof questionsCalls.checkQuestion>['data']
type ChosenAnswers = BodyOf<typeof questionsCalls.submitQuestion>['answers']

/** Writes the solution to an answered question's card: in the lists, in the open card and in its quiz. */
const showAnswered =
  ({ question_id, answers }: Pick<Check, 'question_id' | 'answers'>): ApiThunk =>
  (dispatch, getState) => {
    const withSolution = <Shown extends Card>(card: Shown): Shown =>
      card.type === 'question' && card.id === question_id
        ? {
            ...card,
            is_answered: true,
            answers: answers.map(({ label, text, isCorrect }) => ({ label, text, isCorrect })),
          }
        : card
    const quizId = selectCachedCard(getState(), question_id)?.parent_id
    dispatch(patchCard(question_id, withSolution))
    if (!quizId) return
    dispatch(
      cardQueriesApi.util.updateQueryData('getCard', { cardId: quizId }, (quiz) => {
        if ('cards' in quiz) quiz.cards = quiz.cards?.map(withSolution)
      }),
    )
  }

/** Endpoints for answering questions (B-491, B-492). */
export const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Loads the user's earlier answer, and the solution once the question is answered. Requested when a question opens
     * in the focus view.
     */
    checkQuestion: build.query<Check, { cardId: string }>({
      query: ({ cardId }) => callRequest(questionsCalls.checkQuestion, { body: { question_id: cardId } }),
      transformResponse: unwrapData(questionsCalls.checkQuestion),
      providesTags: ['Card'],
      // The user may have answered on another device, so the cached card may lack the solution.
      async onQueryStarted({ cardId }, api) {
        const { dispatch, queryFulfilled } = api
        const result = await queryFulfilled.catch(() => undefined)
        const card = selectCachedCard(api.getState(), cardId)
        if (result?.data.is_answered && card?.type === 'question' && !card.is_answered)
          dispatch(showAnswered(result.data))
      },
    }),
    /** The response writes the solution to the card. A new quiz result may follow in a live event. */
    submitQuestion: build.mutation<Submission, { cardId: string; answers: ChosenAnswers }>({
      query: ({ cardId, answers }) =>
        callRequest(questionsCalls.submitQuestion, { body: { question_id: cardId, answers } }),
      transformResponse: unwrapData(questionsCalls.submitQuestion),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        const { question_id, is_answered, answers } = result.data
        // This must come before the update of the card, because an answered card reads the given answers from this
        // cache entry.
        dispatch(
          questionsApi.util.upsertQueryEntries([
            { endpointName: 'checkQuestion', arg: { cardId }, value: { question_id, is_answered, answers } },
          ]),
        )
        dispatch(showAnswered(result.data))
      },
      invalidatesTags: (submission) => (submission?.is_quiz_over ? ['Insight'] : []),
    }),
  }),
})

export const { useCheckQuestionQuery, useSubmitQuestionMutation } = questionsApi
