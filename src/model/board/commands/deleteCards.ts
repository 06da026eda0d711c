/**
 * Deletes in two phases (D-0907). The cards are hidden immediately; the call is sent when the Undo snackbar closes or
 * the user leaves the page.
 */
import { nanoid } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import { cardsApi } from '@/api/cards/cards'
import { type ApiError, errorKey, isNotAccessible, statusOf, toApiError } from '@/api/core/errors'
import { fetchOnce } from '@/api/core/fetchOnce'
import { perApp } from '@/api/core/perApp'
import { shareApi } from '@/api/share'
import { confirm } from '@/store/confirmationSlice'
import {
  type PendingDeletion,
  deletionScheduled,
  deletionSettled,
  selectPendingDeletions,
} from '@/store/pendingDeletionsSlice'
import { findInaccessibleCards, removeInaccessibleCards } from '@/store/inaccessibleCards'
import { selectSnackbars, type Snackbar } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { cardsRemoved } from '@/store/cardEvents'
import { undoDiscarded } from '../undo/undoSlice'
import { cardIds, offerUndo, showCommandError } from './commandFeedback'
import { nextSequence } from './inFlightCommands'

/** Returns the number of cards that a deletion removes, including descendants of stacks (D-2427). */
const countDeleted =
  (cards: readonly Card[]): AppThunk<Promise<number>> =>
  async (dispatch) => {
    const stacks = cards.filter((card) => 'childCount' in card && card.childCount > 0)
    if (stacks.length === 0) return cards.length
    const { data } = await dispatch(fetchOnce(shareApi.endpoints.getStackNodes, { cardIds: cardIds(stacks) }))
    return new Set([...cardIds(cards), ...(data ?? []).map(({ id }) => id)]).size
  }

/** Hides cards and schedules their deletion, which its snackbar can undo. */
export const scheduleDeletion =
  (idsToDelete: string[]): AppThunk =>
  (dispatch) => {
    const id = nanoid()
    dispatch(deletionScheduled({ id, cardIds: idsToDelete }))
    const text: Snackbar['text'] = {
      key: idsToDelete.length === 1 ? 'message.deleted.one' : 'message.deleted.other',
      values: { count: String(idsToDelete.length) },
    }
    const sequence = dispatch(nextSequence())
    dispatch(offerUndo({ id, sequence, kind: 'delete', cardIds: idsToDelete }, text, 'neutral'))
  }

/**
 * Asks the user for confirmation, then hides the cards and schedules their deletion.
 * @returns false if the user cancels the dialog
 */
export const deleteCards =
  (cards: readonly Card[]): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const count = await dispatch(countDeleted(cards))
    if (!(await dispatch(confirm({ kind: 'delete', values: { count }, cardIds: cardIds(cards) })))) return false
    dispatch(scheduleDeletion(cardIds(cards)))
    return true
  }

type DeletionResult = { removedIds: string[]; failure?: ApiError }

/**
 * Deletes cards on the server. A call deletes all of its cards or none, so a failed call is split in halves to find the
 * cards that cannot be deleted.
 */
const deleteWithBisection =
  (idsToDelete: string[]): AppThunk<Promise<DeletionResult>> =>
  async (dispatch) => {
    const { error } = await dispatch(cardsApi.endpoints.removeCards.initiate({ cardIds: idsToDelete }))
    if (!error) return { removedIds: idsToDelete }
    const failure = toApiError(error)
    if (idsToDelete.length > 1 && isNotAccessible(failure)) {
      const half = Math.ceil(idsToDelete.length / 2)
      const first = await dispatch(deleteWithBisection(idsToDelete.slice(0, half)))
      const second = await dispatch(deleteWithBisection(idsToDelete.slice(half)))
      return { removedIds: [...first.removedIds, ...second.removedIds], failure: first.failure ?? second.failure }
    }
    if (!isNotAccessible(failure)) return { removedIds: [], failure }
    // Another user or window has deleted the cards, or the owner has ended the share, so nothing is left to delete.
    const isMissing = statusOf(failure) === 404
    const inaccessibleIds = isMissing ? idsToDelete : await dispatch(findInaccessibleCards(idsToDelete))
    if (inaccessibleIds.length === 0) return { removedIds: [], failure }
    await dispatch(removeInaccessibleCards(inaccessibleIds, { isReported: true }))
    return { removedIds: inaccessibleIds }
  }

/** Deletions in flight, by id. Their cards stay hidden until the response; Undo skips them. */
const inFlightDeletionsOf = perApp(() => new Map<string, Promise<void>>())

const sendDeletion =
  ({ id, cardIds: idsToDelete }: PendingDeletion): AppThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    dispatch(undoDiscarded({ id }))
    const { removedIds, failure } = await dispatch(deleteWithBisection(idsToDelete))
    dispatch(cardsRemoved({ cardIds: removedIds }))
    dispatch(deletionSettled({ id }))
    if (failure) await dispatch(showCommandError(failure, errorKey(failure), []))
    inFlightDeletionsOf(services).delete(id)
  }

/**
 * Sends each pending deletion whose snackbar is closed, only once. `isLeaving` sends all pending deletions, because the
 * user leaves the page.
 * @returns resolves when all sent deletions have ended
 */
export const flushPendingDeletions =
  ({ isLeaving = false }: { isLeaving?: boolean } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const inFlightDeletions = inFlightDeletionsOf(services)
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
