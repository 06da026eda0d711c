/** Pages of a card list, as RTK Query keeps them, and the list they make. Positions are 0-based indices over all pages. */
import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Card } from './card.schema'
import type { CardFilter, CardSort, SortOrder } from './cardOrder.contract'
import type { Breadcrumb } from './cards.contract'

/** Cards of one list page (B-196). */
export const CARDS_PER_PAGE = 20

/** Cache key of a card list: the part of the board's state that the server evaluates. */
export type CardListArg = {
  /** Undefined for My Board. */
  stackId?: string
  search: string
  filter: CardFilter
  sort: CardSort
  order: SortOrder
}

/** One page of a list: ids only, the cards are entities (`cardsSlice.ts`). */
export type CardPage = {
  list: CardListArg
  ids: readonly string[]
  metadata: { page: number; total: number; breadcrumbs: readonly Breadcrumb[] }
}
/** All pages of a list as one. */
export type IdList = {
  list: CardListArg
  ids: readonly string[]
  total: number
  breadcrumbs: readonly Breadcrumb[]
}
/** The card with an id; undefined when it is not loaded. */
export type CardLookup = (cardId: string) => Card | undefined

export const isSameList = (a: CardListArg, b: CardListArg) =>
  a.stackId === b.stackId && a.search === b.search && a.filter === b.filter && a.sort === b.sort && a.order === b.order

/** The list that pages make. A card on two pages, because it moved between the requests, is listed at its first position. */
export const listOf = weakMapMemoize((pages: readonly CardPage[]): IdList | undefined => {
  const last = pages.at(-1)
  return last && { list: last.list, ids: [...new Set(pages.flatMap(({ ids }) => ids))], ...last.metadata }
})

/** Cuts a list into pages, at most `count` of them and none of them empty but the first. */
export function pagesOf({ list, ids, total, breadcrumbs }: IdList, count: number): CardPage[] {
  const length = Math.max(1, Math.min(count, Math.ceil(ids.length / CARDS_PER_PAGE)))
  return Array.from({ length }, (_, index) => {
    const end = index + 1 === length ? undefined : (index + 1) * CARDS_PER_PAGE
    return { list, ids: ids.slice(index * CARDS_PER_PAGE, end), metadata: { page: index + 1, total, breadcrumbs } }
  })
}

/**
 * The page to request next, 1-based: the one with the first card that is not loaded. Removed cards shift later ones onto a page that is
 * loaded already, so the same page may be requested again; `listOf` drops its duplicates.
 */
export function nextPage(pages: readonly CardPage[]): number | undefined {
  const last = pages.at(-1)
  const { ids, total } = listOf(pages) ?? { ids: [], total: 0 }
  if (!last || ids.length >= total) return undefined
  // A page without new cards is not requested again, or loading would loop. A page with new cards contains the last card of the list.
  const hasNoNewCards = pages.length > 1 && !last.ids.includes(ids.at(-1) ?? '')
  const next = hasNoNewCards ? last.metadata.page + 1 : Math.floor(ids.length / CARDS_PER_PAGE) + 1
  return (next - 1) * CARDS_PER_PAGE < total ? next : undefined
}

const compareText = new Intl.Collator('en', { sensitivity: 'base' }).compare

const COMPARATORS: Record<Exclude<CardSort, 'manual'>, (a: Card, b: Card) => number> = {
  updated_at: (a, b) => compareText(a.updated_at, b.updated_at),
  created_at: (a, b) => compareText(a.created_at, b.created_at),
  alphabetical: (a, b) => compareText(a.title, b.title),
}

/** Position of a card in its sorted list; in a manually ordered list it is the last, as on the server (D-2423). */
export function insertionIndex(
  { list: { sort, order }, ids }: IdList,
  card: Card | undefined,
  cardOf: CardLookup,
): number {
  if (sort === 'manual' || !card) return ids.length
  const direction = order === 'asc' ? 1 : -1
  const at = ids.findIndex((id) => {
    const other = cardOf(id)
    return other && direction * COMPARATORS[sort](card, other) < 0
  })
  return at === -1 ? ids.length : at
}
