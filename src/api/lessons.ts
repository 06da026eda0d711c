import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { ResponseOf } from './core/call'
import { patchCard } from './cards/listPatches'
import { lessonsCalls } from './lessons.contract'

type Materials = ResponseOf<typeof lessonsCalls.generateLessonMaterials>['data']
type AddedMaterials = ResponseOf<typeof lessonsCalls.addAllLessonMaterials>['data']

/** Endpoints for the recommended learning materials of a lesson plan (B-503, B-505). */
export const lessonsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Generates materials; the server stores them on the card. Aborting the returned promise cancels the call (B-275,
     * B-504).
     */
    generateLessonMaterials: build.mutation<Materials, { cardId: string }>({
      query: ({ cardId }) => callRequest(lessonsCalls.generateLessonMaterials, { body: { format_id: cardId } }),
      transformResponse: unwrapData(lessonsCalls.generateLessonMaterials),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(patchCard(cardId, (card) => ({ ...card, lesson_resources: result.data })))
      },
    }),
    /** Creates a stack of all materials. It arrives in `format.created`. */
    addAllLessonMaterials: build.mutation<AddedMaterials, { cardId: string }>({
      query: ({ cardId }) => callRequest(lessonsCalls.addAllLessonMaterials, { body: { formatId: cardId } }),
      transformResponse: unwrapData(lessonsCalls.addAllLessonMaterials),
    }),
  }),
})
