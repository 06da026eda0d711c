import { baseApi, unwrapData, callRequest } from '../core/baseApi'
import type { BodyOf } from '../core/call'
import { isHandledGlobally, rejectionError } from '../core/errors'
import type { Card } from './card.schema'
import { reorderPages } from './cardListPages'
import {
  adjustChildCount,
  fetchAndInsertCard,
  moveCardsOptimistically,
  removeCardsOptimistically,
  rollbackCards,
} from './cardChanges'
import { invalidateStackContents, refetchList, searchResultsTag } from './cardQueries'
import { cardsOfSnapshot, currentCard, refreshSnapshot, selectCardsOfList, snapshotPositions } from './cardSelectors'
import { insertCard, patchCard, primeListCache, removeTemporaryCard } from './listPatches'
import type { CardListArg } from './cardListPages'
import { stacksCalls } from './stacks.contract'

type MergeArg = {
  /** The drop target is the first card. The new stack takes its position. */
  cards: Card[]
  parentId: string | null
  /** Stack card that is shown while the call is pending (B-253, B-254). */
  temporary: Card
}

type MoveArg = {
  cards: Card[]
  /** Null stands for My Board. */
  from: string | null
  to: string | null
}

type ManualOrderArg = {
  /** The displayed list, in its current sort order. */
  from: CardListArg
  to: CardListArg
  /** Ids of all loaded cards in the new order, including temporary cards of pending stacks. */
  cardIds: string[]
}

type Detached = { detached_ids: string[] }
type UnstackArg = { stack: Card; children: Card[] }

/** True for a temporary id. The server does not know these ids, so requests must not contain them (D-2005). */
const isTemporary = (cardId: string) => cardId.startsWith('temp_')

/** Sets the parent of a card. An unchanged card keeps its identity, so that its tile does not re-render. */
const withParent =
  (stackId: string | null) =>
  (card: Card): Card =>
    card.parent_id === stackId ? card : { ...card, parent_id: stackId }

/**
 * True if a child stays visible after unstacking. My Board contains only the user's own cards and cards shared with the
 * user. Cards that other users have put into the stack go back to their owners.
 */
const isVisibleOutsideStack =
  (stack: Card) =>
  ({ isOwner, shared_by }: Card): boolean =>
    stack.parent_id !== null || isOwner || shared_by !== null

/**
 * Endpoints for stacks (B-471 to B-480, B-255). Moving, stacking, reordering and unstacking are optimistic, with
 * rollback on failure; the caller reports the failure.
 */
