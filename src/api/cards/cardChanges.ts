/**
 * Optimistic changes of cards in several lists, their rollback, and what happens when the user gains or loses access.
 */
import { isRecord } from '@/lib/isRecord'
import type { ApiThunk } from '../core/apiThunk'
import { baseApi } from '../core/baseApi'
import { isNotAccessible, toApiError } from '../core/errors'
import { fetchOnce } from '../core/fetchOnce'
import type { Card } from './card.schema'
import { cardsOf, insertIntoPages, insertionIndex, isSameList, removeFromPages, updateInPages } from './cardListPages'
import { cardQueriesApi, cardTag, invalidateAllCards, nextPage, refetchCard, stackContentsTag } from './cardQueries'
import {
  type CardPositions,
  cardsOfSnapshot,
  currentCard,
  isContainerOrUnknown,
  selectCachedCard,
  snapshotPositions,
} from './cardSelectors'
import { belongsTo, delistContents, insertCard, patchCard, patchLists } from './listPatches'

/**
 * Removes cards from every list and returns a snapshot for the rollback.
 * @param parentId removes only cards with this parent; null for My Board, undefined for any parent
 */
export const removeCardsOptimistically =
  (cardIds: readonly string[], parentId?: string | null): ApiThunk<CardPositions> =>
  (dispatch) => {
    const ids = new Set(cardIds)
    const snapshot = dispatch(snapshotPositions(cardIds))
    const isInParent = ({ parent_id }: Card) => parentId === undefined || parent_id === parentId
    dispatch(patchLists((pages) => removeFromPages(pages, (card) => ids.has(card.id) && isInParent(card))))
    return snapshot
  }

/**
 * Restores cards at their snapshot positions. A list that the snapshot lacks gets them in its sort order. If a list has
 * since received such a card at another position, the card is moved, so that it does not appear twice.
 */
export const rollbackCards = (snapshot: CardPositions): ApiThunk =>
  patchLists((pages, arg) => {
    const listSnapshot = snapshot.find((candidate) => isSameList(candidate.arg, arg))
    if (listSnapshot)
      return listSnapshot.cards.reduce(
        (current, { card, position }) => insertIntoPages(current, [card], position),
        pages,
      )
    return cardsOfSnapshot(snapshot)
      .filter((card) => belongsTo(card, arg))
      .reduce((current, card) => {
        const position = insertionIndex(current, card, arg.sort, arg.order)
        const isOnLoadedPage = position < cardsOf(current).length || nextPage(current) === undefined
        return isOnLoadedPage ? insertIntoPages(current, [card], position) : current
      }, pages)
  })

/**
 * Moves cards into the lists of another parent, in sort order, and adjusts the child counts of both stacks. Search
 * results keep the cards, unless they leave the searched location (D-2401).
 */
export const moveCardsOptimistically =
  (cards: readonly Card[], from: string | null, to: string | null): ApiThunk =>
  (dispatch, getState) => {
    const parentOwnerId = (to && selectCachedCard(getState(), to)?.owner_id) || null
    const ids = new Set(cards.map(({ id }) => id))
    // Uses the current versions, because an undo entry contains the cards as they were at the time of the move.
    const moved = cards.map((card) => ({
      ...dispatch(currentCard(card)),
      parent_id: to,
      parent_owner_id: parentOwnerId,
    }))
    dispatch(
      patchLists((pages, arg) => {
        const isLeaving = arg.stackId !== undefined && to === null
        if (arg.search !== '' && !isLeaving) {
          return moved.reduce(
            (current, card) =>
              updateInPages(
                current,
                ({ id }) => id === card.id,
                () => card,
              ),
            pages,
          )
        }
        const remaining = removeFromPages(pages, ({ id }) => ids.has(id))
        return moved
          .filter((card) => belongsTo(card, arg))
          .reduce(
            (current, card) => insertIntoPages(current, [card], insertionIndex(current, card, arg.sort, arg.order)),
            remaining,
          )
      }),
    )
    if (from) dispatch(adjustChildCount(from, -cards.length))
    if (to) dispatch(adjustChildCount(to, cards.length))
  }

export const adjustChildCount =
  (stackId: string, delta: number): ApiThunk =>
  (dispatch, getState) => {
    const stack = selectCachedCard(getState(), stackId)
    if (!stack || !('childCount' in stack)) return
    const childCount = Math.max(0, stack.childCount + delta)
    dispatch(
      patchCard(stackId, (card) =>
        'childCount' in card ? { ...card, childCount, data: { ...card.data, cards: childCount } } : card,
      ),
    )
  }

/** Changes the child counts of the cards' parents, by `delta` for each card. */
export const adjustParentCounts =
  (cards: readonly Card[], delta: 1 | -1): ApiThunk =>
  (dispatch) => {
    for (const { parent_id } of cards) if (parent_id) dispatch(adjustChildCount(parent_id, delta))
  }

/**
 * Requests a card that became accessible, for example by sharing, and inserts it into its lists (B-533, B-538, D-2509).
 */
export const fetchAndInsertCard =
  (cardId: string): ApiThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isNew = selectCachedCard(getState(), cardId) === undefined
    const { data: card } = await dispatch(refetchCard(cardId))
    if (!card) return
    // A card whose stack the user cannot see appears on My Board (D-2402).
    const isStackVisible = async (stackId: string) => {
      const request = fetchOnce(cardQueriesApi.endpoints.existsInWhiteboard, { cardId: stackId })
      return (await dispatch(request)).data === true
    }
    const staysInParent = card.isOwner || (card.parent_id !== null && (await isStackVisible(card.parent_id)))
    const placedCard = staysInParent ? card : { ...card, parent_id: null }
    dispatch(insertCard(placedCard, null))
    // Requests the stack instead of adding 1 to its child count, because a list response may already have counted the
    // card.
    if (isNew && placedCard.parent_id) await dispatch(refetchCardsById([placedCard.parent_id]))
    dispatch(delistContents(card))
  }

/** Requests cards again for fields that only the server knows, such as their recipients. */
export const refetchCardsById =
  (cardIds: readonly string[]): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    const fetched = await Promise.all(cardIds.map((cardId) => dispatch(refetchCard(cardId))))
    for (const { data } of fetched) if (data) dispatch(patchCard(data.id, (card) => ({ ...card, ...data })))
  }

/**
 * Removes cards from every list after the user has lost access. Cache entries that show these cards are requested
 * again, so that the screen reports the loss. If a stack is lost, every list is requested again, because its cards may
 * now be listed elsewhere (D-2426).
 */
export const evictCards =
  (cardIds: readonly string[]): ApiThunk =>
  (dispatch, getState) => {
    const mayHaveContents = cardIds.some((id) => isContainerOrUnknown(getState(), id))
    dispatch(adjustParentCounts(cardsOfSnapshot(dispatch(removeCardsOptimistically(cardIds))), -1))
    const tags = cardIds.flatMap((id) => [cardTag(id), stackContentsTag(id)])
    // Requests at once. RTK Query would delay the invalidation until no call is in flight, and a streamed reply may
    // take long.
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), tags)) {
      if (endpointName !== 'getCard') continue
      const { cardId } = isRecord(originalArgs) ? originalArgs : {}
      if (typeof cardId !== 'string') continue
      const { error } = cardQueriesApi.endpoints.getCard.select({ cardId })(getState())
      if (!error || !isNotAccessible(toApiError(error))) void dispatch(refetchCard(cardId))
    }
    dispatch(mayHaveContents ? invalidateAllCards() : baseApi.util.invalidateTags(tags))
  }
