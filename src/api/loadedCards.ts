import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { baseApi, payload, type Services, send } from './baseApi'
import type { Card } from './card.schema'
import { type CardPage, cardsOf, changeCard, positionFor, putIn, renameOnWay, takeOut } from './cardPages'
import type { CardFilter, CardSort, SortOrder } from './cardOrder.contract'
import { formatsCalls } from './formats.contract'
import { askedForList, type ChangePages, keepChange, withChanges } from './unheardChanges'

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

/**
 * The page to ask for next: the one that holds the first card that is not loaded. Cards that were taken away meanwhile pull others onto
 * a page that was there before, so the same page may be asked for again; what is known of it is not shown twice.
 */
export function nextPage(pages: readonly CardPage[]): number | undefined {
  const last = pages.at(-1)
  const cards = cardsOf(pages)
  const loaded = cards.length
  if (!last || loaded >= last.metadata.total) return undefined
  // A page that brought nothing new is not asked for again and again. One that did has brought the last of the cards.
  const newest = cards.at(-1)
  const hasBroughtNothing = pages.length > 1 && !(newest && last.data.includes(newest))
  const next = hasBroughtNothing ? last.metadata.page + 1 : Math.floor(loaded / CARDS_PER_PAGE) + 1
  return (next - 1) * CARDS_PER_PAGE < last.metadata.total ? next : undefined
}

/** What shows a card. */
export const tagOf = (cardId: string) => ({ type: 'Card' as const, id: cardId })
/** What shows something that lies in a stack, at whatever depth. */
export const tagInside = (stackId: string) => ({ type: 'Card' as const, id: `in ${stackId}` })
/** What a search found: only the server knows how a step changes it, at whatever depth. */
export const foundTag = { type: 'Card' as const, id: 'found' }

/**
 * The queries that load cards (board 7). What they loaded is changed by the functions below, wherever it is on screen; the calls that
 * change cards are in `formats.ts`, those of stacks in `stacks.ts`.
 */
export const loadedCardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCards: build.infiniteQuery<CardPage, CardListArg, number>({
      query: ({ queryArg: { stackId, ...list }, pageParam }) =>
        send(formatsCalls.getCards, {
          query: { parent: stackId ?? '', page: pageParam, per_page: CARDS_PER_PAGE, ...list },
        }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (_, pages) => nextPage(pages),
      },
      onQueryStarted: (arg, { dispatch, queryFulfilled }) => dispatch(repeatUnheard(arg, queryFulfilled)),
      providesTags: (list, _, { search }) => [
        'Card',
        ...(list?.pages[0]?.metadata.breadcrumbs ?? []).map(({ id }) => tagInside(id)),
        ...(search === '' ? [] : [foundTag]),
      ],
    }),
    getCard: build.query<Card, { cardId: string }>({
      query: ({ cardId }) => send(formatsCalls.getCard, { params: { id: cardId } }),
      transformResponse: payload(formatsCalls.getCard),
      providesTags: (card, _, { cardId }) => [
        'Card',
        tagOf(cardId),
        ...(card?.parent_id ? [tagInside(card.parent_id)] : []),
      ],
    }),
    existsInWhiteboard: build.query<boolean, { cardId: string }>({
      query: ({ cardId }) => send(formatsCalls.existsInWhiteboard, { params: { id: cardId } }),
      transformResponse: payload(formatsCalls.existsInWhiteboard),
    }),
  }),
})

export const { useGetCardsInfiniteQuery, useGetCardQuery, useLazyGetCardQuery } = loadedCardsApi

export type RootWithApi = { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> }
export type ApiThunk<Result = void> = ThunkAction<Result, RootWithApi, unknown, UnknownAction>

const listArgs = (state: RootWithApi): CardListArg[] => loadedCardsApi.util.selectCachedArgsForQuery(state, 'getCards')

const pagesOf = (state: RootWithApi, arg: CardListArg): readonly CardPage[] =>
  loadedCardsApi.endpoints.getCards.select(arg)(state).data?.pages ?? []

/**
 * Writes into a draft of `before` what is other in `after`, card by card. The change travels as patches, and what a patch holds is
 * copied in full: with whole pages in it, cards that nobody touched would become new objects, and each of their tiles be drawn again.
 */
