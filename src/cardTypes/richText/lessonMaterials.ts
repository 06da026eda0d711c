/**
 * Recommended learning materials of a lesson plan: requests them, generates one, or adds all at once (B-454, B-503 to
 * B-507, D-2458).
 */
import type { Card } from '@/api/cards/card.schema'
import { isHandledGlobally, serverMessage, statusOf, toApiError } from '@/api/core/errors'
import { generationApi } from '@/api/generation'
import { lessonsApi } from '@/api/lessons'
import { selectMe } from '@/api/user'
import type { AppThunk } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { placeForContent } from '../rules/placeForContent'

export type Material = Card['lesson_resources'][number]

const CANCELLED = { key: 'teaching.materials.cancelled' } as const

/**
 * Shows a snackbar for a failed recommendation: neutral after an abort, danger after an error (B-546 to B-549, D-2459).
 */
const reportFailure =
  (error: unknown): AppThunk =>
  (dispatch, getState) => {
    const failure = toApiError(error)
    if (failure.kind === 'aborted') {
      // No snackbar if nobody is signed in: logging out aborts every request.
      if (selectMe(getState())) dispatch(snackbarShown({ kind: 'neutral', text: CANCELLED }))
      return
    }
    // No snackbar on 429 either, because the warning about the daily quota is shown for all requests.
    if (isHandledGlobally(failure) || statusOf(failure) === 429) return
    const message = serverMessage(failure)
    dispatch(snackbarShown({ kind: 'danger', text: message ? { message } : CANCELLED }))
  }

/**
 * Requests materials for a lesson plan (B-275, B-504). `abort` aborts the request. After a failure, `result` is
 * undefined and a snackbar has been shown.
 */
export const recommendMaterials =
  (cardId: string): AppThunk<{ abort: () => void; result: Promise<Material[] | undefined> }> =>
  (dispatch) => {
    dispatch(
      snackbarShown({ kind: 'neutral', text: { key: 'message.materials.generating' }, replaceKey: 'lessonMaterials' }),
    )
    const request = dispatch(lessonsApi.endpoints.generateLessonMaterials.initiate({ cardId }))
    const settle = async () => {
      const { data, error } = await request
      if (error) dispatch(reportFailure(error))
      return data
    }
    return { abort: () => request.abort(), result: settle() }
  }

/** Generates a card from one material, in the stack that contains the lesson plan. Resolves to true on success. */
export const generateMaterial =
  (lesson: Card, { type, title, recommendedResourcePrompt }: Material): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const stackId = await dispatch(placeForContent(lesson, 'generateLessonPlanMaterials'))
    if (stackId === undefined) return false
    const { error } = await dispatch(
      generationApi.endpoints.generateCard.initiate({
        prompt: recommendedResourcePrompt,
        type,
        title,
        originId: lesson.id,
        stackId,
        tempId: `temp_${crypto.randomUUID()}`,
      }),
    )
    if (error) return false
    dispatch(snackbarShown({ kind: 'success', text: { key: 'message.materials.one' } }))
    return true
  }

/**
 * Requests a stack of all materials; resolves to true on success. Its snackbar replaces the one that the server's event
 * shows for the stack.
 */
export const addAllMaterials =
  (cardId: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { data } = await dispatch(lessonsApi.endpoints.addAllLessonMaterials.initiate({ cardId }))
    if (!data) return false
    const { stackName, stack_id } = data
    dispatch(
      snackbarShown({
        kind: 'success',
        text: { key: 'message.materials.updated', values: { stackName } },
        replaceKey: `process ${stack_id}`,
      }),
    )
    return true
  }
