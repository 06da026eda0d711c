import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { baseApi, unwrapData, callRequest } from '../core/baseApi'
import { isNotAccessible, toApiError } from '../core/errors'
import { fetchOnce } from '../core/fetchOnce'
import type { Services } from '../core/services'
import type { Card } from './card.schema'
import {
  type CardListArg,
  type CardPage,
  cardsOf,
  updateInPages,
  insertionIndex,
  insertIntoPages,
  renameBreadcrumb,
  removeFromPages,
} from './cardListPages'
import { cardsCalls } from './cards.contract'
import { trackListRequest, type ListPatch, recordPatch, applyPatches } from './pendingListPatches'

/** Cards of one list page (B-196). */
export const CARDS_PER_PAGE = 20

/**
 * The page to request next, 1-based: the one with the first card that is not loaded. Removed cards shift later ones onto a page that is
 * loaded already, so the same page may be requested again; `cardsOf` drops its duplicates.
 */
export function nextPage(pages: readonly CardPage[]): number | undefined {
  const last = pages.at(-1)
  const cards = cardsOf(pages)
  const loadedCount = cards.length
  if (!last || loadedCount >= last.metadata.total) return undefined
  // A page without new cards is not requested again, or loading would loop. A page with new cards contains the last card of the list.
  const lastCard = cards.at(-1)
  const hasNoNewCards = pages.length > 1 && !(lastCard && last.data.includes(lastCard))
  const next = hasNoNewCards ? last.metadata.page + 1 : Math.floor(loadedCount / CARDS_PER_PAGE) + 1
  return (next - 1) * CARDS_PER_PAGE < last.metadata.total ? next : undefined
}

/** Cache tag of the entries that show a card. */
export const cardTag = (cardId: string) => ({ type: 'Card' as const, id: cardId })
/** Cache tag of the entries that show contents of a stack, at any depth. */
export const stackContentsTag = (stackId: string) => ({ type: 'Card' as const, id: `contents ${stackId}` })
/** Cache tag of search results: only the server knows how a change affects them, because a search covers every depth. */
export const searchResultsTag = { type: 'Card' as const, id: 'searchResults' }

/**
 * The queries that load cards (B-464, B-465). The thunks below update their cache entries optimistically; the mutations of cards are in
 * `cards.ts`, those of stacks in `stacks.ts`.
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
      onQueryStarted: (arg, { dispatch, queryFulfilled }) => dispatch(reapplyPatchesOnResponse(arg, queryFulfilled)),
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

export const { useGetCardsInfiniteQuery, useGetCardQuery, useLazyGetCardQuery } = cardQueriesApi

export type RootWithApi = { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> }
/** A thunk of this layer, which knows the API's state alone; the layers above use `AppThunk`. */
export type ApiThunk<Result = void> = ThunkAction<Result, RootWithApi, Services, UnknownAction>

const selectCachedListArgs = (state: RootWithApi): CardListArg[] =>
  cardQueriesApi.util.selectCachedArgsForQuery(state, 'getCards')

const selectCachedPages = (state: RootWithApi, arg: CardListArg): readonly CardPage[] =>
  cardQueriesApi.endpoints.getCards.select(arg)(state).data?.pages ?? []

/**
 * Writes the differences between `before` and `after` into a draft of `before`, card by card. Immer's patches are deep copies: with whole
 * pages in them, unchanged cards would lose their identity and every tile would re-render.
 */
function writeChangedPages(draft: CardPage[], before: readonly CardPage[], after: readonly CardPage[]) {
  for (const [index, page] of after.entries()) {
    const previousPage = before[index]
    if (page === previousPage) continue
    const draftPage = draft[index]
    if (!previousPage || !draftPage) {
      draft[index] = page
      continue
    }
    if (page.metadata !== previousPage.metadata) draftPage.metadata = page.metadata
    for (const [at, card] of page.data.entries()) if (card !== previousPage.data[at]) draftPage.data[at] = card
    if (page.data.length < previousPage.data.length) draftPage.data.length = page.data.length
  }
  if (after.length < before.length) draft.length = after.length
}

/** Patches one cached list. Nothing is dispatched when the patch returns the same pages. */
const patchList =
  (arg: CardListArg, patch: ListPatch): ApiThunk =>
  (dispatch, getState) => {
    const before = selectCachedPages(getState(), arg)
    const after = before.length > 0 ? patch(before, arg) : before
    if (after === before) return
    dispatch(
      cardQueriesApi.util.updateQueryData('getCards', arg, (draft) => {
        writeChangedPages(draft.pages, before, after)
        // One page param per page: a refetch starts from the first of them.
        if (after.length !== before.length) draft.pageParams = after.map((_, index) => index + 1)
      }),
    )
  }

