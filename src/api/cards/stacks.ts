import { baseApi, unwrapData, callRequest } from '../core/baseApi'
import type { BodyOf } from '../core/call'
import type { Card } from './card.schema'
import type { Change } from './cardChanges'
import {
  changeOptimistically,
  fetchAndInsertCard,
  invalidateStackContents,
  primeListCache,
  searchResultsTag,
} from './optimisticCards'
import type { CardListArg } from './cardListPages'
import { stacksCalls } from './stacks.contract'

type MergeArg = {
  /** The drop target first; the new stack takes its position. */
  cards: Card[]
  parentId: string | null
  /** Stack card shown while the call is pending (B-253, B-254). */
  temporary: Card
}

type MoveArg = {
  cards: Card[]
  /** Null is My Board. */
  from: string | null
  to: string | null
}

type ManualOrderArg = {
  /** The list on screen, in its current sort order. */
  from: CardListArg
  /** The same list in manual order. */
  to: CardListArg
  /** Ids of every loaded card in the new order, temporary cards of pending stacks included. */
  cardIds: string[]
}

type Detached = { detached_ids: string[] }
type UnstackArg = { stack: Card; children: Card[] }

/** Temporary ids are unknown to the server (D-2005). */
const isTemporary = (cardId: string) => cardId.startsWith('temp_')

/** My Board contains only own and shared cards: cards that other users put into the stack return to their owners. */
const isVisibleOutsideStack =
  (stack: Card) =>
  ({ isOwner, shared_by }: Card): boolean =>
    stack.parent_id !== null || isOwner || shared_by !== null

/**
 * Stacks (B-471 to B-480, B-255). Moving, stacking, reordering and unstacking are optimistic, with rollback on failure. The caller
 * reports the failure.
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
        const cardIds = cards.map(({ id }) => id)
        const changes = (stack: Card): Change[] => [
          { kind: 'insert', card: stack, beforeId: cardIds[0] },
          { kind: 'move', cardIds, from: parentId, to: stack.id },
        ]
        await dispatch(changeOptimistically(temporary.id, changes(temporary), queryFulfilled, changes))
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
      async onQueryStarted({ cards, from, to }, { dispatch, requestId, queryFulfilled }) {
        const move: Change = { kind: 'move', cardIds: cards.map(({ id }) => id), from, to }
        await dispatch(changeOptimistically(requestId, [move], queryFulfilled))
      },
    }),
    saveManualOrder: build.mutation<unknown, ManualOrderArg>({
      query: ({ to, cardIds }) =>
        callRequest(stacksCalls.saveManualOrder, {
          body: { children_ids: cardIds.filter((id) => !isTemporary(id)), parent_id: to.stackId ?? null },
        }),
      async onQueryStarted({ from, to, cardIds }, { dispatch, requestId, queryFulfilled }) {
        dispatch(primeListCache(from, to))
        await dispatch(changeOptimistically(requestId, [{ kind: 'order', list: to, cardIds }], queryFulfilled))
      },
    }),
    /** Unstack: moves the children of a stack to its position and deletes the stack (B-256, B-257, D-2120). */
    detachFormats: build.mutation<Detached, UnstackArg>({
      query: ({ stack }) =>
        callRequest(stacksCalls.detachFormats, { body: { to_delete_ids: [stack.id], flag: 'unstack' } }),
      transformResponse: unwrapData(stacksCalls.detachFormats),
      async onQueryStarted({ stack, children }, { dispatch, requestId, queryFulfilled }) {
        const changes = (cardIds: string[]): Change[] => [
          { kind: 'move', cardIds, from: null, to: stack.parent_id, beforeId: stack.id },
          { kind: 'remove', cardIds: [stack.id] },
        ]
        const childIds = children.filter(isVisibleOutsideStack(stack)).map(({ id }) => id)
        // Children added or moved elsewhere while the stack was being read and unstacked: the server's result wins.
        const detached = ({ detached_ids }: Detached) => changes(childIds.filter((id) => detached_ids.includes(id)))
        const result = await dispatch(changeOptimistically(requestId, changes(childIds), queryFulfilled, detached))
        if (!result) return
        const isKnown = (id: string) => children.some((child) => child.id === id)
        for (const id of result.data.detached_ids) if (!isKnown(id)) void dispatch(fetchAndInsertCard(id))
        dispatch(invalidateStackContents(stack.id))
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
    /** The same call under the path that chat and card creation use (C-375, D-2301). */
    generateStackUnversioned: build.mutation<Card, BodyOf<typeof stacksCalls.generateStackUnversioned>>({
      query: (body) => callRequest(stacksCalls.generateStackUnversioned, { body }),
      transformResponse: unwrapData(stacksCalls.generateStackUnversioned),
    }),
  }),
})
