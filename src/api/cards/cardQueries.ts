import { baseApi, callRequest, unwrapData } from '../core/baseApi'
import type { ApiThunk } from '../core/apiThunk'
import { fetchOnce } from '../core/fetchOnce'
import { servicesOf } from '../core/services'
import type { Card } from './card.schema'
import { type CardListArg, type CardPage, cardsOf, writeChangedPages } from './cardListPages'
import { cardsCalls } from './cards.contract'
import { applyPatches, selectPendingMutationIds, trackListRequest } from './pendingListPatches'

/** Number of cards on one page of a list (B-196). */
export const CARDS_PER_PAGE = 20

/**
 * Returns the next page to request, starting at 1: the page with the first card that is not loaded. Returns undefined
 * if all cards are loaded. After a removal, later cards move onto a page that is already loaded. That page is requested
 * again, and `cardsOf` drops the duplicates.
 */
export function nextPage(pages: readonly CardPage[]): number | undefined {
  const last = pages.at(-1)
  const cards = cardsOf(pages)
  const loadedCount = cards.length
  if (!last || loadedCount >= last.metadata.total) return undefined
  // After a page without new cards, continue with the following page, because repeating the request would loop. A page
  // with new cards contains the last card of the list.
  const lastCard = cards.at(-1)
  const hasNoNewCards = pages.length > 1 && !(lastCard && last.data.includes(lastCard))
  const next = hasNoNewCards ? last.metadata.page + 1 : Math.floor(loadedCount / CARDS_PER_PAGE) + 1
  return (next - 1) * CARDS_PER_PAGE < last.metadata.total ? next : undefined
}

export const cardTag = (cardId: string) => ({ type: 'Card' as const, id: cardId })
/** Cache tag of the entries that show contents of a stack, at any depth. */
export const stackContentsTag = (stackId: string) => ({ type: 'Card' as const, id: `contents ${stackId}` })
/** Cache tag of search results. A search covers every depth, so only the server knows how a change affects them. */
export const searchResultsTag = { type: 'Card' as const, id: 'searchResults' }

/**
 * Queries that load cards (B-464, B-465). `listPatches.ts` and `cardChanges.ts` update their cache entries
 * optimistically; the mutations are in `cards.ts` and `stacks.ts`.
 */
export const cardQueriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCards: build.infiniteQuery<CardPage, CardListArg, number>({
      query: ({ queryArg: { stackId, ...list }, pageParam }) =>
        callRequest(cardsCalls.getCards, {
          query: { parent: stackId ?? '', page: pageParam, per_page: CARDS_PER_PAGE, ...list },
        }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (_, pages) => nextPage(pages),
      },
      /** Applies optimistic patches again, because the response may lack them. */
      async onQueryStarted(arg, api) {
        const takePatches = trackListRequest(servicesOf(api), selectPendingMutationIds(api.getState()))
        const isFulfilled = await api.queryFulfilled.then(
          () => true,
          () => false,
        )
        const patches = takePatches()
        const before = isFulfilled ? (api.getCacheEntry().data?.pages ?? []) : []
        const after = applyPatches(before, arg, patches)
        if (after !== before) api.updateCachedData((draft) => writeChangedPages(draft, before, after))
      },
      providesTags: (list, _, { search }) => [
        'Card',
        ...(list?.pages[0]?.metadata.breadcrumbs ?? []).map(({ id }) => stackContentsTag(id)),
        ...(search === '' ? [] : [searchResultsTag]),
      ],
    }),
    getCard: build.query<Card, { cardId: string }>({
      query: ({ cardId }) => callRequest(cardsCalls.getCard, { params: { id: cardId } }),
      transformResponse: unwrapData(cardsCalls.getCard),
      providesTags: (card, _, { cardId }) => [
        'Card',
        cardTag(cardId),
        ...(card?.parent_id ? [stackContentsTag(card.parent_id)] : []),
      ],
    }),
    existsInWhiteboard: build.query<boolean, { cardId: string }>({
      query: ({ cardId }) => callRequest(cardsCalls.existsInWhiteboard, { params: { id: cardId } }),
      transformResponse: unwrapData(cardsCalls.existsInWhiteboard),
    }),
  }),
})

export const { useGetCardsInfiniteQuery, useGetCardQuery } = cardQueriesApi

export const refetchCard = (cardId: string) => fetchOnce(cardQueriesApi.endpoints.getCard, { cardId })

export const refetchList = (arg: CardListArg) =>
  cardQueriesApi.endpoints.getCards.initiate(arg, { subscribe: false, forceRefetch: true })

/**
 * Invalidates every cache entry that shows contents of a stack. If the user has lost access, the refetch fails with 403
 * or 404. The screen then reports the loss and opens another location (B-277, B-561, B-562, D-2205).
 */
export const invalidateStackContents = (stackId: string) => baseApi.util.invalidateTags([stackContentsTag(stackId)])

/** Invalidates every list and card, for example after the realtime connection was interrupted. */
export const invalidateAllCards = () => baseApi.util.invalidateTags(['Card'])

/**
 * Requests every displayed list and card again. RTK Query delays this until no call is in flight, including channel
 * authorisations, so the loop waits for that.
 * @returns resolves when no call is in flight; the new requests have then been sent
 */
export const refetchAllCards = (): ApiThunk<Promise<void>> => async (dispatch) => {
  dispatch(invalidateAllCards())
  const callsInFlight = () => [
    ...dispatch(baseApi.util.getRunningQueriesThunk()),
    ...dispatch(baseApi.util.getRunningMutationsThunk()),
  ]
  for (let calls = callsInFlight(); calls.length > 0; calls = callsInFlight()) await Promise.allSettled(calls)
}
