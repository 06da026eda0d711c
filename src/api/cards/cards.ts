import { clearAfterCreationHint } from '@/lib/onboardingHints'
import { unwrapData, callRequest } from '../core/baseApi'
import type { BodyOf } from '../core/call'
import { noteCreatedCard } from '../firstCard'
import type { Card } from './card.schema'
import { type CardChange, cardsCalls, type NewCard } from './cards.contract'
import { adjustParentCounts, removeCardsOptimistically, rollbackCards } from './cardChanges'
import { cardQueriesApi, cardTag, searchResultsTag, stackContentsTag } from './cardQueries'
import { cardsOfSnapshot } from './cardSelectors'
import { insertCard } from './listPatches'
import { saveOptimistically } from './pendingSaves'
import { selectMe } from '../user'

type CardUpdate = {
  cardId: string
  change: CardChange
  /** True if the page may be closed before the response arrives. */
  isLeaving?: boolean
}

/**
 * Maximum body of a `keepalive` request, in bytes. All such requests of a page share 64 KiB, and other calls of a
 * closing page need the rest.
 */
const KEEPALIVE_LIMIT = 60_000

/** With `isLeaving`, a small save survives the end of the page. The browser may cancel the request of a larger save. */
const saveRequest = (call: typeof cardsCalls.saveCard | typeof cardsCalls.updateCard, update: CardUpdate) => ({
  ...callRequest(call, { params: { uuid: update.cardId }, body: update.change }),
  keepalive: update.isLeaving && new Blob([JSON.stringify(update.change)]).size <= KEEPALIVE_LIMIT,
})

/** Mutations of cards (B-466 to B-470, B-482), injected into `cardQueriesApi`. Stacks are in `stacks.ts`. */
export const cardsApi = cardQueriesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Creates a board, which is a card of type stack, or a card by its fields (B-466, B-467). */
    createCard: build.mutation<Card, BodyOf<typeof cardsCalls.createCard>>({
      query: (body) => callRequest(cardsCalls.createCard, { body }),
      transformResponse: unwrapData(cardsCalls.createCard),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        dispatch(noteCreatedCard())
        dispatch(insertCard(result.data, null))
        dispatch(adjustParentCounts([result.data], 1))
      },
    }),
    /** Inserts each copy before its original (D-2433). */
    duplicateCards: build.mutation<Card[], { cardIds: string[] }>({
      query: ({ cardIds }) => callRequest(cardsCalls.duplicateCards, { body: { duplicate_ids: cardIds } }),
      transformResponse: unwrapData(cardsCalls.duplicateCards),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        for (const card of result?.data ?? []) dispatch(insertCard(card, null, card.source_id))
        dispatch(adjustParentCounts(result?.data ?? [], 1))
      },
    }),
    /** Saves some fields of a card: optimistic update, with rollback on failure. */
    updateCard: build.mutation<Card, CardUpdate>({
      query: (update) => saveRequest(cardsCalls.updateCard, update),
      transformResponse: unwrapData(cardsCalls.updateCard),
      onQueryStarted: ({ cardId, change }, { dispatch, queryFulfilled }) =>
        dispatch(saveOptimistically(cardId, change, queryFulfilled, (card) => card)),
    }),
    /** Saves a whole card; the server clears omitted fields. Optimistic update, with rollback on failure. */
    saveCard: build.mutation<Card, CardUpdate>({
      query: (update) => saveRequest(cardsCalls.saveCard, update),
      transformResponse: unwrapData(cardsCalls.saveCard),
      onQueryStarted: ({ cardId, change }, { dispatch, queryFulfilled }) =>
        dispatch(saveOptimistically(cardId, change, queryFulfilled, (card) => card)),
    }),
    /** Deletes cards, and stacks with their contents. Optimistic update, with rollback on failure. */
    removeCards: build.mutation<string[], { cardIds: string[] }>({
      // `keepalive`, because the page may be closed before the response arrives.
      query: ({ cardIds }) => ({
        ...callRequest(cardsCalls.removeCards, { body: { formats: cardIds } }),
        keepalive: true,
      }),
      transformResponse: (body: { data: { deleted_ids: string[] } }) => body.data.deleted_ids,
      // A screen that shows a deleted card or its contents sends its request again, and then reports that the card no
      // longer exists.
      invalidatesTags: (deleted = [], error) => [
        ...deleted.flatMap((id) => [cardTag(id), stackContentsTag(id)]),
        ...(error ? [] : [searchResultsTag]),
      ],
      async onQueryStarted({ cardIds }, { dispatch, queryFulfilled, ...api }) {
        const snapshot = dispatch(removeCardsOptimistically(cardIds))
        const removedCards = cardsOfSnapshot(snapshot)
        dispatch(adjustParentCounts(removedCards, -1))
        try {
          await queryFulfilled
          const me = selectMe(api.getState())
          if (me) clearAfterCreationHint(me.id)
        } catch {
          dispatch(rollbackCards(snapshot))
          dispatch(adjustParentCounts(removedCards, 1))
        }
      },
    }),
    // The same as `getCard` and `createCard`, under the paths that chat and card creation use (C-372, C-381, D-2302).
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
