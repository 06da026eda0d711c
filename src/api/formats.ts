import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { baseApi, send } from './baseApi'
import type { ResponseOf } from './call'
import type { Card } from './card.schema'
import type { CardFilter, CardSort, formatsCalls, SortOrder } from './formats.contract'

/** Cards of one list page (board 9). */
export const CARDS_PER_PAGE = 20

/** Which list of cards: the part of the board's state that the server decides on. */
export type CardListArg = {
  /** Undefined for My Board. */
  stackId?: string
  search: string
  filter: CardFilter
  sort: CardSort
  order: SortOrder
}

export type CardPage = ResponseOf<typeof formatsCalls.getCards>

/** Cards and stacks (board 7). */
export const formatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCards: build.infiniteQuery<CardPage, CardListArg, number>({
      query: ({ queryArg: { stackId, ...list }, pageParam }) =>
        send('getCards', { query: { parent: stackId ?? '', page: pageParam, per_page: CARDS_PER_PAGE, ...list } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        // Told by the page, not by the cards loaded: cards that came in between push others onto later pages.
        getNextPageParam: ({ data, metadata: { page, total } }) =>
          data.length > 0 && page * CARDS_PER_PAGE < total ? page + 1 : undefined,
      },
      providesTags: ['Card'],
    }),
    getCard: build.query<Card, { cardId: string }>({
      query: ({ cardId }) => send('getCard', { params: { id: cardId } }),
      transformResponse: (body: ResponseOf<typeof formatsCalls.getCard>) => body.data,
      providesTags: ['Card'],
    }),
  }),
})

export const { useGetCardsInfiniteQuery, useGetCardQuery, useLazyGetCardQuery } = formatsApi

type RootWithApi = { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> }
type ApiThunk = ThunkAction<void, RootWithApi, unknown, UnknownAction>

const listArgs = (state: RootWithApi): CardListArg[] => formatsApi.util.selectCachedArgsForQuery(state, 'getCards')

/** Changes one card wherever it is on screen: in every loaded list and as the open card. */
export const patchCard =
  (cardId: string, change: (card: Card) => Card): ApiThunk =>
  (dispatch, getState) => {
    for (const arg of listArgs(getState())) {
      dispatch(
        formatsApi.util.updateQueryData('getCards', arg, ({ pages }) => {
          for (const page of pages) {
            const index = page.data.findIndex((card) => card.id === cardId)
            const card = page.data[index]
            if (card) page.data[index] = change(card)
          }
        }),
      )
    }
    dispatch(formatsApi.util.updateQueryData('getCard', { cardId }, change))
  }

/** True when a new card belongs into a list: same parent, nothing searched for, and not only other people's cards wanted. */
const belongsTo = (card: Card, { stackId, search, filter }: CardListArg) =>
  card.parent_id === (stackId ?? null) && search === '' && (filter === 'all' || !card.isOwner)

/** Puts a new card first in every list it belongs to, or in the place of its temporary card (decisions/board 5). */
export const insertCard =
  (card: Card, tempId: string | null): ApiThunk =>
  (dispatch, getState) => {
    for (const arg of listArgs(getState()).filter((list) => belongsTo(card, list))) {
      dispatch(
        formatsApi.util.updateQueryData('getCards', arg, ({ pages }) => {
          for (const page of pages) {
            const index = page.data.findIndex(({ id, temp_id }) => id === card.id || (tempId && temp_id === tempId))
            if (index < 0) continue
            page.data[index] = card
            return
          }
          pages[0]?.data.unshift(card)
          for (const page of pages) page.metadata.total += 1
        }),
      )
    }
  }

/** Takes a temporary card away again. */
export const removeTemporaryCard =
  (tempId: string): ApiThunk =>
  (dispatch, getState) => {
    for (const arg of listArgs(getState())) {
      dispatch(
        formatsApi.util.updateQueryData('getCards', arg, ({ pages }) => {
          const isTemporary = ({ temp_id }: Card) => temp_id === tempId
          if (!pages.some(({ data }) => data.some(isTemporary))) return
          for (const page of pages) {
            page.data = page.data.filter((card) => !isTemporary(card))
            page.metadata.total -= 1
          }
        }),
      )
    }
  }

/** Has every list and card that is on screen loaded anew, for example after the realtime connection was gone. */
export const refetchCards = () => baseApi.util.invalidateTags(['Card'])