/** Request ids of the mutations in flight. */
const selectPendingMutationIds = (state: RootWithApi): string[] =>
  Object.entries(state[baseApi.reducerPath].mutations).flatMap(([id, mutation]) =>
    mutation?.status === QueryStatus.pending ? [id] : [],
  )

/** Patches every cached list now, and the lists in flight when their responses arrive. */
const patchLists =
  (patch: ListPatch): ApiThunk =>
  (dispatch, getState, extra) => {
    recordPatch(extra, patch, selectPendingMutationIds(getState()))
    for (const arg of selectCachedListArgs(getState())) dispatch(patchList(arg, patch))
  }

/** Re-applies the optimistic patches that the response of a list request may lack: it must not discard them. */
const reapplyPatchesOnResponse =
  (arg: CardListArg, response: Promise<unknown>): ApiThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const takePatches = trackListRequest(extra, selectPendingMutationIds(getState()))
    const isFulfilled = await response.then(
      () => true,
      () => false,
    )
    const patches = takePatches()
    if (isFulfilled) dispatch(patchList(arg, (pages) => applyPatches(pages, arg, patches)))
  }

/** Patches one card in every cache entry: in the lists, as the open card, and a stack's title in the breadcrumbs of its contents. */
export const patchCard =
  (cardId: string, patch: (card: Card) => Card): ApiThunk =>
  (dispatch, getState) => {
    dispatch(patchLists((pages) => updateInPages(pages, ({ id }) => id === cardId, patch)))
    dispatch(cardQueriesApi.util.updateQueryData('getCard', { cardId }, patch))
    const stack = selectCachedCard(getState(), cardId)
    if (stack && 'childCount' in stack) dispatch(patchLists((pages) => renameBreadcrumb(pages, cardId, stack.title)))
  }

/** True when a card belongs in a list: same parent, no search, and not excluded by the filter for shared cards. */
const belongsTo = (card: Card, { stackId, search, filter }: CardListArg) =>
  card.parent_id === (stackId ?? null) && search === '' && (filter === 'all' || !card.isOwner)

/**
 * Inserts a new card into every list it belongs to: replacing its temporary card, before the card `beforeId`, e.g. its original, else
 * first (D-2509, D-3142). A card already in the list is updated in place.
 */
export const insertCard =
  (card: Card, tempId: string | null, beforeId?: string): ApiThunk =>
  (dispatch) => {
    const isSame = ({ id, temp_id }: Card) => id === card.id || (tempId !== null && temp_id === tempId)
    dispatch(
      patchLists((pages, arg) => {
        if (!belongsTo(card, arg)) return pages
        const cards = cardsOf(pages)
        if (cards.some(isSame)) {
          // A list response may already contain the card beside its temporary one.
          const isPresent = cards.some(({ id }) => id === card.id)
          const withoutTemporary = isPresent
            ? removeFromPages(pages, (other) => other.id !== card.id && isSame(other))
            : pages
          return updateInPages(withoutTemporary, isSame, () => card)
        }
        const beforeIndex = cards.findIndex(({ id }) => id === beforeId)
        return insertIntoPages(pages, [card], Math.max(beforeIndex, 0))
      }),
    )
  }

/** Reads a card again. */
export const refetchCard = (cardId: string) => fetchOnce(cardQueriesApi.endpoints.getCard, { cardId })

/** Removes the contents of a stack from the list around it, where they were listed until they were stacked or the stack was shared. */
const delistContents = (stack: Card): ApiThunk => {
  const contentIds = new Set('cards' in stack ? stack.cards?.map(({ id }) => id) : [])
  return patchLists((pages, { stackId, search }) =>
    contentIds.size === 0 || search !== '' || stackId === stack.id
      ? pages
      : removeFromPages(pages, ({ id }) => contentIds.has(id)),
  )
}

/** Refetches the loaded pages of a list. */
export const refetchList = (arg: CardListArg) =>
  cardQueriesApi.endpoints.getCards.initiate(arg, { subscribe: false, forceRefetch: true })