function writePages(draft: CardPage[], before: readonly CardPage[], after: readonly CardPage[]) {
  for (const [index, page] of after.entries()) {
    const old = before[index]
    if (page === old) continue
    const written = draft[index]
    if (!old || !written) {
      draft[index] = page
      continue
    }
    if (page.metadata !== old.metadata) written.metadata = page.metadata
    for (const [at, card] of page.data.entries()) if (card !== old.data[at]) written.data[at] = card
    if (page.data.length < old.data.length) written.data.length = page.data.length
  }
  if (after.length < before.length) draft.length = after.length
}

/** Changes one loaded list. When its pages come back as they were it is left alone. */
const changeList =
  (arg: CardListArg, change: ChangePages): ApiThunk =>
  (dispatch, getState) => {
    const before = pagesOf(getState(), arg)
    const after = before.length > 0 ? change(before, arg) : before
    if (after === before) return
    dispatch(
      loadedCardsApi.util.updateQueryData('getCards', arg, (draft) => {
        writePages(draft.pages, before, after)
        // As many as there are pages: loading anew begins with the first of them.
        if (after.length !== before.length) draft.pageParams = after.map((_, index) => index + 1)
      }),
    )
  }

/** The writes that are on their way. */
const pendingWrites = (state: RootWithApi): string[] =>
  Object.entries(state[baseApi.reducerPath].mutations).flatMap(([id, write]) =>
    write?.status === QueryStatus.pending ? [id] : [],
  )

/** Changes every list, and those that are on their way once they are there. */
const changeLists =
  (change: ChangePages): ApiThunk =>
  (dispatch, getState, services) => {
    keepChange(services as Services, change, pendingWrites(getState()))
    for (const arg of listArgs(getState())) dispatch(changeList(arg, change))
  }

/** Makes the changes once more that the answer to a list's question may not know of. */
const repeatUnheard =
  (arg: CardListArg, answered: Promise<unknown>): ApiThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const changesSince = askedForList(services as Services, pendingWrites(getState()))
    const hasCome = await answered.then(
      () => true,
      () => false,
    )
    const changes = changesSince()
    if (hasCome) dispatch(changeList(arg, (pages) => withChanges(pages, arg, changes)))
  }

/** Changes one card wherever it is on screen: in every loaded list, as the open card, and a stack's title on the way to what it holds. */
export const patchCard =
  (cardId: string, change: (card: Card) => Card): ApiThunk =>
  (dispatch, getState) => {
    dispatch(changeLists((pages) => changeCard(pages, ({ id }) => id === cardId, change)))
    dispatch(loadedCardsApi.util.updateQueryData('getCard', { cardId }, change))
    const stack = findLoaded(getState(), cardId)
    if (stack && 'childCount' in stack) dispatch(changeLists((pages) => renameOnWay(pages, cardId, stack.title)))
  }

/** True when a card belongs into a list: same parent, nothing searched for, and not only other people's cards wanted. */
const belongsTo = (card: Card, { stackId, search, filter }: CardListArg) =>
  card.parent_id === (stackId ?? null) && search === '' && (filter === 'all' || !card.isOwner)

/**
 * Puts a new card into every list it belongs to: in the place of its temporary card, before the card it is a copy of, else first
 * (decisions/board 5). A card that is there already is only brought up to date.
 */
export const insertCard =
  (card: Card, tempId: string | null, besideId?: string): ApiThunk =>
  (dispatch) => {
    const isSame = ({ id, temp_id }: Card) => id === card.id || (tempId !== null && temp_id === tempId)
    dispatch(
      changeLists((pages, arg) => {
        if (!belongsTo(card, arg)) return pages
        const cards = cardsOf(pages)
        if (cards.some(isSame)) {
          // A list may have come with the card already, beside what stands for it here.
          const isThere = cards.some(({ id }) => id === card.id)
          const single = isThere ? takeOut(pages, (other) => other.id !== card.id && isSame(other)) : pages
          return changeCard(single, isSame, () => card)
        }
        const beside = cards.findIndex(({ id }) => id === besideId)
        return putIn(pages, [card], Math.max(beside, 0))
      }),
    )
  }

const fetchAnew = (cardId: string) =>
  loadedCardsApi.endpoints.getCard.initiate({ cardId }, { subscribe: false, forceRefetch: true })

