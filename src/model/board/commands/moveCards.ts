import { nanoid } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import { cardsApi } from '@/api/cards/cards'
import { refetchCardsById } from '@/api/cards/cardChanges'
import { stacksApi } from '@/api/cards/stacks'
import { type ApiError, toApiError } from '@/api/core/errors'
import { shareApi } from '@/api/share'
import type { AppThunk } from '@/store/rootReducer'
import { cardIds, offerUndo, showCommandError } from './commandFeedback'
import { trackInFlight } from './inFlightCommands'

/**
 * Moves cards between stacks (B-501, D-2430). If the target is shared, a second call shares the cards with its
 * recipients. The server ends shares inherited from the source.
 * @param from source stack; null for My Board
 * @param to target stack; null for My Board
 * @returns the error of a failed move
 */
export const changeStack =
  (cards: Card[], from: string | null, to: string | null): AppThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(stacksApi.endpoints.changeParent.initiate({ cards, from, to }))
    if (error) return toApiError(error)
    const isEnteringShare = to !== null && (await dispatch(isShared(to)))
    if (isEnteringShare)
      await dispatch(shareApi.endpoints.shareStackedCards.initiate({ parentId: to, cardIds: cardIds(cards) }))
    // The share status also changes when cards leave a shared stack: a card that returns to its recipients counts as
    // read.
    const isLeavingShare = from !== null && (await dispatch(isShared(from)))
    if (isEnteringShare || isLeavingShare) await dispatch(refetchCardsById(cardIds(cards)))
    return undefined
  }

const isShared =
  (stackId: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    // Subscribes, so that the cache entry survives the request.
    const request = dispatch(cardsApi.endpoints.getCard.initiate({ cardId: stackId }))
    const { data } = await request
    request.unsubscribe()
    return data?.share_status === 'shared'
  }

/**
 * Moves cards between stacks, with snackbar and undo. Null stands for My Board. Cards that enter a shared stack are
 * shared with its recipients.
 * @param title title of the target stack, for the snackbar
 */
export const moveCards = (cards: Card[], from: string | null, to: string | null, title = ''): AppThunk<Promise<void>> =>
  trackInFlight((sequence) => async (dispatch) => {
    const error = await dispatch(changeStack(cards, from, to))
    if (error) return dispatch(showCommandError(error, 'message.drag.failed', cards))
    const text = to
      ? { key: 'message.drag.move' as const, values: { title } }
      : { key: 'message.drag.moveToMyBoard' as const }
    dispatch(offerUndo({ id: nanoid(), sequence, kind: 'move', cards, from, to }, text))
  })

/** Moves cards to My Board with one call for each source stack, because search results may come from several stacks. */
export const moveToMyBoard =
  (cards: readonly Card[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    for (const from of new Set(cards.map((card) => card.parent_id))) {
      const siblings = cards.filter((card) => card.parent_id === from)
      if (from) await dispatch(moveCards(siblings, from, null))
    }
  }