export const stacksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    generateStack: build.mutation<Card, MergeArg>({
      query: ({ cards, parentId }) =>
        callRequest(stacksCalls.generateStack, {
          body: { children_ids: cards.map(({ id }) => id), parent_id: parentId },
        }),
      transformResponse: unwrapData(stacksCalls.generateStack),
      async onQueryStarted({ cards, parentId, temporary }, { dispatch, queryFulfilled }) {
        const tempId = temporary.temp_id ?? temporary.id
        dispatch(insertCard(temporary, null, cards[0]?.id))
        const snapshot = dispatch(snapshotPositions(cards.map(({ id }) => id)))
        dispatch(moveCardsOptimistically(cards, null, tempId))
        if (parentId) dispatch(adjustChildCount(parentId, 1 - cards.length))
        try {
          const { data } = await queryFulfilled
          dispatch(insertCard(data, tempId))
          for (const { id } of cards) dispatch(patchCard(id, withParent(data.id)))
        } catch {
          // This order is necessary, because the snapshot positions count the temporary card.
          dispatch(rollbackCards(snapshot))
          dispatch(removeTemporaryCard(tempId))
          if (parentId) dispatch(adjustChildCount(parentId, cards.length - 1))
        }
      },
    }),
    changeParent: build.mutation<unknown, MoveArg>({
      query: ({ cards, from, to }) =>
        callRequest(stacksCalls.changeParent, {
          body: {
            attach_id: to,
            detach_id: from,
            children_ids: cards.map(({ id }) => id),
            mapping_type: 'stack',
          },
        }),
      invalidatesTags: (_, error) => (error ? [] : [searchResultsTag]),
      async onQueryStarted({ cards, from, to }, { dispatch, queryFulfilled }) {
        const snapshot = dispatch(snapshotPositions(cards.map(({ id }) => id)))
        dispatch(moveCardsOptimistically(cards, from, to))
        try {
          await queryFulfilled
          // Also patches the open card, because no list may contain it.
          for (const { id } of cards) dispatch(patchCard(id, withParent(to)))
        } catch {
          const currentSnapshot = dispatch(refreshSnapshot(snapshot))
          dispatch(removeCardsOptimistically(cards.map(({ id }) => id)))
          dispatch(rollbackCards(currentSnapshot))
          if (from) dispatch(adjustChildCount(from, cards.length))
          if (to) dispatch(adjustChildCount(to, -cards.length))
        }
      },
    }),
    saveManualOrder: build.mutation<unknown, ManualOrderArg>({
      query: ({ to, cardIds }) =>
        callRequest(stacksCalls.saveManualOrder, {
          body: { children_ids: cardIds.filter((id) => !isTemporary(id)), parent_id: to.stackId ?? null },
        }),
      async onQueryStarted({ from, to, cardIds }, { dispatch, queryFulfilled }) {
        const cachedCards = dispatch(selectCardsOfList(to))
        const before = (cachedCards.length > 0 ? cachedCards : dispatch(selectCardsOfList(from))).map(({ id }) => id)
        dispatch(primeListCache(from, to, (pages) => reorderPages(pages, cardIds)))
        try {
          await queryFulfilled
        } catch (cause) {
          dispatch(primeListCache(to, to, (pages) => reorderPages(pages, before)))
          // The cards were copied from a list with another sort order. The server may have a manual order for them, so
          // the list is requested again.
          if (cachedCards.length === 0 && !isHandledGlobally(rejectionError(cause))) void dispatch(refetchList(to))
        }
      },
    }),
    /** Unstacks: moves the children of a stack to its position and deletes the stack (B-256, B-257, D-2120). */
    detachFormats: build.mutation<Detached, UnstackArg>({
      query: ({ stack }) =>
        callRequest(stacksCalls.detachFormats, { body: { to_delete_ids: [stack.id], flag: 'unstack' } }),
      transformResponse: unwrapData(stacksCalls.detachFormats),
      async onQueryStarted({ stack, children }, { dispatch, queryFulfilled }) {
        const childIds = children.map(({ id }) => id)
        const snapshot = dispatch(snapshotPositions([stack.id, ...childIds]))
        const siblings = cardsOfSnapshot(snapshot).filter(({ parent_id }) => parent_id === stack.parent_id)
        for (const child of children.filter(isVisibleOutsideStack(stack))) {
          const { parent_id, parent_owner_id } = stack
          dispatch(insertCard({ ...dispatch(currentCard(child)), parent_id, parent_owner_id }, null, stack.id))
        }
        dispatch(removeCardsOptimistically([stack.id]))
        if (stack.parent_id) dispatch(adjustChildCount(stack.parent_id, children.length - 1))
        try {
          const { data } = await queryFulfilled
          // Other users may have added or moved children in the meantime, so the server's `detached_ids` decide.
          for (const id of data.detached_ids) if (!childIds.includes(id)) void dispatch(fetchAndInsertCard(id))
          const detachedOrSiblingIds = new Set([...data.detached_ids, ...siblings.map(({ id }) => id)])
          dispatch(
            removeCardsOptimistically(
              childIds.filter((id) => !detachedOrSiblingIds.has(id)),
              stack.parent_id,
            ),
          )
          dispatch(invalidateStackContents(stack.id))
        } catch {
          // Also empties the stack's own list, because the snapshot restores it.
          dispatch(removeCardsOptimistically(childIds))
          dispatch(rollbackCards(snapshot))
          if (stack.parent_id) dispatch(adjustChildCount(stack.parent_id, 1 - children.length))
        }
      },
    }),
    attachParentFormats: build.mutation<unknown, BodyOf<typeof stacksCalls.attachParentFormats>>({
      query: (body) => callRequest(stacksCalls.attachParentFormats, { body }),
    }),
    detachParentFormats: build.mutation<unknown, BodyOf<typeof stacksCalls.detachParentFormats>>({
      query: (body) => callRequest(stacksCalls.detachParentFormats, { body }),
    }),
    syncFormatChildren: build.mutation<unknown, BodyOf<typeof stacksCalls.syncFormatChildren>>({
      query: (body) => callRequest(stacksCalls.syncFormatChildren, { body }),
    }),
    generateGroup: build.mutation<Card, BodyOf<typeof stacksCalls.generateGroup>>({
      query: (body) => callRequest(stacksCalls.generateGroup, { body }),
      transformResponse: unwrapData(stacksCalls.generateGroup),
    }),
    /** The same as `generateStack`, under the path that chat and card creation use (C-375, D-2301). */
    generateStackUnversioned: build.mutation<Card, BodyOf<typeof stacksCalls.generateStackUnversioned>>({
      query: (body) => callRequest(stacksCalls.generateStackUnversioned, { body }),
      transformResponse: unwrapData(stacksCalls.generateStackUnversioned),
    }),
  }),
})