/** Fetches a card that became accessible, e.g. by sharing, and inserts it into its lists (B-533, B-538, D-2509). */
export const fetchAndInsertCard =
  (cardId: string): ApiThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isNew = selectCachedCard(getState(), cardId) === undefined
    const { data: card } = await dispatch(refetchCard(cardId))
    if (!card) return
    // A card whose stack the user cannot see is shown on My Board (D-2402).
    const isStackVisible = async (stackId: string) => {
      const request = fetchOnce(cardQueriesApi.endpoints.existsInWhiteboard, { cardId: stackId })
      return (await dispatch(request)).data === true
    }
    const staysInParent = card.isOwner || (card.parent_id !== null && (await isStackVisible(card.parent_id)))
    const placedCard = staysInParent ? card : { ...card, parent_id: null }
    dispatch(insertCard(placedCard, null))
    // From the server: a list response that arrives meanwhile may count the card already.
    if (isNew && placedCard.parent_id) await dispatch(refetchCardsById([placedCard.parent_id]))
    dispatch(delistContents(card))
  }

/** Refetches cards, for fields that only the server knows, such as their recipients. */
export const refetchCardsById =
  (cardIds: readonly string[]): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    const fetched = await Promise.all(cardIds.map((cardId) => dispatch(refetchCard(cardId))))
    for (const { data } of fetched) if (data) dispatch(patchCard(data.id, (card) => ({ ...card, ...data })))
  }

/**
 * Invalidates every cache entry with contents of a stack. If access was lost the refetch fails with 403 or 404, and the screen reports it
 * and navigates away (B-277, B-561, B-562, D-2205).
 */
export const invalidateStackContents = (stackId: string) => baseApi.util.invalidateTags([stackContentsTag(stackId)])

/** True for a card with contents, and for one that is in no cache entry. */
export const isContainerOrUnknown = (state: RootWithApi, cardId: string): boolean => {
  const card = selectCachedCard(state, cardId)
  return card === undefined || 'childCount' in card
}

/**
 * Removes cards from every list after access was lost; other entries that show them are refetched, so that the screen can report it. Every
 * list is refetched after the loss of a stack: cards of a dissolved one are listed elsewhere now (D-2426).
 */
export const evictCards =
  (cardIds: readonly string[]): ApiThunk =>
  (dispatch, getState) => {
    const mayHaveContents = cardIds.some((id) => isContainerOrUnknown(getState(), id))
    dispatch(adjustParentCounts(cardsOfSnapshot(dispatch(removeCardsOptimistically(cardIds))), -1))
    const tags = cardIds.flatMap((id) => [cardTag(id), stackContentsTag(id)])
    // Immediately: invalidation waits until no call is in flight, and a streamed reply may take long.
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), tags)) {
      if (endpointName !== 'getCard') continue
      const { cardId } = originalArgs as { cardId: string }
      const { error } = cardQueriesApi.endpoints.getCard.select({ cardId })(getState())
      if (!error || !isNotAccessible(toApiError(error))) void dispatch(refetchCard(cardId))
    }
    dispatch(mayHaveContents ? invalidateAllCards() : baseApi.util.invalidateTags(tags))
  }

/** Removes a temporary card. */
export const removeTemporaryCard = (tempId: string): ApiThunk =>
  patchLists((pages) => removeFromPages(pages, ({ temp_id }) => temp_id === tempId))

/** Removes a skeleton card whose content could not be generated. */
export const removeLoadingCard = (cardId: string): ApiThunk =>
  patchLists((pages) => removeFromPages(pages, ({ id, loading }) => id === cardId && loading))

/** Rollback snapshot: cards with their 0-based positions in each cached list. */
export type CardPositions = { arg: CardListArg; cards: { card: Card; position: number }[] }[]

/** Takes a rollback snapshot of cards in the cached lists. */
export const snapshotPositions =
  (cardIds: readonly string[]): ApiThunk<CardPositions> =>
  (_, getState) => {
    const ids = new Set(cardIds)
    const state = getState()
    return selectCachedListArgs(state).flatMap((arg) => {
      const pages = selectCachedPages(state, arg)
      const cards = cardsOf(pages).flatMap((card, position) => (ids.has(card.id) ? [{ card, position }] : []))
      return pages.length > 0 ? [{ arg, cards }] : []
    })
  }

/** Each card of a snapshot once. */
export const cardsOfSnapshot = (snapshot: CardPositions): Card[] => [
  ...new Map(snapshot.flatMap(({ cards }) => cards.map(({ card }) => [card.id, card] as const))).values(),
]

