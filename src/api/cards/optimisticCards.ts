/**
 * The cards that are shown: the server's lists and cards (RTK Query pages of ids, `cardsSlice.ts`) with the pending changes folded over
 * them. A change is recorded when its mutation starts; success confirms it, failure drops it. Confirmed changes become part of what the
 * server said as soon as no older change is pending and no read is in flight whose response may lack them.
 */
import { createSelector, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { baseApi, unwrapData, callRequest } from '../core/baseApi'
import type { ResponseOf } from '../core/call'
import type { Card } from './card.schema'
import { type Change, changedCards, changeList, countChanges } from './cardChanges'
import {
  CARDS_PER_PAGE,
  type CardListArg,
  type CardLookup,
  type CardPage,
  type IdList,
  isSameList,
  listOf,
  nextPage,
  pagesOf,
} from './cardListPages'
import { type Breadcrumb, cardsCalls } from './cards.contract'
import {
  cardsReceived,
  type cardsReducer,
  changeConfirmed,
  changeDropped,
  changeRecorded,
  changesCommitted,
  type PendingChange,
} from './cardsSlice'

/** Cache tag of the entries that show a card. */
export const cardTag = (cardId: string) => ({ type: 'Card' as const, id: cardId })
/** Cache tag of the entries that show contents of a stack, at any depth. */
export const stackContentsTag = (stackId: string) => ({ type: 'Card' as const, id: `contents ${stackId}` })
/** Cache tag of search results: only the server knows how a change affects them, because a search covers every depth. */
export const searchResultsTag = { type: 'Card' as const, id: 'searchResults' }

/** The queries that load cards (B-464, B-465). The mutations of cards are in `cards.ts`, those of stacks in `stacks.ts`. */
export const cardQueriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCards: build.infiniteQuery<CardPage, CardListArg, number>({
      async queryFn({ queryArg: list, pageParam }, { dispatch }, _, send) {
        const { stackId, ...rest } = list
        const query = { parent: stackId ?? '', page: pageParam, per_page: CARDS_PER_PAGE, ...rest }
        const result = await send(callRequest(cardsCalls.getCards, { query }))
        if (result.error) return { error: result.error }
        const { data: cards, metadata } = result.data as ResponseOf<typeof cardsCalls.getCards>
        dispatch(cardsReceived({ cards, list }))
        return { data: { list, ids: cards.map(({ id }) => id), metadata } }
      },
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (_, pages) => nextPage(pages),
      },
      onQueryStarted: (_, { dispatch, queryFulfilled }) => dispatch(commitAfter(queryFulfilled)),
      providesTags: (list, _, { search }) => [
        'Card',
        ...(list?.pages[0]?.metadata.breadcrumbs ?? []).map(({ id }) => stackContentsTag(id)),
        ...(search === '' ? [] : [searchResultsTag]),
      ],
    }),
    getCard: build.query<Card, { cardId: string }>({
      async queryFn({ cardId }, { dispatch }, _, send) {
        const result = await send(callRequest(cardsCalls.getCard, { params: { id: cardId } }))
        if (result.error) return { error: result.error }
        const card = unwrapData(cardsCalls.getCard)(result.data as ResponseOf<typeof cardsCalls.getCard>)
        dispatch(cardsReceived({ cards: [card, ...('cards' in card ? (card.cards ?? []) : [])] }))
        return { data: card }
      },
      onQueryStarted: (_, { dispatch, queryFulfilled }) => dispatch(commitAfter(queryFulfilled)),
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

export const { useGetCardsInfiniteQuery, useGetCardQuery, useLazyGetCardQuery } = cardQueriesApi

export type RootWithApi = {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>
  cards: ReturnType<typeof cardsReducer>
}
export type ApiThunk<Result = void> = ThunkAction<Result, RootWithApi, unknown, UnknownAction>

const selectServerCards = (state: RootWithApi) => state.cards.entities
const selectPending = (state: RootWithApi) => state.cards.pending
const selectChanges = createSelector([selectPending], (pending) => pending.flatMap(({ changes }) => changes))

/** The cards with the pending changes folded over them. Cards without a pending change keep their identity. */
const selectCardLookup = createSelector([selectServerCards, selectChanges], (cards, changes): CardLookup => {
  const changed = changedCards(changes, (id) => cards[id])
  return (id) => (changed.has(id) ? changed.get(id) : cards[id])
})

/** A card as it is shown; undefined when it is not loaded or has been removed. */
export const selectCachedCard = (state: RootWithApi, cardId: string) => selectCardLookup(state)(cardId)

const changeListBy = (list: IdList, changes: readonly Change[], cardOf: CardLookup) =>
  changes.reduce((current, change) => changeList(current, change, cardOf), list)

type ShownList = { cards: readonly Card[]; total: number; breadcrumbs: readonly Breadcrumb[] }

const EMPTY_LIST: ShownList = { cards: [], total: 0, breadcrumbs: [] }

const isSameShownList = (a: ShownList, b: ShownList) =>
  a.total === b.total &&
  a.breadcrumbs === b.breadcrumbs &&
  a.cards.length === b.cards.length &&
  a.cards.every((card, index) => card === b.cards[index])

/** The list that pages of the server become with the pending changes; the same object as long as nothing in it changes. */
export const selectShownList = createSelector(
  [selectCardLookup, selectChanges, (_: RootWithApi, pages: readonly CardPage[]) => listOf(pages)],
  (cardOf, changes, serverList): ShownList => {
    if (!serverList) return EMPTY_LIST
    const { ids, total, breadcrumbs } = changeListBy(serverList, changes, cardOf)
    return { cards: ids.flatMap((id) => cardOf(id) ?? []), total, breadcrumbs }
  },
  { memoizeOptions: { resultEqualityCheck: isSameShownList } },
)

/** The pages of a list that is not loaded. */
export const NO_PAGES: readonly CardPage[] = []
const selectPages = (state: RootWithApi, arg: CardListArg): readonly CardPage[] =>
  cardQueriesApi.endpoints.getCards.select(arg)(state).data?.pages ?? NO_PAGES

/** A cached list as it is shown; empty when it is not loaded. */
export const selectCardList = (state: RootWithApi, arg: CardListArg) => selectShownList(state, selectPages(state, arg))

const selectReadsInFlight = (state: RootWithApi): string[] =>
  Object.values(state[baseApi.reducerPath].queries).flatMap((query) =>
    query?.status === QueryStatus.pending && /^getCards?$/.test(query.endpointName ?? '') ? [query.requestId] : [],
  )

/** Makes changes part of what the server said; `entries` are the pending ones among them, which are the first. */
const commit =
  (changes: Change[], entries: readonly PendingChange[] = []): ApiThunk =>
  (dispatch, getState) => {
    const cardOf = selectCardLookup(getState())
    for (const arg of cardQueriesApi.util.selectCachedArgsForQuery(getState(), 'getCards')) {
      const serverPages = selectPages(getState(), arg)
      const before = listOf(serverPages)
      const after = before && changeListBy(before, changes, cardOf)
      if (!after || after === before) continue
      // The total of a response may include the changes already. Too high costs one more request at the end; too low hides cards.
      const isAnswered = entries.some(({ answered }) => answered.some((list) => isSameList(list, arg)))
      const total = isAnswered ? Math.max(before.total, after.total) : after.total
      const pages = pagesOf({ ...after, total }, serverPages.length)
      // One page param per page: a refetch starts from the first of them.
      const data = { pages, pageParams: pages.map((_, index) => index + 1) }
      dispatch(cardQueriesApi.util.updateQueryData('getCards', arg, () => data))
    }
    dispatch(changesCommitted({ changes, committedCount: entries.length }))
  }

/** Commits the confirmed changes before the first one that is unconfirmed or may be missing in a response to come. */
const commitConfirmed = (): ApiThunk => (dispatch, getState) => {
  const pending = selectPending(getState())
  const inFlight = new Set(selectReadsInFlight(getState()))
  const end = pending.findIndex(({ isConfirmed, awaits }) => !isConfirmed || awaits.some((id) => inFlight.has(id)))
  const entries = end === -1 ? pending : pending.slice(0, end)
  if (entries.length === 0) return
  dispatch(
    commit(
      entries.flatMap(({ changes }) => changes),
      entries,
    ),
  )
}

const commitAfter =
  (response: Promise<unknown>): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    await response.catch(() => undefined)
    dispatch(commitConfirmed())
  }

/** A change with the child counts that follow from it; `cardOf` are the cards before it. */
const withCounts =
  (changes: Change[], cardOf?: CardLookup): ApiThunk<Change[]> =>
  (_, getState) => [
    ...changes,
    ...countChanges(changes, cardOf ?? selectCardLookup(getState()), (id) => selectServerCards(getState())[id]),
  ]

/** Changes that the server reported; `cardOf` are the cards before them, when the server's cards contain them already. */
const applyServerChanges =
  (serverChanges: Change[], cardOf?: CardLookup): ApiThunk =>
  (dispatch, getState) => {
    const changes = dispatch(withCounts(serverChanges, cardOf))
    const awaits = selectReadsInFlight(getState())
    if (awaits.length === 0) return dispatch(commit(changes))
    dispatch(changeRecorded({ id: '', changes, isConfirmed: true, awaits, answered: [] }))
  }

const recordPending =
  (id: string, changes: Change[]): ApiThunk =>
  (dispatch) => {
    const entry = { id, changes: dispatch(withCounts(changes)), isConfirmed: false, awaits: [], answered: [] }
    dispatch(changeRecorded(entry))
  }

/** Confirms a pending change, as the server made it. */
const confirmPending =
  (id: string, changes?: Change[]): ApiThunk =>
  (dispatch, getState) => {
    dispatch(changeConfirmed({ id, changes, awaits: selectReadsInFlight(getState()) }))
    dispatch(commitConfirmed())
  }

const dropPending =
  (id: string): ApiThunk =>
  (dispatch) => {
    dispatch(changeDropped({ id }))
    dispatch(commitConfirmed())
  }

/**
 * Shows changes while a mutation is in flight; its failure rolls them back.
 * @param id request id of the mutation, or the id of its temporary card
 * @param confirmedChanges the changes that its response stands for; without it those that are shown
 */
export const changeOptimistically =
  <Data>(
    id: string,
    changes: Change[],
    queryFulfilled: Promise<{ data: Data }>,
    confirmedChanges?: (data: Data) => Change[],
  ): ApiThunk<Promise<{ data: Data } | undefined>> =>
  async (dispatch) => {
    dispatch(recordPending(id, changes))
    const result = await queryFulfilled.catch(() => undefined)
    dispatch(result ? confirmPending(id, confirmedChanges?.(result.data)) : dropPending(id))
    return result
  }

/** Patches a card as the server last said it: in the lists, as the open card, and a stack's title in the breadcrumbs of its contents. */
export const patchCard =
  (cardId: string, patch: (card: Card) => Card): ApiThunk =>
  (dispatch, getState) => {
    const card = selectServerCards(getState())[cardId]
    if (!card) return
    const fields = Object.entries(patch(card)).filter(([field, value]) => value !== card[field as keyof Card])
    dispatch(applyServerChanges([{ kind: 'patch', cardId, fields: Object.fromEntries(fields) }]))
  }

/**
 * Inserts a new card into every list it belongs to: replacing its temporary card, before the card `beforeId`, e.g. its original, else
 * first (D-2509, D-3142). A card already in the list is updated in place. A temporary card stays pending until it is replaced or removed.
 */
export const insertCard =
  (card: Card, tempId: string | null, beforeId?: string): ApiThunk =>
  (dispatch, getState) => {
    const changes: Change[] = [{ kind: 'insert', card, beforeId }]
    if (card.id === card.temp_id) return dispatch(recordPending(card.id, changes))
    const hasTemporary = selectPending(getState()).some(({ id }) => id === tempId)
    dispatch(tempId && hasTemporary ? confirmPending(tempId, changes) : applyServerChanges(changes))
  }

const refetchCard = (cardId: string) =>
  cardQueriesApi.endpoints.getCard.initiate({ cardId }, { subscribe: false, forceRefetch: true })

/** Fetches a card that became accessible, e.g. by sharing, and inserts it into its lists (B-533, B-538, D-2509). */
export const fetchAndInsertCard =
  (cardId: string): ApiThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const before = selectCardLookup(getState())
    const { data: card } = await dispatch(refetchCard(cardId))
    if (!card) return
    // A card whose stack the user cannot see is shown on My Board (D-2402).
    const isStackVisible = async (stackId: string) => {
      const request = cardQueriesApi.endpoints.existsInWhiteboard.initiate(
        { cardId: stackId },
        { subscribe: false, forceRefetch: true },
      )
      return (await dispatch(request)).data === true
    }
    const staysInParent = card.isOwner || (card.parent_id !== null && (await isStackVisible(card.parent_id)))
    const placedCard = staysInParent ? card : { ...card, parent_id: null }
    dispatch(applyServerChanges([{ kind: 'insert', card: placedCard }], before))
  }

