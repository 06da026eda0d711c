import { baseApi, payload, send } from './baseApi'
import type { ResponseOf } from './call'
import { patchCard } from './loadedCards'
import { lessonsCalls } from './lessons.contract'

type Materials = ResponseOf<typeof lessonsCalls.generateLessonMaterials>['data']
type AddedMaterials = ResponseOf<typeof lessonsCalls.addAllLessonMaterials>['data']

/** Recommended Learning Materials of a lesson plan (board 7). */
export const lessonsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Finds materials; they are kept on the card. Aborting the returned promise stops it (board 4). */
    generateLessonMaterials: build.mutation<Materials, { cardId: string }>({
      query: ({ cardId }) => send(lessonsCalls.generateLessonMaterials, { body: { format_id: cardId } }),
      transformResponse: payload(lessonsCalls.generateLessonMaterials),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) dispatch(patchCard(cardId, (card) => ({ ...card, lesson_resources: answer.data })))
      },
    }),
    /** Makes a stack of all materials; it comes by `format.created`. */
    addAllLessonMaterials: build.mutation<AddedMaterials, { cardId: string }>({
      query: ({ cardId }) => send(lessonsCalls.addAllLessonMaterials, { body: { formatId: cardId } }),
      transformResponse: payload(lessonsCalls.addAllLessonMaterials),
    }),
  }),
})
