import { type ApiError, errorKey, isNotAccessible, statusOf } from '@/api/core/errors'
import { cardsApi } from '@/api/cards/cards'
import { evictCards } from '@/api/cards/optimisticCards'
import { stacksApi } from '@/api/cards/stacks'
import { type PendingDeletion, deletionSettled, selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import { selectSnackbars, snackbarClosed, snackbarShown } from '@/store/snackbarsSlice'
import type { BoardThunk } from '../boardThunk'
import {
  type UndoEntry,
  cardsRemoved,
  selectUndoEntries,
  stackIdReplaced,
  undoDiscarded,
  withoutCards,
} from './undoSlice'
import { changeStack, showCommandError } from '../commands/moveCards'
import { hasInFlightAfter, waitForInFlight } from '../commands/inFlightCommands'

/** Takes a step back with the documented calls alone (D-0907). */
const revert =
  (entry: UndoEntry): BoardThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    switch (entry.kind) {
      case 'move': {
        const cards = entry.cards.map((card) => ({ ...card, parent_id: entry.to }))
        return dispatch(changeStack(cards, entry.to, entry.from))
      }
      case 'merge': {
        const detach = { stack: entry.stack, children: entry.cards }
        return (await dispatch(stacksApi.endpoints.detachFormats.initiate(detach))).error as ApiError | undefined
      }
      case 'unstack': {
        const { stack, children } = entry
        const temporary = { ...stack, id: `temp_${stack.id}`, temp_id: `temp_${stack.id}`, loading: true }
        const cards = children.map((card) => ({ ...card, parent_id: stack.parent_id }))
        const merge = { cards, parentId: stack.parent_id, temporary }
        const { data, error } = await dispatch(stacksApi.endpoints.generateStack.initiate(merge))
        if (!data) return error as ApiError
        dispatch(stackIdReplaced({ oldId: stack.id, newId: data.id }))
        // The stack is a new one; it gets the face of the old one.
        const change = { title: stack.title, subtitle: stack.subtitle, image: stack.image }
        const save = cardsApi.endpoints.updateCard.initiate({ cardId: data.id, change })
        return (await dispatch(save)).error as ApiError | undefined
      }
      case 'reorder': {
        const order = { from: entry.to, to: entry.to, cardIds: entry.previousOrder }
        return (await dispatch(stacksApi.endpoints.saveManualOrder.initiate(order))).error as ApiError | undefined
      }
      case 'delete':
        dispatch(deletionSettled({ id: entry.id }))
        return undefined
    }
  }

const undoEntry =
  (entry: UndoEntry): BoardThunk =>
  async (dispatch, getState) => {
    dispatch(undoDiscarded({ id: entry.id }))
    const snackbar = selectSnackbars(getState()).find(({ action }) => action?.id === entry.id)
    if (snackbar) dispatch(snackbarClosed({ id: snackbar.id }))
    const deletedIds = selectPendingDeletions(getState()).flatMap(({ cardIds }) => cardIds)
    const remainingEntry = withoutCards(entry, deletedIds)
    if (!remainingEntry) return void dispatch(snackbarShown({ kind: 'danger', text: { key: 'message.undo.failed' } }))
    const error = await dispatch(revert(remainingEntry))
    if (error) dispatch(showCommandError(error, 'message.undo.failed'))
    else dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.undo.done' } }))
  }

/** Resolves when every undo so far is answered. */
let undoQueue: Promise<unknown> = Promise.resolve()

const enqueueUndo = <Result>(undoing: Promise<Result>): Promise<Result> => {
  undoQueue = Promise.allSettled([undoQueue, undoing]).then(() => undefined)
  return undoing
}

/** Undoes one step, at once: its notice asked for it. A step that is no longer there is passed over. */
export const undoById =
  (id: string): BoardThunk =>
  async (dispatch, getState) => {
    const entry = selectUndoEntries(getState()).find((candidate) => candidate.id === id)
    if (entry) await enqueueUndo(dispatch(undoEntry(entry)))
  }

/**
 * Undoes the newest step that is left (Ctrl or Cmd and Z on the board). One that is still on its way is waited for; when it fails, it
 * has undone itself, and the one before it stays.
 */
const undoNewestNow = (): BoardThunk => async (dispatch, getState) => {
  const previousIds = new Set(selectUndoEntries(getState()).map(({ id }) => id))
  const hasInFlight = hasInFlightAfter(selectUndoEntries(getState()).at(-1)?.sequence ?? 0)
  if (hasInFlight) await waitForInFlight()
  const entry = selectUndoEntries(getState()).at(-1)
  if (entry && !(hasInFlight && previousIds.has(entry.id))) await dispatch(undoEntry(entry))
}

/** The same after every undo that is going on: what that brings back, such as a stack, the next may be about. */
export const undoNewest = (): BoardThunk => (dispatch) => enqueueUndo(undoQueue.then(() => dispatch(undoNewestNow())))

type DeletionResult = { removedIds: string[]; failure?: ApiError }

/** Deletes cards for good. The server deletes all or none: when it is one of them that cannot be, it is looked for by halves. */
const deleteWithBisection =
  (cardIds: string[]): BoardThunk<Promise<DeletionResult>> =>
  async (dispatch) => {
    const { error } = await dispatch(cardsApi.endpoints.removeCards.initiate({ cardIds }))
    if (!error) return { removedIds: cardIds }
    const failure = error as ApiError
    if (cardIds.length > 1 && isNotAccessible(failure)) {
      const half = Math.ceil(cardIds.length / 2)
      const first = await dispatch(deleteWithBisection(cardIds.slice(0, half)))
      const second = await dispatch(deleteWithBisection(cardIds.slice(half)))
      return { removedIds: [...first.removedIds, ...second.removedIds], failure: first.failure ?? second.failure }
    }
    if (statusOf(failure) !== 404) return { removedIds: [], failure }
    // Deleted already, by somebody else or in another window.
    dispatch(evictCards(cardIds))
    return { removedIds: cardIds }
  }

/** Deletions that are on their way. Until they are answered their cards stay hidden, and no undo asks for them. */
const inFlightDeletions = new Map<string, Promise<void>>()

const sendDeletion =
  ({ id, cardIds }: PendingDeletion): BoardThunk =>
  async (dispatch) => {
    dispatch(undoDiscarded({ id }))
    const { removedIds, failure } = await dispatch(deleteWithBisection(cardIds))
    dispatch(cardsRemoved({ cardIds: removedIds }))
    dispatch(deletionSettled({ id }))
    if (failure) dispatch(showCommandError(failure, errorKey(failure)))
    inFlightDeletions.delete(id)
  }

/**
 * Sends the deletions whose notice is closed to the server, each once; when the page is being left (`isLeaving`), all of them.
 * @returns resolves when all of these are answered
 */
export const flushPendingDeletions =
  ({ isLeaving = false }: { isLeaving?: boolean } = {}): BoardThunk =>
  async (dispatch, getState) => {
    const openUndoIds = new Set(selectSnackbars(getState()).flatMap(({ action }) => action?.id ?? []))
    const due = selectPendingDeletions(getState()).filter(({ id }) => isLeaving || !openUndoIds.has(id))
    await Promise.all(
      due.map((deletion) => {
        const running = inFlightDeletions.get(deletion.id) ?? dispatch(sendDeletion(deletion))
        inFlightDeletions.set(deletion.id, running)
        return running
      }),
    )
  }
