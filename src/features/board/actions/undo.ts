import { type ApiError, errorKey, isGone, statusOf } from '@/api/errors'
import { formatsApi } from '@/api/formats'
import { loseCards } from '@/api/loadedCards'
import { stacksApi } from '@/api/stacks'
import { type Deletion, deletionEnded, selectDeletions } from '@/state/deletions'
import { selectSnackbars, snackbarClosed, snackbarShown } from '@/state/snackbars'
import type { BoardThunk } from './boardThunk'
import { type BoardStep, cardsGone, selectSteps, stackReplaced, stepForgotten, stepWithout } from './history'
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
        dispatch(stackReplaced({ oldId: stack.id, newId: data.id }))
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

const undo =
  (step: BoardStep): BoardThunk =>
  async (dispatch, getState) => {
    dispatch(stepForgotten({ id: step.id }))
    const notice = selectSnackbars(getState()).find(({ action }) => action?.id === step.id)
    if (notice) dispatch(snackbarClosed({ id: notice.id }))
    const deletedIds = selectDeletions(getState()).flatMap(({ cardIds }) => cardIds)
    const left = stepWithout(step, deletedIds)
    if (!left) return void dispatch(snackbarShown({ kind: 'danger', text: { key: 'message.undo.failed' } }))
    const error = await dispatch(takeBack(left))
    if (error) dispatch(stepFailed(error, 'message.undo.failed'))
    else dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.undo.done' } }))
  }

/** Resolves when every undo so far is answered. */
let undone: Promise<unknown> = Promise.resolve()

const follow = <Result>(undoing: Promise<Result>): Promise<Result> => {
  undone = Promise.allSettled([undone, undoing]).then(() => undefined)
  return undoing
}

/** Undoes one step, at once: its notice asked for it. A step that is no longer there is passed over. */
export const undoStep =
  (id: string): BoardThunk =>
  async (dispatch, getState) => {
    const step = selectSteps(getState()).find((candidate) => candidate.id === id)
    if (step) await follow(dispatch(undo(step)))
  }

/**
 * Undoes the newest step that is left (Ctrl or Cmd and Z on the board). One that is still on its way is waited for; when it fails, it
 * has undone itself, and the one before it stays.
 */
const undoNewestNow = (): BoardThunk => async (dispatch, getState) => {
  const before = new Set(selectSteps(getState()).map(({ id }) => id))
  const isTooEarly = isOnItsWay(selectSteps(getState()).at(-1)?.turn ?? 0)
  if (isTooEarly) await untilAnswered()
  const step = selectSteps(getState()).at(-1)
  if (step && !(isTooEarly && before.has(step.id))) await dispatch(undo(step))
}

/** The same after every undo that is going on: what that brings back, such as a stack, the next may be about. */
export const undoNewest = (): BoardThunk => (dispatch) => follow(undone.then(() => dispatch(undoNewestNow())))

type Removal = { goneIds: string[]; failure?: ApiError }

/** Deletes cards for good. The server deletes all or none: when it is one of them that cannot be, it is looked for by halves. */
const removeCards =
  (cardIds: string[]): BoardThunk<Promise<Removal>> =>
  async (dispatch) => {
    const { error } = await dispatch(formatsApi.endpoints.removeCards.initiate({ cardIds }))
    if (!error) return { goneIds: cardIds }
    const failure = error as ApiError
    if (cardIds.length > 1 && isGone(failure)) {
      const half = Math.ceil(cardIds.length / 2)
      const first = await dispatch(removeCards(cardIds.slice(0, half)))
      const second = await dispatch(removeCards(cardIds.slice(half)))
      return { goneIds: [...first.goneIds, ...second.goneIds], failure: first.failure ?? second.failure }
    }
    if (statusOf(failure) !== 404) return { goneIds: [], failure }
    // Deleted already, by somebody else or in another window.
    dispatch(loseCards(cardIds))
    return { goneIds: cardIds }
  }

/** Deletions that are on their way. Until they are answered their cards stay hidden, and no undo asks for them. */
const sending = new Map<string, Promise<void>>()

const send =
  ({ id, cardIds }: Deletion): BoardThunk =>
  async (dispatch) => {
    dispatch(stepForgotten({ id }))
    const { goneIds, failure } = await dispatch(removeCards(cardIds))
    dispatch(cardsGone({ cardIds: goneIds }))
    dispatch(deletionEnded({ id }))
    if (failure) dispatch(stepFailed(failure, errorKey(failure)))
    sending.delete(id)
  }

/**
 * Sends the deletions whose notice is closed to the server, each once; when the page is being left (`isLeaving`), all of them.
 * @returns resolves when all of these are answered
 */
export const commitDeletions =
  ({ isLeaving = false }: { isLeaving?: boolean } = {}): BoardThunk =>
  async (dispatch, getState) => {
    const open = new Set(selectSnackbars(getState()).flatMap(({ action }) => action?.id ?? []))
    const due = selectDeletions(getState()).filter(({ id }) => isLeaving || !open.has(id))
    await Promise.all(
      due.map((deletion) => {
        const running = sending.get(deletion.id) ?? dispatch(send(deletion))
        sending.set(deletion.id, running)
        return running
      }),
    )
  }
