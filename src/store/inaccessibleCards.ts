/** Cards that were deleted or unshared: they leave the board, and what is open about them closes with one snackbar (B-568, D-0030, D-0057). */
import { evictCards, removeCardsOptimistically } from '@/api/cards/cardChanges'
import { refetchCard } from '@/api/cards/cardQueries'
import { isContainerOrUnknown } from '@/api/cards/cardSelectors'
import { isNotAccessible, toApiError } from '@/api/core/errors'
import { cardsRemoved } from './cardEvents'
import { selectViewedCardIds } from './cardViewsSlice'
import type { AppThunk } from './rootReducer'
import { selectSnackbars, snackbarShown } from './snackbarsSlice'

/** A card, the dialogs about it and the list around it may be lost at once; the newest text replaces the one before. */
const REPLACE_KEY = 'lost-card'

type RemovalOptions = {
  /** True when the failure of an action has been shown, which is enough. */
  isReported?: boolean
}

/** Shows that the card on screen does not exist, or that access to it was lost. */
export const reportInaccessibleCard = (key: 'focus.noAccess' | 'focus.notFound' = 'focus.noAccess') =>
  snackbarShown({ kind: 'danger', text: { key }, replaceKey: REPLACE_KEY })

/**
 * Shows that the list on screen does not exist, unless it was lost together with a card that says so (B-562, D-2205); its stack leaves the
 * board. Nothing is refetched: the list that does not exist is still on screen.
 */
export const leaveMissingList =
  (stackId: string | undefined): AppThunk =>
  (dispatch, getState) => {
    const isReported = selectSnackbars(getState()).some(({ replaceKey }) => replaceKey === REPLACE_KEY)
    if (!isReported) dispatch(snackbarShown({ kind: 'danger', text: { key: 'error.404' }, replaceKey: REPLACE_KEY }))
    if (stackId === undefined) return
    dispatch(closeInaccessibleCards([stackId], { isReported: true }))
    dispatch(removeCardsOptimistically([stackId]))
  }

/** Closes what is open about the cards, and makes every slice let go of them. The lists keep them until `removeInaccessibleCards`. */
export const closeInaccessibleCards =
  (cardIds: readonly string[], { isReported = false }: RemovalOptions = {}): AppThunk =>
  (dispatch, getState) => {
    const isViewed = selectViewedCardIds(getState()).some((id) => cardIds.includes(id))
    dispatch(cardsRemoved({ cardIds: [...cardIds] }))
    if (isViewed && !isReported) dispatch(reportInaccessibleCard())
  }

/** The cards that the server no longer shows to the user; 403 and 404 alike. */
export const findInaccessibleCards =
  (cardIds: readonly string[]): AppThunk<Promise<string[]>> =>
  async (dispatch) => {
    const reads = await Promise.all(cardIds.map(async (id) => ({ id, error: (await dispatch(refetchCard(id))).error })))
    return reads.flatMap(({ id, error }) => (error && isNotAccessible(toApiError(error)) ? [id] : []))
  }

/**
 * Removes cards from every list and screen. Cards that lay in a removed stack, at any depth, may still be accessible by a share of their
 * own: the server is asked about those that something is open about.
 */
export const removeInaccessibleCards =
  (cardIds: readonly string[], options?: RemovalOptions): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(closeInaccessibleCards(cardIds, options))
    const mayHaveContents = cardIds.some((id) => isContainerOrUnknown(getState(), id))
    dispatch(evictCards(cardIds))
    if (!mayHaveContents) return
    const inaccessible = await dispatch(findInaccessibleCards(selectViewedCardIds(getState())))
    if (inaccessible.length > 0) await dispatch(removeInaccessibleCards(inaccessible, options))
  }

/**
 * After an action that failed with 403 or 404: those of its cards that are not accessible any more leave the board.
 * @returns their ids
 */
export const removeCardsIfInaccessible =
  (cardIds: readonly string[], options?: RemovalOptions): AppThunk<Promise<string[]>> =>
  async (dispatch) => {
    const inaccessible = await dispatch(findInaccessibleCards(cardIds))
    if (inaccessible.length > 0) await dispatch(removeInaccessibleCards(inaccessible, options))
    return inaccessible
  }
