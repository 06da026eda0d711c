/**
 * A list of cards as it is loaded, page by page, and the changes that can be made to it. Every function gives new pages and keeps the
 * identity of pages and cards that it does not touch, so that only what changed is drawn again. Positions count through all pages.
 */
import { uniqueBy } from '@/lib/uniqueBy'
import type { Card } from './card.schema'
import type { ResponseOf } from '../core/call'
import type { CardFilter, CardSort, SortOrder } from './cardOrder.contract'
import type { Breadcrumb, cardsCalls } from './cards.contract'

/** Which list of cards: the part of the board's state that the server decides on. */
export type CardListArg = {
  /** Undefined for My Board. */
  stackId?: string
  search: string
  filter: CardFilter
  sort: CardSort
  order: SortOrder
}

export type CardPage = ResponseOf<typeof cardsCalls.getCards>
type Pages = readonly CardPage[]

/** The cards of pages that hold the same cards as others, each in the same place; undefined when they do not. */
function reuseFlatList(pages: Pages, before: { pages: Pages; cards: readonly Card[] }): Card[] | undefined {
  // Where one lies on two pages, places are not what they seem.
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

/** What was asked for last: every change of a list asks for its cards several times, and mostly one of thousands has changed. */
let lastFlattened: { pages: Pages; cards: Card[] } = { pages: [], cards: [] }

/** The cards of all pages in their order. A card that moved to a later page meanwhile counts once, where it came first. */
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

/** One card changed, wherever it lies. The same pages when it is not among them. */
export function updateInPages(pages: Pages, isMatch: (card: Card) => boolean, update: (card: Card) => Card): Pages {
  const at = pages.findIndex(({ data }) => data.some(isMatch))
  const page = pages[at]
  if (!page) return pages
  return pages.with(at, { ...page, data: page.data.map((card) => (isMatch(card) ? update(card) : card)) })
}

/** The pages of what lies in a stack, or deeper, with its new title on the way there. The same pages when it has that title. */
export function renameBreadcrumb(pages: Pages, stackId: string, title: string): Pages {
  const isOld = (stack: Breadcrumb) => stack.id === stackId && stack.title !== title
  if (!pages.some(({ metadata }) => metadata.breadcrumbs.some(isOld))) return pages
  return pages.map((page) => {
    const breadcrumbs = page.metadata.breadcrumbs.map((stack) => (isOld(stack) ? { ...stack, title } : stack))
    return { ...page, metadata: { ...page.metadata, breadcrumbs } }
  })
}

/**
 * The pages without some cards; the total falls by as many as were there. Pages that are left empty go as well, all but one: what is
 * missing is asked for by how many cards are there.
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

/** Cards put in together at a position; those that are there already are moved. A position past the end means the end. */
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

/** The pages with their cards in another order; cards that are not named follow in the order they had. */
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

/** Where a card belongs in a sorted list; a list ordered by hand takes it last, as the server does (D-2423). */
export function insertionIndex(pages: Pages, card: Card, sort: CardSort, order: SortOrder): number {
  const cards = cardsOf(pages)
  if (sort === 'manual') return cards.length
  const direction = order === 'asc' ? 1 : -1
  const compare = COMPARATORS[sort]
  const at = cards.findIndex((other) => direction * compare(card, other) < 0)
  return at === -1 ? cards.length : at
}
