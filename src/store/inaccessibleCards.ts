/** Deleted or unshared cards leave the board; their open views close with one snackbar (B-568, D-0030, D-0057). */
import { evictCards, removeCardsOptimistically } from '@/api/cards/cardChanges'
import { refetchCard } from '@/api/cards/cardQueries'
import { isContainerOrUnknown } from '@/api/cards/cardSelectors'
import { isNotAccessible, toApiError } from '@/api/core/errors'
import { cardsRemoved } from './cardEvents'
import { selectViewedCardIds } from './cardViewsSlice'
import type { AppThunk } from './rootReducer'
import { selectSnackbars, snackbarShown } from './snackbarsSlice'

/** A card, its dialogs and its list may be lost at once; the newest text replaces the previous one. */
const REPLACE_KEY = 'lost-card'

type RemovalOptions = {
  /** True if the caller has reported the loss: no snackbar here. */
  isReported?: boolean
}

/** Reports that the card on screen does not exist, or that access was lost. */
export const reportInaccessibleCard = (key: 'focus.noAccess' | 'focus.notFound' = 'focus.noAccess') =>
  snackbarShown({ kind: 'danger', text: { key }, replaceKey: REPLACE_KEY })

/**
 * Reports that the list on screen does not exist, unless a snackbar reports a card lost with the list (B-562, D-2205). Removes the stack
 * from the board, without a refetch: the missing list is still on screen.
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

/**
 * Closes the open views of the cards, and drops the cards from every slice. The card lists keep the cards until `removeInaccessibleCards`.
 */
export const closeInaccessibleCards =
  (cardIds: readonly string[], { isReported = false }: RemovalOptions = {}): AppThunk =>
  (dispatch, getState) => {
    const isViewed = selectViewedCardIds(getState()).some((id) => cardIds.includes(id))
    dispatch(cardsRemoved({ cardIds: [...cardIds] }))
    if (isViewed && !isReported) dispatch(reportInaccessibleCard())
  }

/** Finds the cards that the server no longer shows to the user; 403 and 404 alike. */
export const findInaccessibleCards =
  (cardIds: readonly string[]): AppThunk<Promise<string[]>> =>
  async (dispatch) => {
    const reads = await Promise.all(cardIds.map(async (id) => ({ id, error: (await dispatch(refetchCard(id))).error })))
    return reads.flatMap(({ id, error }) => (error && isNotAccessible(toApiError(error)) ? [id] : []))
  }

/**
 * Removes cards from every list and screen. Cards of a removed stack, at any depth, may stay accessible by their own share. So the server
 * is asked about each card with an open view.
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
 * Removes the inaccessible cards after an action failed with 403 or 404.
 * @returns their ids
 */
export const removeCardsIfInaccessible =
  (cardIds: readonly string[], options?: RemovalOptions): AppThunk<Promise<string[]>> =>
  async (dispatch) => {
    const inaccessible = await dispatch(findInaccessibleCards(cardIds))
    if (inaccessible.length > 0) await dispatch(removeInaccessibleCards(inaccessible, options))
    return inaccessible
  }
