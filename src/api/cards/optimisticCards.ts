import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { baseApi, unwrapData, type ThunkExtra, callRequest } from '../core/baseApi'
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
 * The page to ask for next: the one that holds the first card that is not loaded. Cards that were taken away meanwhile pull others onto
 * a page that was there before, so the same page may be asked for again; what is known of it is not shown twice.
 */
export function nextPage(pages: readonly CardPage[]): number | undefined {
  const last = pages.at(-1)
  const cards = cardsOf(pages)
  const loadedCount = cards.length
  if (!last || loadedCount >= last.metadata.total) return undefined
  // A page that brought nothing new is not asked for again and again. One that did has brought the last of the cards.
  const lastCard = cards.at(-1)
  const hasNoNewCards = pages.length > 1 && !(lastCard && last.data.includes(lastCard))
  const next = hasNoNewCards ? last.metadata.page + 1 : Math.floor(loadedCount / CARDS_PER_PAGE) + 1
  return (next - 1) * CARDS_PER_PAGE < last.metadata.total ? next : undefined
}

/** What shows a card. */
export const cardTag = (cardId: string) => ({ type: 'Card' as const, id: cardId })
/** What shows something that lies in a stack, at whatever depth. */
export const stackContentsTag = (stackId: string) => ({ type: 'Card' as const, id: `contents ${stackId}` })
/** What a search found: only the server knows how a step changes it, at whatever depth. */
export const searchResultsTag = { type: 'Card' as const, id: 'searchResults' }

/**
 * The queries that load cards (B-464, B-465). What they loaded is changed by the functions below, wherever it is on screen; the calls that
 * change cards are in `formats.ts`, those of stacks in `stacks.ts`.
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
export type ApiThunk<Result = void> = ThunkAction<Result, RootWithApi, unknown, UnknownAction>

const selectCachedListArgs = (state: RootWithApi): CardListArg[] =>
  cardQueriesApi.util.selectCachedArgsForQuery(state, 'getCards')

const selectCachedPages = (state: RootWithApi, arg: CardListArg): readonly CardPage[] =>
  cardQueriesApi.endpoints.getCards.select(arg)(state).data?.pages ?? []

/**
 * Writes into a draft of `before` what is other in `after`, card by card. The change travels as patches, and what a patch holds is
 * copied in full: with whole pages in it, cards that nobody touched would become new objects, and each of their tiles be drawn again.
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

/** Changes one loaded list. When its pages come back as they were it is left alone. */
const patchList =
  (arg: CardListArg, patch: ListPatch): ApiThunk =>
  (dispatch, getState) => {
    const before = selectCachedPages(getState(), arg)
    const after = before.length > 0 ? patch(before, arg) : before
    if (after === before) return
    dispatch(
      cardQueriesApi.util.updateQueryData('getCards', arg, (draft) => {
        writeChangedPages(draft.pages, before, after)
        // As many as there are pages: loading anew begins with the first of them.
        if (after.length !== before.length) draft.pageParams = after.map((_, index) => index + 1)
      }),
    )
  }

/** The writes that are on their way. */
const selectPendingMutationIds = (state: RootWithApi): string[] =>
  Object.entries(state[baseApi.reducerPath].mutations).flatMap(([id, mutation]) =>
    mutation?.status === QueryStatus.pending ? [id] : [],
  )

/** Changes every list, and those that are on their way once they are there. */
const patchLists =
  (patch: ListPatch): ApiThunk =>
  (dispatch, getState, extra) => {
    recordPatch(extra as ThunkExtra, patch, selectPendingMutationIds(getState()))
    for (const arg of selectCachedListArgs(getState())) dispatch(patchList(arg, patch))
  }

/** Makes the changes once more that the answer to a list's question may not know of. */
const reapplyPatchesOnResponse =
  (arg: CardListArg, response: Promise<unknown>): ApiThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const takePatches = trackListRequest(extra as ThunkExtra, selectPendingMutationIds(getState()))
    const isFulfilled = await response.then(
      () => true,
      () => false,
    )
    const patches = takePatches()
    if (isFulfilled) dispatch(patchList(arg, (pages) => applyPatches(pages, arg, patches)))
  }

