import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { patchCard } from './cards/optimisticCards'
import { questionsCalls, type Submission } from './questions.contract'

type Check = ResponseOf<typeof questionsCalls.checkQuestion>['data']
type ChosenAnswers = BodyOf<typeof questionsCalls.submitQuestion>['answers']

/** Answering questions (B-491, B-492). */
export const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user's earlier answer, and the solution once answered; fetched when a question opens in the focus view. */
    checkQuestion: build.query<Check, { cardId: string }>({
      query: ({ cardId }) => callRequest(questionsCalls.checkQuestion, { body: { question_id: cardId } }),
      transformResponse: unwrapData(questionsCalls.checkQuestion),
      providesTags: ['Card'],
    }),
    /** The response puts the solution on the card; a new quiz result may follow as a live event. */
    submitQuestion: build.mutation<Submission, { cardId: string; answers: ChosenAnswers }>({
      query: ({ cardId, answers }) =>
        callRequest(questionsCalls.submitQuestion, { body: { question_id: cardId, answers } }),
      transformResponse: unwrapData(questionsCalls.submitQuestion),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        const { question_id, is_answered, answers } = result.data
        dispatch(
          patchCard(cardId, (card) =>
            card.type === 'question'
              ? {
                  ...card,
                  is_answered,
                  answers: answers.map(({ label, text, isCorrect }) => ({ label, text, isCorrect })),
                }
              : card,
          ),
        )
        await dispatch(
          questionsApi.util.upsertQueryData('checkQuestion', { cardId }, { question_id, is_answered, answers }),
        )
      },
      invalidatesTags: (submission) => (submission?.is_quiz_over ? ['Insight'] : []),
    }),
  }),
})
