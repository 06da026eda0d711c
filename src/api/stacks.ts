import { baseApi, payload, send } from './baseApi'
import type { BodyOf } from './call'
import type { Card } from './card.schema'
import { arrange } from './cardPages'
import {
  asLoaded,
  asOfNow,
  cardsAt,
  type CardListArg,
  countCards,
  fetchNewCard,
  foundTag,
  insertCard,
  loadedCards,
  moveBetweenLists,
  patchCard,
  placesOf,
  prepareList,
  putBack,
  refetchInside,
  removeTemporaryCard,
  takeAway,
} from './loadedCards'
import { stacksCalls } from './stacks.contract'

type Merge = {
  /** The drop target first; the new stack takes its place. */
  cards: Card[]
  parentId: string | null
  /** What stands there until the server answers (board 4, stack). */
  temporary: Card
}

type Move = {
  cards: Card[]
  /** Null is My Board. */
  from: string | null
  to: string | null
}

type Order = {
  /** The list on screen, which is being put into another order. */
  from: CardListArg
  /** The same list ordered by hand. */
  to: CardListArg
  /** Every loaded card in its new order, also what stands for a stack that is being made. */
  cardIds: string[]
}

type Detached = { detached_ids: string[] }
type Unstack = { stack: Card; children: Card[] }

/** The server knows nothing yet of what stands under a temporary id (decisions/board C5). */
const isTemporary = (cardId: string) => cardId.startsWith('temp_')

/** Says which stack a card lies in. A card that says so already stays the same: its tile is not drawn again. */
const inStack =
  (stackId: string | null) =>
  (card: Card): Card =>
    card.parent_id === stackId ? card : { ...card, parent_id: stackId }

/** On My Board there is only what is one's own or was shared: what others put into the stack goes back to them. */
const staysBeside =
  (stack: Card) =>
  ({ isOwner, shared_by }: Card): boolean =>
    stack.parent_id !== null || isOwner || shared_by !== null

/**
 * Stacks (board 7). What a person does shows at once; when the call fails, everything goes back to where it was. What to say then is up
 * to the one who asked.
 */