/** Changes one card wherever it is on screen: in every loaded list, as the open card, and a stack's title on the way to what it holds. */
export const patchCard =
  (cardId: string, patch: (card: Card) => Card): ApiThunk =>
  (dispatch, getState) => {
    dispatch(patchLists((pages) => updateInPages(pages, ({ id }) => id === cardId, patch)))
    dispatch(cardQueriesApi.util.updateQueryData('getCard', { cardId }, patch))
    const stack = selectCachedCard(getState(), cardId)
    if (stack && 'childCount' in stack) dispatch(patchLists((pages) => renameBreadcrumb(pages, cardId, stack.title)))
  }

/** True when a card belongs into a list: same parent, nothing searched for, and not only other people's cards wanted. */
const belongsTo = (card: Card, { stackId, search, filter }: CardListArg) =>
  card.parent_id === (stackId ?? null) && search === '' && (filter === 'all' || !card.isOwner)

/**
 * Puts a new card into every list it belongs to: in the place of its temporary card, before the card it is a copy of, else first
 * (D-2509, D-3142). A card that is there already is only brought up to date.
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
          // A list may have come with the card already, beside what stands for it here.
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

const refetchCard = (cardId: string) =>
  cardQueriesApi.endpoints.getCard.initiate({ cardId }, { subscribe: false, forceRefetch: true })

/** Fetches a card that somebody else gave to the person, and puts it on the board (B-533, B-538, D-2509). */
export const fetchAndInsertCard =
  (cardId: string): ApiThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isNew = selectCachedCard(getState(), cardId) === undefined
    const { data: card } = await dispatch(refetchCard(cardId))
    if (!card) return
    // A card that is seen without the stack around it lies on My Board (D-2402).
    const isStackVisible = async (stackId: string) => {
      const request = cardQueriesApi.endpoints.existsInWhiteboard.initiate(
        { cardId: stackId },
        { subscribe: false, forceRefetch: true },
      )
      return (await dispatch(request)).data === true
    }
    const staysInParent = card.isOwner || (card.parent_id !== null && (await isStackVisible(card.parent_id)))
    const placedCard = staysInParent ? card : { ...card, parent_id: null }
    dispatch(insertCard(placedCard, null))
    if (isNew) dispatch(adjustParentCounts([placedCard], 1))
  }

/** Has cards fetched anew, for what the server alone decides, such as whom they are shared with. */
export const refetchCardsById =
  (cardIds: readonly string[]): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    const fetched = await Promise.all(cardIds.map((cardId) => dispatch(refetchCard(cardId))))
    for (const { data } of fetched) if (data) dispatch(patchCard(data.id, (card) => ({ ...card, ...data })))
  }

/**
 * Asks anew for what is on screen of the inside of a stack. For what is gone the server answers 403 or 404, and its screen says so and
 * leaves (B-277, B-561, B-562, D-2205).
 */
export const invalidateStackContents = (stackId: string) => baseApi.util.invalidateTags([stackContentsTag(stackId)])

/** Cards that the person may no longer see leave every list; what shows them otherwise is asked for anew, so that it can say so. */
export const evictCards =
  (cardIds: readonly string[]): ApiThunk =>
  (dispatch, getState) => {
    dispatch(adjustParentCounts(cardsOfSnapshot(dispatch(removeCardsOptimistically(cardIds))), -1))
    const tags = cardIds.flatMap((id) => [cardTag(id), stackContentsTag(id)])
    // At once, while what is invalidated waits for every call that is on its way, a reply of the assistant too.
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), tags)) {
      if (endpointName === 'getCard') void dispatch(refetchCard((originalArgs as { cardId: string }).cardId))
    }
    dispatch(baseApi.util.invalidateTags(tags))
  }

/** Takes a temporary card away again. */
export const removeTemporaryCard = (tempId: string): ApiThunk =>
  patchLists((pages) => removeFromPages(pages, ({ temp_id }) => temp_id === tempId))