/** Refetches cards, for fields that only the server knows, such as their recipients. */
export const refetchCardsById =
  (cardIds: readonly string[]): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    await Promise.all(cardIds.map((cardId) => dispatch(refetchCard(cardId))))
  }

/**
 * Invalidates every cache entry with contents of a stack. If access was lost the refetch fails with 403 or 404, and the screen reports it
 * and navigates away (B-277, B-561, B-562, D-2205).
 */
export const invalidateStackContents = (stackId: string) => baseApi.util.invalidateTags([stackContentsTag(stackId)])

/** Removes cards from every list after access was lost; other entries that show them are refetched, so that the screen can report it. */
export const evictCards =
  (cardIds: string[]): ApiThunk =>
  (dispatch, getState) => {
    dispatch(applyServerChanges([{ kind: 'remove', cardIds }]))
    const tags = cardIds.flatMap((id) => [cardTag(id), stackContentsTag(id)])
    // Immediately: invalidation waits until no call is in flight, and a streamed reply may take long.
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), tags)) {
      if (endpointName === 'getCard') void dispatch(refetchCard((originalArgs as { cardId: string }).cardId))
    }
    dispatch(baseApi.util.invalidateTags(tags))
  }

/** Removes a temporary card. */
export const removeTemporaryCard = dropPending

/** Removes a skeleton card whose content could not be generated. */
export const removeLoadingCard =
  (cardId: string): ApiThunk =>
  (dispatch, getState) => {
    if (selectCachedCard(getState(), cardId)?.loading)
      dispatch(applyServerChanges([{ kind: 'remove', cardIds: [cardId] }]))
  }

/** Primes the cache entry of a list with the pages of the same list in another order, so that it renders without a request. */
export const primeListCache =
  (from: CardListArg, to: CardListArg): ApiThunk =>
  (dispatch, getState) => {
    if (isSameList(from, to)) return
    const pages = selectPages(getState(), from).map((page) => ({ ...page, list: to }))
    const value = { pages, pageParams: pages.map((_, index) => index + 1) }
    dispatch(cardQueriesApi.util.upsertQueryEntries([{ endpointName: 'getCards', arg: to, value }]))
  }

/** The cards of a cached list, in its order. */
export const selectCardsOfList =
  (arg: CardListArg): ApiThunk<readonly Card[]> =>
  (_, getState) =>
    selectCardList(getState(), arg).cards

/** Invalidates every list and card, e.g. after the realtime connection was lost. */
export const invalidateAllCards = () => baseApi.util.invalidateTags(['Card'])