/** Fetches a card that somebody else gave to the person, and puts it on the board (decisions/board 5, shared.user). */
export const fetchNewCard =
  (cardId: string): ApiThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isNew = findLoaded(getState(), cardId) === undefined
    const { data: card } = await dispatch(fetchAnew(cardId))
    if (!card) return
    // A card that is seen without the stack around it lies on My Board (decisions/board 3, filter).
    const isSeenInStack = async (stackId: string) => {
      const asked = loadedCardsApi.endpoints.existsInWhiteboard.initiate(
        { cardId: stackId },
        { subscribe: false, forceRefetch: true },
      )
      return (await dispatch(asked)).data === true
    }
    const isInPlace = card.isOwner || (card.parent_id !== null && (await isSeenInStack(card.parent_id)))
    const seen = isInPlace ? card : { ...card, parent_id: null }
    dispatch(insertCard(seen, null))
    if (isNew) dispatch(countInStacks([seen], 1))
  }

/** Has cards fetched anew, for what the server alone decides, such as whom they are shared with. */
export const refreshCards =
  (cardIds: readonly string[]): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    const fetched = await Promise.all(cardIds.map((cardId) => dispatch(fetchAnew(cardId))))
    for (const { data } of fetched) if (data) dispatch(patchCard(data.id, (card) => ({ ...card, ...data })))
  }

/**
 * Asks anew for what is on screen of the inside of a stack. For what is gone the server answers 403 or 404, and its screen says so and
 * leaves (board 8; decisions/board Y5).
 */
export const refetchInside = (stackId: string) => baseApi.util.invalidateTags([tagInside(stackId)])

/** Cards that the person may no longer see leave every list; what shows them otherwise is asked for anew, so that it can say so. */
export const loseCards =
  (cardIds: readonly string[]): ApiThunk =>
  (dispatch, getState) => {
    dispatch(countInStacks(cardsAt(dispatch(takeAway(cardIds))), -1))
    const tags = cardIds.flatMap((id) => [tagOf(id), tagInside(id)])
    // At once, while what is invalidated waits for every call that is on its way, a reply of the assistant too.
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), tags)) {
      if (endpointName === 'getCard') void dispatch(fetchAnew((originalArgs as { cardId: string }).cardId))
    }
    dispatch(baseApi.util.invalidateTags(tags))
  }

/** Takes a temporary card away again. */
export const removeTemporaryCard = (tempId: string): ApiThunk =>
  changeLists((pages) => takeOut(pages, ({ temp_id }) => temp_id === tempId))

/** Takes away a card that was made but never filled. */
export const removeLoadingCard = (cardId: string): ApiThunk =>
  changeLists((pages) => takeOut(pages, ({ id, loading }) => id === cardId && loading))

/** Where cards lay in the loaded lists, so that they can be put back. */
export type Places = { arg: CardListArg; cards: { card: Card; position: number }[] }[]

/** Where cards lie in the loaded lists. */
export const placesOf =
  (cardIds: readonly string[]): ApiThunk<Places> =>
  (_, getState) => {
    const ids = new Set(cardIds)
    const state = getState()
    return listArgs(state).flatMap((arg) => {
      const pages = pagesOf(state, arg)
      const cards = cardsOf(pages).flatMap((card, position) => (ids.has(card.id) ? [{ card, position }] : []))
      return pages.length > 0 ? [{ arg, cards }] : []
    })
  }

/** Each card of some places once. */
export const cardsAt = (places: Places): Card[] => [
  ...new Map(places.flatMap(({ cards }) => cards.map(({ card }) => [card.id, card] as const))).values(),
]

/**
 * Takes cards out of every loaded list, and tells where they were.
 * @param parentId only those that lie there, null for My Board; undefined for wherever they lie
 */
export const takeAway =
  (cardIds: readonly string[], parentId?: string | null): ApiThunk<Places> =>
  (dispatch) => {
    const ids = new Set(cardIds)
    const places = dispatch(placesOf(cardIds))
    const isThere = ({ parent_id }: Card) => parentId === undefined || parent_id === parentId
    dispatch(changeLists((pages) => takeOut(pages, (card) => ids.has(card.id) && isThere(card))))
    return places
  }

const isSameList = (a: CardListArg, b: CardListArg) =>
  a.stackId === b.stackId && a.search === b.search && a.filter === b.filter && a.sort === b.sort && a.order === b.order

/**
 * Puts cards back where they were, and in a list that has come since where its order wants them. Those that are elsewhere in a list by now
 * are moved, so that none is there twice.
 */