/** Takes away a card that was made but never filled. */
export const removeLoadingCard = (cardId: string): ApiThunk =>
  patchLists((pages) => removeFromPages(pages, ({ id, loading }) => id === cardId && loading))

/** Where cards lay in the loaded lists, so that they can be put back. */
export type CardPositions = { arg: CardListArg; cards: { card: Card; position: number }[] }[]

/** Where cards lie in the loaded lists. */
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

/** Each card of some places once. */
export const cardsOfSnapshot = (snapshot: CardPositions): Card[] => [
  ...new Map(snapshot.flatMap(({ cards }) => cards.map(({ card }) => [card.id, card] as const))).values(),
]

/**
 * Takes cards out of every loaded list, and tells where they were.
 * @param parentId only those that lie there, null for My Board; undefined for wherever they lie
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

const isSameList = (a: CardListArg, b: CardListArg) =>
  a.stackId === b.stackId && a.search === b.search && a.filter === b.filter && a.sort === b.sort && a.order === b.order

/**
 * Puts cards back where they were, and in a list that has come since where its order wants them. Those that are elsewhere in a list by now
 * are moved, so that none is there twice.
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
 * Moves cards into the lists of another parent, each where the list's order wants it, and counts both stacks anew. Where they were found
 * by a search they stay, unless they leave its place: it looks into everything below that (D-2401).
 */
export const moveCardsOptimistically =
  (cards: readonly Card[], from: string | null, to: string | null): ApiThunk =>
  (dispatch) => {
    const ids = new Set(cards.map(({ id }) => id))
    // As they are by now: an undo brings cards along as they were when they were moved.
    const moved = cards.map((card) => ({ ...dispatch(currentCard(card)), parent_id: to }))
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

/** The number of cards that the tile of a stack tells. */
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

/** The same for the stacks that some cards lie in; `difference` is for each card. */
export const adjustParentCounts =
  (cards: readonly Card[], delta: 1 | -1): ApiThunk =>
  (dispatch) => {
    for (const { parent_id } of cards) if (parent_id) dispatch(adjustChildCount(parent_id, delta))
  }

/** Puts a list into the cache as it will be, e.g. in its new order by hand, so that it is there when it is asked for. */
export const primeListCache =
  (from: CardListArg, to: CardListArg, patch: (pages: readonly CardPage[]) => CardPage[]): ApiThunk =>
  (dispatch, getState) => {
    if (isSameList(from, to))
      return dispatch(patchLists((before, arg) => (isSameList(arg, to) ? patch(before) : before)))
    const pages = patch(selectCachedPages(getState(), from))
    const value = { pages, pageParams: pages.map((_, index) => index + 1) }
    dispatch(cardQueriesApi.util.upsertQueryEntries([{ endpointName: 'getCards', arg: to, value }]))
  }

/** The cards of a loaded list, in its order. */
export const selectCardsOfList =
  (arg: CardListArg): ApiThunk<readonly Card[]> =>
  (_, getState) =>
    cardsOf(selectCachedPages(getState(), arg))

/** A card as it is on screen by now. */
export const currentCard =
  (card: Card): ApiThunk<Card> =>
  (_, getState) =>
    selectCachedCard(getState(), card.id) ?? card

/** A loaded card, from whichever list has it. */
export function selectCachedCard(state: RootWithApi, cardId: string): Card | undefined {
  for (const arg of selectCachedListArgs(state)) {
    const found = cardsOf(selectCachedPages(state, arg)).find(({ id }) => id === cardId)
    if (found) return found
  }
  return cardQueriesApi.endpoints.getCard.select({ cardId })(state).data
}

/** Places with their cards as they are by now, each in the stack that it lay in then. */
export const refreshSnapshot =
  (snapshot: CardPositions): ApiThunk<CardPositions> =>
  (dispatch) =>
    snapshot.map(({ arg, cards }) => ({
      arg,
      cards: cards.map(({ card, position }) => ({
        card: { ...dispatch(currentCard(card)), parent_id: card.parent_id },
        position,
      })),
    }))

/** Has every list and card that is on screen loaded anew, for example after the realtime connection was gone. */
export const invalidateAllCards = () => baseApi.util.invalidateTags(['Card'])
