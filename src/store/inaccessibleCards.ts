/**
 * Removes deleted or unshared cards from the board, and closes their open views with one snackbar (B-568, D-0030,
 * D-0057).
 */
import { evictCards, removeCardsOptimistically } from '@/api/cards/cardChanges'
import { refetchCard } from '@/api/cards/cardQueries'
import { isContainerOrUnknown } from '@/api/cards/cardSelectors'
import { isNotAccessible, toApiError } from '@/api/core/errors'
import { cardsRemoved } from './cardEvents'
import { selectViewedCardIds } from './cardViewsSlice'
import type { AppThunk } from './rootReducer'
import { selectSnackbars, snackbarShown } from './snackbarsSlice'

/**
 * A card, its dialogs and its list may become inaccessible at the same time. With one key, the newest snackbar replaces
 * the previous one.
 */
const REPLACE_KEY = 'lost-card'

type RemovalOptions = {
  /** True if the caller has already told the user, so that no snackbar is shown here. */
  isReported?: boolean
}

/** Shows a snackbar: the displayed card does not exist, or the user has lost access. */
export const reportInaccessibleCard = (key: 'focus.noAccess' | 'focus.notFound' = 'focus.noAccess') =>
  snackbarShown({ kind: 'danger', text: { key }, replaceKey: REPLACE_KEY })

/**
 * Shows a snackbar that the displayed list does not exist, unless one already reports a card lost with the list (B-562,
 * D-2205). Removes the stack from the board without a refetch, because the missing list is still displayed.
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
 * Closes the open views of the cards, and drops the cards from every slice. The card lists keep them until
 * `removeInaccessibleCards`.
 */
export const closeInaccessibleCards =
  (cardIds: readonly string[], { isReported = false }: RemovalOptions = {}): AppThunk =>
  (dispatch, getState) => {
    const isViewed = selectViewedCardIds(getState()).some((id) => cardIds.includes(id))
    dispatch(cardsRemoved({ cardIds: [...cardIds] }))
    if (isViewed && !isReported) dispatch(reportInaccessibleCard())
  }

/** Returns the ids of cards that the server no longer shows to the user, with 403 or with 404. */
export const findInaccessibleCards =
  (cardIds: readonly string[]): AppThunk<Promise<string[]>> =>
  async (dispatch) => {
    const reads = await Promise.all(cardIds.map(async (id) => ({ id, error: (await dispatch(refetchCard(id))).error })))
    return reads.flatMap(({ id, error }) => (error && isNotAccessible(toApiError(error)) ? [id] : []))
  }

/**
 * Removes cards from every list and screen. Cards inside a removed stack may still be shared with the user on their
 * own. So every card with an open view is requested from the server.
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
 * Removes the inaccessible cards among `cardIds`, after an action failed with 403 or 404.
 * @returns the ids of the removed cards
 */
export const removeCardsIfInaccessible =
  (cardIds: readonly string[], options?: RemovalOptions): AppThunk<Promise<string[]>> =>
  async (dispatch) => {
    const inaccessible = await dispatch(findInaccessibleCards(cardIds))
    if (inaccessible.length > 0) await dispatch(removeInaccessibleCards(inaccessible, options))
    return inaccessible
  }
