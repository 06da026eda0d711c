import type { ApiError } from '@/api/errors'
import { formatsApi } from '@/api/formats'
import { stacksApi } from '@/api/stacks'
import { deletionEnded, selectDeletions } from '@/state/deletions'
import { selectSnackbars, snackbarClosed, snackbarShown } from '@/state/snackbars'
import type { BoardThunk } from './boardThunk'
import { type BoardStep, selectSteps, stepForgotten } from './history'
import { changeStack, stepFailed } from './moveCards'
import { isOnItsWay, untilAnswered } from './onItsWay'

/** Takes a step back with the documented calls alone (spec/README override 7). */
const takeBack =
  (step: BoardStep): BoardThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    switch (step.kind) {
      case 'move': {
        const cards = step.cards.map((card) => ({ ...card, parent_id: step.to }))
        return dispatch(changeStack(cards, step.to, step.from))
      }
      case 'merge': {
        const detach = { stack: step.stack, children: step.cards }
        return (await dispatch(stacksApi.endpoints.detachFormats.initiate(detach))).error as ApiError | undefined
      }
      case 'unstack': {
        const { stack, children } = step
        const temporary = { ...stack, id: `temp_${stack.id}`, temp_id: `temp_${stack.id}`, loading: true }
        const cards = children.map((card) => ({ ...card, parent_id: stack.parent_id }))
        const merge = { cards, parentId: stack.parent_id, temporary }
        const { data, error } = await dispatch(stacksApi.endpoints.generateStack.initiate(merge))
        if (!data) return error as ApiError
        // The stack is a new one; it gets the face of the old one.
        const change = { title: stack.title, subtitle: stack.subtitle, image: stack.image }
        const save = formatsApi.endpoints.updateCard.initiate({ cardId: data.id, change })
        return (await dispatch(save)).error as ApiError | undefined
      }
      case 'reorder': {
        const order = { from: step.to, to: step.to, cardIds: step.before }
        return (await dispatch(stacksApi.endpoints.saveManualOrder.initiate(order))).error as ApiError | undefined
      }
      case 'delete':
        dispatch(deletionEnded({ id: step.id }))
        return undefined
    }
  }

/** Undoes one step, whether its notice or the keyboard asked for it. A step that is no longer there is passed over. */
export const undoStep =
  (id: string): BoardThunk =>
  async (dispatch, getState) => {
    const step = selectSteps(getState()).find((candidate) => candidate.id === id)
    if (!step) return
    dispatch(stepForgotten({ id }))
    const notice = selectSnackbars(getState()).find(({ action }) => action?.id === id)
    if (notice) dispatch(snackbarClosed({ id: notice.id }))
    const error = await dispatch(takeBack(step))
    if (error) dispatch(stepFailed(error, 'message.undo.failed'))
    else dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.undo.done' } }))
  }

/**
 * Undoes the newest step that is left (Ctrl or Cmd and Z on the board). One that is still on its way is waited for; when it fails, it
 * has undone itself, and the one before it stays.
 */
export const undoNewest = (): BoardThunk => async (dispatch, getState) => {
  const newest = () => selectSteps(getState()).at(-1)
  const before = newest()
  const isTooEarly = isOnItsWay()
  if (isTooEarly) await untilAnswered()
  const step = newest()
  if (step && !(isTooEarly && step === before)) await dispatch(undoStep(step.id))
}

/**
 * Sends the deletions whose notice is closed to the server; when the page is being left (`isLeaving`), all of them, with calls
 * that survive it.
 */
export const commitDeletions =
  ({ isLeaving = false }: { isLeaving?: boolean } = {}): BoardThunk =>
  async (dispatch, getState) => {
    const open = new Set(selectSnackbars(getState()).flatMap(({ action }) => action?.id ?? []))
    const due = selectDeletions(getState()).filter(({ id }) => isLeaving || !open.has(id))
    await Promise.all(
      due.map(async ({ id, cardIds }) => {
        dispatch(stepForgotten({ id }))
        const removal = dispatch(formatsApi.endpoints.removeCards.initiate({ cardIds, isLeaving }))
        dispatch(deletionEnded({ id }))
        await removal
      }),
    )
  }
