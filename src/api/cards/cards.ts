import { unwrapData, callRequest } from '../core/baseApi'
import type { BodyOf } from '../core/call'
import type { Card } from './card.schema'
import { type CardChange, cardsCalls, type NewCard } from './cards.contract'
import {
  cardQueriesApi,
  cardTag,
  changeOptimistically,
  insertCard,
  searchResultsTag,
  stackContentsTag,
} from './optimisticCards'

type CardUpdate = { cardId: string; change: CardChange }

/** Shows a save at once; its response is the server's version of the card. */
const saveOptimistically = (requestId: string, { cardId, change }: CardUpdate, saved: Promise<{ data: Card }>) =>
  changeOptimistically(requestId, [{ kind: 'patch', cardId, fields: change as Partial<Card> }], saved, (card) => [
    { kind: 'patch', cardId, fields: card },
  ])

/** Mutations of cards (B-466 to B-470, B-482), injected into the queries that load them. Stacks are in `stacks.ts`. */
export const cardsApi = cardQueriesApi.injectEndpoints({
  endpoints: (build) => ({
    /** A new board, which is a card of type stack, or a card by its fields (B-466, B-467). */
    createCard: build.mutation<Card, BodyOf<typeof cardsCalls.createCard>>({
      query: (body) => callRequest(cardsCalls.createCard, { body }),
      transformResponse: unwrapData(cardsCalls.createCard),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(insertCard(result.data, null))
      },
    }),
    /** Copies are inserted before their originals (D-2433). */
    duplicateCards: build.mutation<Card[], { cardIds: string[] }>({
      query: ({ cardIds }) => callRequest(cardsCalls.duplicateCards, { body: { duplicate_ids: cardIds } }),
      transformResponse: unwrapData(cardsCalls.duplicateCards),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        for (const card of result?.data ?? []) dispatch(insertCard(card, null, card.source_id))
      },
    }),
    /** Saves some fields of a card; optimistic, with rollback on failure. */
    updateCard: build.mutation<Card, CardUpdate>({
      query: ({ cardId, change }) => callRequest(cardsCalls.updateCard, { params: { uuid: cardId }, body: change }),
      transformResponse: unwrapData(cardsCalls.updateCard),
      async onQueryStarted(update, { dispatch, requestId, queryFulfilled }) {
        await dispatch(saveOptimistically(requestId, update, queryFulfilled))
      },
    }),
    /** Saves a card in full; omitted fields are cleared. Optimistic, with rollback on failure. */
    saveCard: build.mutation<Card, CardUpdate>({
      query: ({ cardId, change }) => callRequest(cardsCalls.saveCard, { params: { uuid: cardId }, body: change }),
      transformResponse: unwrapData(cardsCalls.saveCard),
      async onQueryStarted(update, { dispatch, requestId, queryFulfilled }) {
        await dispatch(saveOptimistically(requestId, update, queryFulfilled))
      },
    }),
    /** Deletes cards, stacks with their contents. Optimistic, with rollback on failure. */
    removeCards: build.mutation<string[], { cardIds: string[] }>({
      // The page may be closed before the response arrives.
      query: ({ cardIds }) => ({
        ...callRequest(cardsCalls.removeCards, { body: { formats: cardIds } }),
        keepalive: true,
      }),
      transformResponse: (body: { data: { deleted_ids: string[] } }) => body.data.deleted_ids,
      // A screen that shows a deleted card or its contents refetches and reports that it no longer exists.
      invalidatesTags: (deleted = [], error) => [
        ...deleted.flatMap((id) => [cardTag(id), stackContentsTag(id)]),
        ...(error ? [] : [searchResultsTag]),
      ],
      async onQueryStarted({ cardIds }, { dispatch, requestId, queryFulfilled }) {
        await dispatch(changeOptimistically(requestId, [{ kind: 'remove', cardIds }], queryFulfilled))
      },
    }),
    // The same calls under the paths that chat and card creation use (C-372, C-381, D-2302).
    getCardUnversioned: build.query<Card, { cardId: string }>({
      query: ({ cardId }) => callRequest(cardsCalls.getCardUnversioned, { params: { id: cardId } }),
      transformResponse: unwrapData(cardsCalls.getCardUnversioned),
      providesTags: ['Card'],
    }),
    createCardUnversioned: build.mutation<Card, NewCard>({
      query: (body) => callRequest(cardsCalls.createCardUnversioned, { body }),
      transformResponse: unwrapData(cardsCalls.createCardUnversioned),
    }),
  }),
})