export const stacksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    generateStack: build.mutation<Card, Merge>({
      query: ({ cards, parentId }) =>
        send(stacksCalls.generateStack, { body: { children_ids: cards.map(({ id }) => id), parent_id: parentId } }),
      transformResponse: payload(stacksCalls.generateStack),
      async onQueryStarted({ cards, parentId, temporary }, { dispatch, queryFulfilled }) {
        const tempId = temporary.temp_id ?? temporary.id
        dispatch(insertCard(temporary, null, cards[0]?.id))
        const places = dispatch(placesOf(cards.map(({ id }) => id)))
        dispatch(moveBetweenLists(cards, null, tempId))
        if (parentId) dispatch(countCards(parentId, 1 - cards.length))
        try {
          const { data } = await queryFulfilled
          dispatch(insertCard(data, tempId))
          for (const { id } of cards) dispatch(patchCard(id, inStack(data.id)))
        } catch {
          // In this order: the places were taken while the temporary card was there.
          dispatch(putBack(places))
          dispatch(removeTemporaryCard(tempId))
          if (parentId) dispatch(countCards(parentId, cards.length - 1))
        }
      },
    }),
    changeParent: build.mutation<unknown, Move>({
      query: ({ cards, from, to }) =>
        send(stacksCalls.changeParent, {
          body: {
            attach_id: to,
            detach_id: from,
            children_ids: cards.map(({ id }) => id),
            mapping_type: 'stack',
          },
        }),
      invalidatesTags: (_, error) => (error ? [] : [foundTag]),
      async onQueryStarted({ cards, from, to }, { dispatch, queryFulfilled }) {
        const places = dispatch(placesOf(cards.map(({ id }) => id)))
        dispatch(moveBetweenLists(cards, from, to))
        try {
          await queryFulfilled
          // The open card as well, which is in no list.
          for (const { id } of cards) dispatch(patchCard(id, inStack(to)))
        } catch {
          const back = dispatch(asOfNow(places))
          dispatch(takeAway(cards.map(({ id }) => id)))
          dispatch(putBack(back))
          if (from) dispatch(countCards(from, cards.length))
          if (to) dispatch(countCards(to, -cards.length))
        }
      },
    }),
    saveManualOrder: build.mutation<unknown, Order>({
      query: ({ to, cardIds }) =>
        send(stacksCalls.saveManualOrder, {
          body: { children_ids: cardIds.filter((id) => !isTemporary(id)), parent_id: to.stackId ?? null },
        }),
      async onQueryStarted({ from, to, cardIds }, { dispatch, queryFulfilled }) {
        const known = dispatch(loadedCards(to))
        const before = (known.length > 0 ? known : dispatch(loadedCards(from))).map(({ id }) => id)
        dispatch(prepareList(from, to, (pages) => arrange(pages, cardIds)))
        await queryFulfilled.catch(() => dispatch(prepareList(to, to, (pages) => arrange(pages, before))))
      },
    }),
    /** Unstack: moves what a stack holds to the stack's place and deletes the stack (decisions/board X20). */
    detachFormats: build.mutation<Detached, Unstack>({
      query: ({ stack }) => send(stacksCalls.detachFormats, { body: { to_delete_ids: [stack.id], flag: 'unstack' } }),
      transformResponse: payload(stacksCalls.detachFormats),
      async onQueryStarted({ stack, children }, { dispatch, queryFulfilled }) {
        const childIds = children.map(({ id }) => id)
        const places = dispatch(placesOf([stack.id, ...childIds]))
        const beside = cardsAt(places).filter(({ parent_id }) => parent_id === stack.parent_id)
        for (const child of children.filter(staysBeside(stack))) {
          dispatch(insertCard({ ...dispatch(asLoaded(child)), parent_id: stack.parent_id }, null, stack.id))
        }
        dispatch(takeAway([stack.id]))
        if (stack.parent_id) dispatch(countCards(stack.parent_id, children.length - 1))
        try {
          const { data } = await queryFulfilled
          // What came into the stack, and what went elsewhere, while it was being read and dissolved: there it stays.
          for (const id of data.detached_ids) if (!childIds.includes(id)) void dispatch(fetchNewCard(id))
          const stay = new Set([...data.detached_ids, ...beside.map(({ id }) => id)])
          dispatch(
            takeAway(
              childIds.filter((id) => !stay.has(id)),
              stack.parent_id,
            ),
          )
          dispatch(refetchInside(stack.id))
        } catch {
          // The list of the stack itself holds its cards as well.
          dispatch(takeAway(childIds))
          dispatch(putBack(places))
          if (stack.parent_id) dispatch(countCards(stack.parent_id, 1 - children.length))
        }
      },
    }),
    attachParentFormats: build.mutation<unknown, BodyOf<typeof stacksCalls.attachParentFormats>>({
      query: (body) => send(stacksCalls.attachParentFormats, { body }),
    }),
    detachParentFormats: build.mutation<unknown, BodyOf<typeof stacksCalls.detachParentFormats>>({
      query: (body) => send(stacksCalls.detachParentFormats, { body }),
    }),
    syncFormatChildren: build.mutation<unknown, BodyOf<typeof stacksCalls.syncFormatChildren>>({
      query: (body) => send(stacksCalls.syncFormatChildren, { body }),
    }),
    generateGroup: build.mutation<Card, BodyOf<typeof stacksCalls.generateGroup>>({
      query: (body) => send(stacksCalls.generateGroup, { body }),
      transformResponse: payload(stacksCalls.generateGroup),
    }),
    /** The same action under the path of chat and creation (decisions/board Z1). */
    generateStackUnversioned: build.mutation<Card, BodyOf<typeof stacksCalls.generateStackUnversioned>>({
      query: (body) => send(stacksCalls.generateStackUnversioned, { body }),
      transformResponse: payload(stacksCalls.generateStackUnversioned),
    }),
  }),
})