export const putBack = (places: Places): ApiThunk =>
  changeLists((pages, arg) => {
    const place = places.find((candidate) => isSameList(candidate.arg, arg))
    if (place) return place.cards.reduce((left, { card, position }) => putIn(left, [card], position), pages)
    return cardsAt(places)
      .filter((card) => belongsTo(card, arg))
      .reduce((left, card) => {
        const position = positionFor(left, card, arg.sort, arg.order)
        const isOnLoadedPage = position < cardsOf(left).length || nextPage(left) === undefined
        return isOnLoadedPage ? putIn(left, [card], position) : left
      }, pages)
  })

/**
 * Moves cards into the lists of another parent, each where the list's order wants it, and counts both stacks anew. Where they were found
 * by a search they stay, unless they leave its place: it looks into everything below that (decisions/board 3, search scope).
 */
export const moveBetweenLists =
  (cards: readonly Card[], from: string | null, to: string | null): ApiThunk =>
  (dispatch) => {
    const ids = new Set(cards.map(({ id }) => id))
    // As they are by now: an undo brings cards along as they were when they were moved.
    const moved = cards.map((card) => ({ ...dispatch(asLoaded(card)), parent_id: to }))
    dispatch(
      changeLists((pages, arg) => {
        const isLeaving = arg.stackId !== undefined && to === null
        if (arg.search !== '' && !isLeaving) {
          return moved.reduce(
            (left, card) =>
              changeCard(
                left,
                ({ id }) => id === card.id,
                () => card,
              ),
            pages,
          )
        }
        const rest = takeOut(pages, ({ id }) => ids.has(id))
        return moved
          .filter((card) => belongsTo(card, arg))
          .reduce((left, card) => putIn(left, [card], positionFor(left, card, arg.sort, arg.order)), rest)
      }),
    )
    if (from) dispatch(countCards(from, -cards.length))
    if (to) dispatch(countCards(to, cards.length))
  }

/** The number of cards that the tile of a stack tells. */
export const countCards =
  (stackId: string, difference: number): ApiThunk =>
  (dispatch, getState) => {
    const stack = findLoaded(getState(), stackId)
    if (!stack || !('childCount' in stack)) return
    const childCount = Math.max(0, stack.childCount + difference)
    dispatch(
      patchCard(stackId, (card) =>
        'childCount' in card ? { ...card, childCount, data: { ...card.data, cards: childCount } } : card,
      ),
    )
  }

/** The same for the stacks that some cards lie in; `difference` is for each card. */
export const countInStacks =
  (cards: readonly Card[], difference: 1 | -1): ApiThunk =>
  (dispatch) => {
    for (const { parent_id } of cards) if (parent_id) dispatch(countCards(parent_id, difference))
  }

/** Puts a list into the cache as it will be, e.g. in its new order by hand, so that it is there when it is asked for. */
export const prepareList =
  (from: CardListArg, to: CardListArg, change: (pages: readonly CardPage[]) => CardPage[]): ApiThunk =>
  (dispatch, getState) => {
    if (isSameList(from, to))
      return dispatch(changeLists((before, arg) => (isSameList(arg, to) ? change(before) : before)))
    const pages = change(pagesOf(getState(), from))
    const value = { pages, pageParams: pages.map((_, index) => index + 1) }
    dispatch(loadedCardsApi.util.upsertQueryEntries([{ endpointName: 'getCards', arg: to, value }]))
  }

/** The cards of a loaded list, in its order. */
export const loadedCards =
  (arg: CardListArg): ApiThunk<readonly Card[]> =>
  (_, getState) =>
    cardsOf(pagesOf(getState(), arg))

/** A card as it is on screen by now. */
export const asLoaded =
  (card: Card): ApiThunk<Card> =>
  (_, getState) =>
    findLoaded(getState(), card.id) ?? card

/** A loaded card, from whichever list has it. */
export function findLoaded(state: RootWithApi, cardId: string): Card | undefined {
  for (const arg of listArgs(state)) {
    const found = cardsOf(pagesOf(state, arg)).find(({ id }) => id === cardId)
    if (found) return found
  }
  return loadedCardsApi.endpoints.getCard.select({ cardId })(state).data
}

/** Places with their cards as they are by now, each in the stack that it lay in then. */
export const asOfNow =
  (places: Places): ApiThunk<Places> =>
  (dispatch) =>
    places.map(({ arg, cards }) => ({
      arg,
      cards: cards.map(({ card, position }) => ({
        card: { ...dispatch(asLoaded(card)), parent_id: card.parent_id },
        position,
      })),
    }))

/** Has every list and card that is on screen loaded anew, for example after the realtime connection was gone. */
export const refetchCards = () => baseApi.util.invalidateTags(['Card'])