/**
 * Removes cards from every list and returns the rollback snapshot.
 * @param parentId removes only the cards with this parent, null for My Board; undefined for any parent
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

/** True for the same cards in the same order. */
export const isSameList = (a: CardListArg, b: CardListArg) =>
  a.stackId === b.stackId && a.search === b.search && a.filter === b.filter && a.sort === b.sort && a.order === b.order

/**
 * Restores cards at their snapshot positions; in a list loaded since, at the position of its sort order. Cards that are elsewhere in a list
 * by now are moved, so that none appears twice.
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
 * Moves cards into the lists of another parent, at the position of each list's sort order, and adjusts the child counts of both stacks.
 * They stay in search results, which cover everything below the searched location, unless they are moved out of it (D-2401).
 */
export const moveCardsOptimistically =
  (cards: readonly Card[], from: string | null, to: string | null): ApiThunk =>
  (dispatch, getState) => {
    const parentOwnerId = (to && selectCachedCard(getState(), to)?.owner_id) || null
    const ids = new Set(cards.map(({ id }) => id))
    // Current versions: an undo entry holds the cards as they were at the time of the move.
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

/** Adjusts the child count that the tile of a stack shows. */
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

/** Adjusts the child counts of the parents of some cards by `delta` per card. */
export const adjustParentCounts =
  (cards: readonly Card[], delta: 1 | -1): ApiThunk =>
  (dispatch) => {
    for (const { parent_id } of cards) if (parent_id) dispatch(adjustChildCount(parent_id, delta))
  }

/** Primes the cache entry of `to` with the patched pages of `from`, e.g. in the new manual order, so that it renders without a request. */
export const primeListCache =
  (from: CardListArg, to: CardListArg, patch: (pages: readonly CardPage[]) => CardPage[]): ApiThunk =>
  (dispatch, getState) => {
    if (isSameList(from, to))
      return dispatch(patchLists((before, arg) => (isSameList(arg, to) ? patch(before) : before)))
    const pages = patch(selectCachedPages(getState(), from))
    const value = { pages, pageParams: pages.map((_, index) => index + 1) }
    dispatch(cardQueriesApi.util.upsertQueryEntries([{ endpointName: 'getCards', arg: to, value }]))
  }

/** The cards of a cached list, in its order. */
export const selectCardsOfList =
  (arg: CardListArg): ApiThunk<readonly Card[]> =>
  (_, getState) =>
    cardsOf(selectCachedPages(getState(), arg))

/** The cached version of a card, else the given one. */
export const currentCard =
  (card: Card): ApiThunk<Card> =>
  (_, getState) =>
    selectCachedCard(getState(), card.id) ?? card

/** A card of the first cached list that contains it. */
export function selectListedCard(state: RootWithApi, cardId: string): Card | undefined {
  for (const arg of selectCachedListArgs(state)) {
    const found = cardsOf(selectCachedPages(state, arg)).find(({ id }) => id === cardId)
    if (found) return found
  }
  return undefined
}

/** A cached card: from the first list that contains it, else the open card. */
export function selectCachedCard(state: RootWithApi, cardId: string): Card | undefined {
  const listed = selectListedCard(state, cardId)
  if (listed) return listed
  return cardQueriesApi.endpoints.getCard.select({ cardId })(state).data
}

/** A snapshot with the current versions of its cards, each with its parent at the time of the snapshot. */
export const refreshSnapshot =
  (snapshot: CardPositions): ApiThunk<CardPositions> =>
  (dispatch) =>
    snapshot.map(({ arg, cards }) => ({
      arg,
      cards: cards.map(({ card, position }) => ({
        card: {
          ...dispatch(currentCard(card)),
          parent_id: card.parent_id,
          parent_owner_id: card.parent_owner_id,
        },
        position,
      })),
    }))

/** Invalidates every list and card, e.g. after the realtime connection was lost. */
export const invalidateAllCards = () => baseApi.util.invalidateTags(['Card'])

/**
 * Refetches every list and card on screen. RTK Query delays what an invalidation refetches until no call is in flight, the authorisation of
 * a channel included.
 * @returns resolves once the requests have been sent
 */
export const refetchAllCards = (): ApiThunk<Promise<void>> => async (dispatch) => {
  dispatch(invalidateAllCards())
  const callsInFlight = () => [
    ...dispatch(baseApi.util.getRunningQueriesThunk()),
    ...dispatch(baseApi.util.getRunningMutationsThunk()),
  ]
  for (let calls = callsInFlight(); calls.length > 0; calls = callsInFlight()) await Promise.allSettled(calls)
}
