/**
 * Pure updates of a paginated card list. Unchanged pages and cards keep their identity, so that only changed tiles
 * re-render. Positions are 0-based indices over all pages.
 */
import { uniqueBy } from '@/lib/uniqueBy'
import type { Card } from './card.schema'
import type { ResponseOf } from '../core/call'
import type { CardFilter, CardSort, SortOrder } from './cardOrder.contract'
import type { Breadcrumb, cardsCalls } from './cards.contract'

/** Cache key of a card list: everything in the board's URL that the server uses for the list. */
export type CardListArg = {
  stackId?: string
  search: string
  filter: CardFilter
  sort: CardSort
  order: SortOrder
}

export type CardPage = ResponseOf<typeof cardsCalls.getCards>
type Pages = readonly CardPage[]

/** Copies the flat list and replaces only changed cards. Returns undefined unless every id has kept its position. */
function reuseFlatList(pages: Pages, before: { pages: Pages; cards: readonly Card[] }): Card[] | undefined {
  // If a card is on two pages, positions in the pages differ from positions in the flat list.
  const hasNoDuplicates = before.pages.reduce((sum, { data }) => sum + data.length, 0) === before.cards.length
  if (!hasNoDuplicates || pages.length !== before.pages.length) return undefined
  const cards = [...before.cards]
  let start = 0
  for (const [index, { data }] of pages.entries()) {
    const previousData = before.pages[index]?.data
    if (data !== previousData) {
      if (data.length !== previousData?.length || data.some(({ id }, at) => id !== previousData[at]?.id))
        return undefined
      for (const [at, card] of data.entries()) cards[start + at] = card
    }
    start += data.length
  }
  return cards
}

/**
 * Memo for one list. A single change flattens the list several times, usually with one changed card among thousands.
 */
let lastFlattened: { pages: Pages; cards: Card[] } = { pages: [], cards: [] }

/**
 * Returns the cards of all pages in order. A card that moved between two requests is on two pages; it is listed only at
 * its first position.
 */
export function cardsOf(pages: Pages): readonly Card[] {
  if (lastFlattened.pages === pages) return lastFlattened.cards
  const cards =
    reuseFlatList(pages, lastFlattened) ??
    uniqueBy(
      pages.flatMap(({ data }) => data),
      ({ id }) => id,
    )
  lastFlattened = { pages, cards }
  return cards
}

const adjustTotal = (pages: Pages, delta: number): CardPage[] =>
  delta === 0
    ? [...pages]
    : pages.map(({ data, metadata }) => ({ data, metadata: { ...metadata, total: metadata.total + delta } }))

/** Updates one card. Returns the same pages if no card matches. */
export function updateInPages(pages: Pages, isMatch: (card: Card) => boolean, update: (card: Card) => Card): Pages {
  const at = pages.findIndex(({ data }) => data.some(isMatch))
  const page = pages[at]
  if (!page) return pages
  return pages.with(at, { ...page, data: page.data.map((card) => (isMatch(card) ? update(card) : card)) })
}

/** Renames a stack in the breadcrumbs of a list inside it, at any depth. Returns the same pages if nothing changes. */
export function renameBreadcrumb(pages: Pages, stackId: string, title: string): Pages {
  const isOld = (stack: Breadcrumb) => stack.id === stackId && stack.title !== title
  if (!pages.some(({ metadata }) => metadata.breadcrumbs.some(isOld))) return pages
  return pages.map((page) => {
    const breadcrumbs = page.metadata.breadcrumbs.map((stack) => (isOld(stack) ? { ...stack, title } : stack))
    return { ...page, metadata: { ...page.metadata, breadcrumbs } }
  })
}

/**
 * Removes cards and lowers the total accordingly. Empty pages are dropped, because `nextPage` counts loaded cards. One
 * page always remains, because it contains the total.
 */
