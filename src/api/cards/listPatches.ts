/** Patches all cached lists when a card changes, appears or disappears. */
import type { ApiThunk } from '../core/apiThunk'
import type { Card } from './card.schema'
import {
  type CardListArg,
  type CardPage,
  cardsOf,
  insertIntoPages,
  isSameList,
  removeFromPages,
  renameBreadcrumb,
  updateInPages,
  writeChangedPages,
} from './cardListPages'
import { cardQueriesApi } from './cardQueries'
import { selectCachedCard, selectCachedListArgs, selectCachedPages } from './cardSelectors'
import { type ListPatch, recordPatch, selectPendingMutationIds } from './pendingListPatches'

/** Patches one cached list. Dispatches nothing if the patch returns the same pages. */
const patchList =
  (arg: CardListArg, patch: ListPatch): ApiThunk =>
  (dispatch, getState) => {
    const before = selectCachedPages(getState(), arg)
    const after = before.length > 0 ? patch(before, arg) : before
    if (after === before) return
    dispatch(
      cardQueriesApi.util.updateQueryData('getCards', arg, (draft) => {
        writeChangedPages(draft, before, after)
      }),
    )
  }

/** Patches every cached list now. Lists in flight are patched when their responses arrive. */
export const patchLists =
  (patch: ListPatch): ApiThunk =>
  (dispatch, getState, extra) => {
    recordPatch(extra, patch, selectPendingMutationIds(getState()))
    for (const arg of selectCachedListArgs(getState())) dispatch(patchList(arg, patch))
  }

/**
 * Patches one card in every cache entry: lists, the open card, and a stack's title in the breadcrumbs of its contents.
 */
export const patchCard =
  (cardId: string, patch: (card: Card) => Card): ApiThunk =>
  (dispatch, getState) => {
    dispatch(patchLists((pages) => updateInPages(pages, ({ id }) => id === cardId, patch)))
    dispatch(cardQueriesApi.util.updateQueryData('getCard', { cardId }, patch))
    const stack = selectCachedCard(getState(), cardId)
    if (stack && 'childCount' in stack) dispatch(patchLists((pages) => renameBreadcrumb(pages, cardId, stack.title)))
  }

/**
 * True if a card belongs in a list. Search results never qualify, and the filter `shared` hides this user's own cards.
 */
export const belongsTo = (card: Card, { stackId, search, filter }: CardListArg) =>
  card.parent_id === (stackId ?? null) && search === '' && (filter === 'all' || !card.isOwner)

/**
 * Inserts a new card into every list to which it belongs, in place of its temporary card (D-2509, D-3142). Without a
 * temporary card, inserts it before the card `beforeId`, or first. If the list already contains the card, updates it.
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
          // A list response may already contain the card next to its temporary card.
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

/**
 * Removes the contents of a stack from every other list. A list may still show them from before they were stacked or
 * shared.
 */
export const delistContents = (stack: Card): ApiThunk => {
  const contentIds = new Set('cards' in stack ? stack.cards?.map(({ id }) => id) : [])
  return patchLists((pages, { stackId, search }) =>
    contentIds.size === 0 || search !== '' || stackId === stack.id
      ? pages
      : removeFromPages(pages, ({ id }) => contentIds.has(id)),
  )
}

export const removeTemporaryCard = (tempId: string): ApiThunk =>
  patchLists((pages) => removeFromPages(pages, ({ temp_id }) => temp_id === tempId))

/** Removes a skeleton card whose content could not be generated. */
export const removeLoadingCard = (cardId: string): ApiThunk =>
  patchLists((pages) => removeFromPages(pages, ({ id, loading }) => id === cardId && loading))

/**
 * Fills the cache entry of `to` with patched pages of `from`, for example in manual order, so that it renders without a
 * request.
 */
export const primeListCache =
  (from: CardListArg, to: CardListArg, patch: (pages: readonly CardPage[]) => CardPage[]): ApiThunk =>
  (dispatch, getState) => {
    if (isSameList(from, to))
      return dispatch(patchLists((before, arg) => (isSameList(arg, to) ? patch(before) : before)))
    const pages = patch(selectCachedPages(getState(), from))
    const value = { pages, pageParams: pages.map((_, index) => index + 1) }
    dispatch(cardQueriesApi.util.upsertQueryEntries([{ endpointName: 'getCards', arg: to, value }]))
  }
