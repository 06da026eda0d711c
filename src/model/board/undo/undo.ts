import { cardsApi } from '@/api/cards/cards'
import { stacksApi } from '@/api/cards/stacks'
import { type ApiError, toApiError } from '@/api/core/errors'
import { fetchOnce } from '@/api/core/fetchOnce'
import { perApp } from '@/api/core/perApp'
import { shareApi } from '@/api/share'
import type { Recipient } from '@/api/share.contract'
import { isInsight } from '@/cardTypes/rules/isInsight'
import { deletionSettled, selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import { selectSnackbars, type Snackbar, snackbarClosed, snackbarShown } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { showCommandError } from '../commands/commandFeedback'
import { hasInFlightAfter, waitForInFlight } from '../commands/inFlightCommands'
import { changeStack } from '../commands/moveCards'
import {
  type UndoEntry,
  cardsOfEntry,
  selectUndoEntries,
  stackIdReplaced,
  undoDiscarded,
  undoPushed,
  withoutCards,
} from './undoSlice'

const failureOf = ({ error }: { error?: unknown }) => (error ? toApiError(error) : undefined)

/** Shares a recreated stack with the recipients of the dissolved one (D-0057). */
const restoreShares =
  (stackId: string, recipients: Recipient[]): AppThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    if (recipients.length === 0) return undefined
    const { data = [] } = await dispatch(fetchOnce(shareApi.endpoints.getStackNodes, { cardIds: [stackId] }))
    const share = shareApi.endpoints.shareCards.initiate({
      recipients: recipients.map(({ id, type }) => ({ id, type })),
      format_ids: [stackId],
      edit: false,
      isMultipleCards: false,
      hasInsightCards: data.some(isInsight),
    })
    return failureOf(await dispatch(share))
  }

type RevertResult = {
  error?: ApiError | undefined
  /** True if a step failed after earlier steps had changed the board, so the same undo must not run again. */
  isPartial?: boolean
}

/** Reverts a command with ordinary calls, because the API has no undo (D-0907). */
const revert =
  (entry: UndoEntry): AppThunk<Promise<RevertResult>> =>
  async (dispatch) => {
    switch (entry.kind) {
      case 'move': {
        const cards = entry.cards.map((card) => ({ ...card, parent_id: entry.to }))
        return { error: await dispatch(changeStack(cards, entry.to, entry.from)) }
      }
      case 'merge': {
        const detach = { stack: entry.stack, children: entry.cards }
        return { error: failureOf(await dispatch(stacksApi.endpoints.detachFormats.initiate(detach))) }
      }
      case 'unstack': {
        const { stack, children, recipients } = entry
        const temporary = { ...stack, id: `temp_${stack.id}`, temp_id: `temp_${stack.id}`, loading: true }
        const cards = children.map((card) => ({ ...card, parent_id: stack.parent_id }))
        const merge = { cards, parentId: stack.parent_id, temporary }
        const { data, error } = await dispatch(stacksApi.endpoints.generateStack.initiate(merge))
        if (!data) return { error: toApiError(error) }
        dispatch(stackIdReplaced({ oldId: stack.id, newId: data.id }))
        // Copies title, subtitle and cover to the new stack that the server has created.
        const change = { title: stack.title, subtitle: stack.subtitle, image: stack.image }
        const save = await dispatch(cardsApi.endpoints.updateCard.initiate({ cardId: data.id, change }))
        const shareError = await dispatch(restoreShares(data.id, recipients))
        return { error: failureOf(save) ?? shareError, isPartial: true }
      }
      case 'reorder': {
        const order = { from: entry.to, to: entry.to, cardIds: entry.previousOrder }
        return { error: failureOf(await dispatch(stacksApi.endpoints.saveManualOrder.initiate(order))) }
      }
      case 'delete':
        dispatch(deletionSettled({ id: entry.id }))
        return {}
    }
  }

/** Restores an undo that did not reach the server: its entry and the snackbar that the user pressed. */
const reofferUndo =
  (entry: UndoEntry, snackbar: Snackbar | undefined): AppThunk =>
  (dispatch) => {
    dispatch(undoPushed(entry))
    if (snackbar) dispatch(snackbarShown(snackbar))
  }

const undoEntry =
  (entry: UndoEntry): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(undoDiscarded({ id: entry.id }))
    const snackbar = selectSnackbars(getState()).find(({ action }) => action?.id === entry.id)
    if (snackbar) dispatch(snackbarClosed({ id: snackbar.id }))
    const deletedIds = selectPendingDeletions(getState()).flatMap(({ cardIds }) => cardIds)
    const remainingEntry = withoutCards(entry, deletedIds)
    if (!remainingEntry) return void dispatch(snackbarShown({ kind: 'danger', text: { key: 'message.undo.failed' } }))
    const { error, isPartial } = await dispatch(revert(remainingEntry))
    if (error?.kind === 'offline' && !isPartial) dispatch(reofferUndo(remainingEntry, snackbar))
    else if (error) await dispatch(showCommandError(error, 'message.undo.failed', cardsOfEntry(remainingEntry)))
    else dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.undo.done' } }))
  }

/** End of the undo queue. It resolves when every queued undo has ended. */
const undoQueueOf = perApp(() => ({ whenSettled: Promise.resolve() }))

const enqueueUndo =
  (undoing: Promise<void>): AppThunk<Promise<void>> =>
  (_dispatch, _getState, services) => {
    const queue = undoQueueOf(services)
    queue.whenSettled = Promise.allSettled([queue.whenSettled, undoing]).then(() => undefined)
    return undoing
  }

/** Undoes one entry immediately, for the Undo button of a snackbar. Ignores a missing entry. */
export const undoById =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const entry = selectUndoEntries(getState()).find((candidate) => candidate.id === id)
    if (entry) await dispatch(enqueueUndo(dispatch(undoEntry(entry))))
  }

/**
 * Undoes the newest entry (Ctrl or Cmd and Z on the board). Waits for newer commands in flight. If such a command
 * fails, its rollback counts as the undo, and no entry is undone.
 */
const undoNewestNow = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const previousIds = new Set(selectUndoEntries(getState()).map(({ id }) => id))
  const hasInFlight = dispatch(hasInFlightAfter(selectUndoEntries(getState()).at(-1)?.sequence ?? 0))
  if (hasInFlight) await dispatch(waitForInFlight())
  const entry = selectUndoEntries(getState()).at(-1)
  if (entry && !(hasInFlight && previousIds.has(entry.id))) await dispatch(undoEntry(entry))
}

/** Undoes the newest entry after all undos in progress, because it may refer to a restored stack with a new id. */
export const undoNewest = (): AppThunk<Promise<void>> => (dispatch, _getState, services) =>
  dispatch(enqueueUndo(undoQueueOf(services).whenSettled.then(() => dispatch(undoNewestNow()))))
