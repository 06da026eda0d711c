/** Selects cached cards, whether listed or open, and takes snapshots for a rollback. */
import type { ApiThunk, RootWithApi } from '../core/apiThunk'
import type { Card } from './card.schema'
import { type CardListArg, type CardPage, cardsOf } from './cardListPages'
import { cardQueriesApi } from './cardQueries'

export const selectCachedListArgs = (state: RootWithApi): CardListArg[] =>
  cardQueriesApi.util.selectCachedArgsForQuery(state, 'getCards')

const NO_PAGES: readonly CardPage[] = []

export const selectCachedPages = (state: RootWithApi, arg: CardListArg): readonly CardPage[] =>
  cardQueriesApi.endpoints.getCards.select(arg)(state).data?.pages ?? NO_PAGES

/** Returns the card from the first cached list that contains it. */
export function selectListedCard(state: RootWithApi, cardId: string): Card | undefined {
  for (const arg of selectCachedListArgs(state)) {
    const found = cardsOf(selectCachedPages(state, arg)).find(({ id }) => id === cardId)
    if (found) return found
  }
  return undefined
}

/** Returns the card from the first cached list that contains it, or else the open card. */
export function selectCachedCard(state: RootWithApi, cardId: string): Card | undefined {
  const listed = selectListedCard(state, cardId)
  if (listed) return listed
  return cardQueriesApi.endpoints.getCard.select({ cardId })(state).data
}

export const selectCardsOfList =
  (arg: CardListArg): ApiThunk<readonly Card[]> =>
  (_, getState) =>
    cardsOf(selectCachedPages(getState(), arg))

/** Returns the cached version of a card, or the given one if none is cached. */
export const currentCard =
  (card: Card): ApiThunk<Card> =>
  (_, getState) =>
    selectCachedCard(getState(), card.id) ?? card

/** True if the card can contain cards, or is not cached. */
export const isContainerOrUnknown = (state: RootWithApi, cardId: string): boolean => {
  const card = selectCachedCard(state, cardId)
  return card === undefined || 'childCount' in card
}

/** Snapshot for a rollback: cards with their 0-based positions in each cached list. */
export type CardPositions = { arg: CardListArg; cards: { card: Card; position: number }[] }[]

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

/** Returns the cards of a snapshot, each only once. */
export const cardsOfSnapshot = (snapshot: CardPositions): Card[] => [
  ...new Map(snapshot.flatMap(({ cards }) => cards.map(({ card }) => [card.id, card] as const))).values(),
]

/**
 * Replaces the cards of a snapshot with their current versions, except that each keeps its parent from the snapshot.
 */
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
