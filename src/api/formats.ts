import { payload, send } from './baseApi'
import type { BodyOf } from './call'
import type { Card } from './card.schema'
import { type CardChange, formatsCalls, type NewCard } from './formats.contract'
import {
  type ApiThunk,
  cardsAt,
  countInStacks,
  findLoaded,
  foundTag,
  insertCard,
  loadedCardsApi,
  patchCard,
  putBack,
  tagInside,
  tagOf,
  takeAway,
} from './loadedCards'

type SavedCard = { cardId: string; change: CardChange }

/** Cards (board 7): the calls that change them, beside those that load them. Stacks are in `stacks.ts`. */
export const formatsApi = loadedCardsApi.injectEndpoints({
  endpoints: (build) => ({
    /** A new board, which is a card of type stack, or a card by its fields (board 7). */
    createCard: build.mutation<Card, BodyOf<typeof formatsCalls.createCard>>({
      query: (body) => send(formatsCalls.createCard, { body }),
      transformResponse: payload(formatsCalls.createCard),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined)
        if (!answer) return
        dispatch(insertCard(answer.data, null))
        dispatch(countInStacks([answer.data], 1))
      },
    }),
    /** Copies stand before the cards they were made from (decisions/board 3, toolbar). */
    duplicateCards: build.mutation<Card[], { cardIds: string[] }>({
      query: ({ cardIds }) => send(formatsCalls.duplicateCards, { body: { duplicate_ids: cardIds } }),
      transformResponse: payload(formatsCalls.duplicateCards),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined)
        for (const card of answer?.data ?? []) dispatch(insertCard(card, null, card.source_id))
        dispatch(countInStacks(answer?.data ?? [], 1))
      },
    }),
    /** Saves some fields of a card; they are on screen at once and go back when the save fails. */
    updateCard: build.mutation<Card, SavedCard>({
      query: ({ cardId, change }) => send(formatsCalls.updateCard, { params: { uuid: cardId }, body: change }),
      transformResponse: payload(formatsCalls.updateCard),
      onQueryStarted: ({ cardId, change }, { dispatch, queryFulfilled }) =>
        dispatch(showSave(cardId, change, queryFulfilled)),
    }),
    /** Saves a card in full; fields that are left out become empty. */
    saveCard: build.mutation<Card, SavedCard>({
      query: ({ cardId, change }) => send(formatsCalls.saveCard, { params: { uuid: cardId }, body: change }),
      transformResponse: payload(formatsCalls.saveCard),
      onQueryStarted: ({ cardId, change }, { dispatch, queryFulfilled }) =>
        dispatch(showSave(cardId, change, queryFulfilled)),
    }),
    /** Deletes cards, with all that stacks among them hold. They leave every list at once and come back when it fails. */
    removeCards: build.mutation<string[], { cardIds: string[] }>({
      // A page may be closed before the answer.
      query: ({ cardIds }) => ({
        ...send(formatsCalls.removeCards, { body: { formats: cardIds } }),
        isKeptAlive: true,
      }),
      transformResponse: (body: { data: { deleted_ids: string[] } }) => body.data.deleted_ids,
      // Whoever goes back to one of them, or into it, is told that it is gone.
      invalidatesTags: (deleted = [], error) => [
        ...deleted.flatMap((id) => [tagOf(id), tagInside(id)]),
        ...(error ? [] : [foundTag]),
      ],
      async onQueryStarted({ cardIds }, { dispatch, queryFulfilled }) {
        const places = dispatch(takeAway(cardIds))
        const gone = cardsAt(places)
        dispatch(countInStacks(gone, -1))
        try {
          await queryFulfilled
        } catch {
          dispatch(putBack(places))
          dispatch(countInStacks(gone, 1))
        }
      },
    }),
    // The same calls under the paths that chat and creation write (decisions/board Z2).
    getCardUnversioned: build.query<Card, { cardId: string }>({
      query: ({ cardId }) => send(formatsCalls.getCardUnversioned, { params: { id: cardId } }),
      transformResponse: payload(formatsCalls.getCardUnversioned),
      providesTags: ['Card'],
    }),
    createCardUnversioned: build.mutation<Card, NewCard>({
      query: (body) => send(formatsCalls.createCardUnversioned, { body }),
      transformResponse: payload(formatsCalls.createCardUnversioned),
    }),
  }),
})

/** The fields of a change that did not come about, as they were before; what has been changed again since is left alone. */
function unsaved(card: Card, change: CardChange, before: Card): Partial<Card> {
  const fields = Object.keys(change) as (keyof CardChange & keyof Card)[]
  return Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(card[field]) === JSON.stringify(change[field]))
      .map((field) => [field, before[field]]),
  )
}

/** Shows what is being saved; it becomes what the server made of it, or goes back to what was there. */
const showSave =
  (cardId: string, change: CardChange, fulfilled: Promise<{ data: Card }>): ApiThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const before = findLoaded(getState(), cardId)
    dispatch(patchCard(cardId, (card) => ({ ...card, ...change }) as Card))
    try {
      const { data } = await fulfilled
      dispatch(patchCard(cardId, (card) => ({ ...card, ...data })))
    } catch {
      if (before) dispatch(patchCard(cardId, (card) => ({ ...card, ...unsaved(card, change, before) }) as Card))
    }
  }