export function removeFromPages(pages: Pages, isMatch: (card: Card) => boolean): Pages {
  const removedIds = new Set<string>()
  const remaining = pages.map((page) => {
    const data = page.data.filter((card) => {
      if (isMatch(card)) removedIds.add(card.id)
      return !isMatch(card)
    })
    return data.length === page.data.length ? page : { ...page, data }
  })
  if (removedIds.size === 0) return pages
  const nonEmptyPages = remaining.filter(({ data }) => data.length > 0)
  return adjustTotal(nonEmptyPages.length > 0 ? nonEmptyPages : remaining.slice(-1), -removedIds.size)
}

/**
 * Inserts cards next to each other at a position, or at the end if the position is larger. Cards that are already in
 * the list are moved.
 */
export function insertIntoPages(pages: Pages, cards: readonly Card[], position: number): Pages {
  const ids = new Set(cards.map(({ id }) => id))
  const remaining = removeFromPages(pages, ({ id }) => ids.has(id))
  let offset = Math.max(0, position)
  const last = remaining.length - 1
  const at = remaining.findIndex(({ data }, index) => {
    if (offset <= data.length || index === last) return true
    offset -= data.length
    return false
  })
  const page = remaining[at]
  if (!page) return pages
  return adjustTotal(remaining.with(at, { ...page, data: page.data.toSpliced(offset, 0, ...cards) }), ids.size)
}

/** Reorders the cards by `ids`. Cards that `ids` lacks follow in their current order. */
export function reorderPages(pages: Pages, ids: readonly string[]): CardPage[] {
  const rank = new Map(ids.map((id, index) => [id, index]))
  const rankOf = ({ id }: Card) => rank.get(id) ?? ids.length
  const sorted = cardsOf(pages).toSorted((a, b) => rankOf(a) - rankOf(b))
  let start = 0
  return pages.map((page) => {
    const data = sorted.slice(start, start + page.data.length)
    start += page.data.length
    return { ...page, data }
  })
}

const compareText = new Intl.Collator('en', { sensitivity: 'base' }).compare

const COMPARATORS: Record<Exclude<CardSort, 'manual'>, (a: Card, b: Card) => number> = {
  updated_at: (a, b) => compareText(a.updated_at, b.updated_at),
  created_at: (a, b) => compareText(a.created_at, b.created_at),
  alphabetical: (a, b) => compareText(a.title, b.title),
}

/** Returns the position of a card in a sorted list. In manual order it is the end, as on the server (D-2423). */
export function insertionIndex(pages: Pages, card: Card, sort: CardSort, order: SortOrder): number {
  const cards = cardsOf(pages)
  if (sort === 'manual') return cards.length
  const direction = order === 'asc' ? 1 : -1
  const compare = COMPARATORS[sort]
  const at = cards.findIndex((other) => direction * compare(card, other) < 0)
  return at === -1 ? cards.length : at
}

export const isSameList = (a: CardListArg, b: CardListArg) =>
  a.stackId === b.stackId && a.search === b.search && a.filter === b.filter && a.sort === b.sort && a.order === b.order

/**
 * Writes the differences between `before` and `after` into a draft of `before`, card by card. Immer's patches are deep
 * copies, so patches of whole pages would give unchanged cards a new identity and re-render every tile.
 */
export function writeChangedPages(
  draft: { pages: CardPage[]; pageParams: number[] },
  before: Pages,
  after: Pages,
): void {
  for (const [index, page] of after.entries()) {
    const previousPage = before[index]
    if (page === previousPage) continue
    const draftPage = draft.pages[index]
    if (!previousPage || !draftPage) {
      draft.pages[index] = page
      continue
    }
    if (page.metadata !== previousPage.metadata) draftPage.metadata = page.metadata
    for (const [at, card] of page.data.entries()) if (card !== previousPage.data[at]) draftPage.data[at] = card
    if (page.data.length < previousPage.data.length) draftPage.data.length = page.data.length
  }
  if (after.length === before.length) return
  draft.pages.length = after.length
  // There must be one page param per page, because a refetch starts with the first param.
  draft.pageParams = after.map((_, index) => index + 1)
}
