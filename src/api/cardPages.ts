/**
 * A list of cards as it is loaded, page by page, and the changes that can be made to it. Every function gives new pages and keeps the
 * identity of pages and cards that it does not touch, so that only what changed is drawn again. Positions count through all pages.
 */
import { uniqueBy } from '@/lib/uniqueBy'
import type { Card } from './card.schema'
import type { ResponseOf } from './call'
import type { CardSort, SortOrder } from './cardOrder.contract'
import type { Breadcrumb, formatsCalls } from './formats.contract'

export type CardPage = ResponseOf<typeof formatsCalls.getCards>
type Pages = readonly CardPage[]

/** The cards of pages that hold the same cards as others, each in the same place; undefined when they do not. */
function withSamePlaces(pages: Pages, before: { pages: Pages; cards: readonly Card[] }): Card[] | undefined {
  // Where one lies on two pages, places are not what they seem.
  const isPlain = before.pages.reduce((sum, { data }) => sum + data.length, 0) === before.cards.length
  if (!isPlain || pages.length !== before.pages.length) return undefined
  const cards = [...before.cards]
  let start = 0
  for (const [index, { data }] of pages.entries()) {
    const old = before.pages[index]?.data
    if (data !== old) {
      if (data.length !== old?.length || data.some(({ id }, at) => id !== old[at]?.id)) return undefined
      for (const [at, card] of data.entries()) cards[start + at] = card
    }
    start += data.length
  }
  return cards
}

/** What was asked for last: every change of a list asks for its cards several times, and mostly one of thousands has changed. */
let newest: { pages: Pages; cards: Card[] } = { pages: [], cards: [] }

/** The cards of all pages in their order. A card that moved to a later page meanwhile counts once, where it came first. */
export function cardsOf(pages: Pages): readonly Card[] {
  if (newest.pages === pages) return newest.cards
  const cards =
    withSamePlaces(pages, newest) ??
    uniqueBy(
      pages.flatMap(({ data }) => data),
      ({ id }) => id,
    )
  newest = { pages, cards }
  return cards
}

const withTotal = (pages: Pages, difference: number): CardPage[] =>
  difference === 0
    ? [...pages]
    : pages.map(({ data, metadata }) => ({ data, metadata: { ...metadata, total: metadata.total + difference } }))

/** One card changed, wherever it lies. The same pages when it is not among them. */
export function changeCard(pages: Pages, isMeant: (card: Card) => boolean, change: (card: Card) => Card): Pages {
  const at = pages.findIndex(({ data }) => data.some(isMeant))
  const page = pages[at]
  if (!page) return pages
  return pages.with(at, { ...page, data: page.data.map((card) => (isMeant(card) ? change(card) : card)) })
}

/** The pages of what lies in a stack, or deeper, with its new title on the way there. The same pages when it has that title. */
export function renameOnWay(pages: Pages, stackId: string, title: string): Pages {
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
export function takeOut(pages: Pages, isMeant: (card: Card) => boolean): Pages {
  const gone = new Set<string>()
  const left = pages.map((page) => {
    const data = page.data.filter((card) => {
      if (isMeant(card)) gone.add(card.id)
      return !isMeant(card)
    })
    return data.length === page.data.length ? page : { ...page, data }
  })
  if (gone.size === 0) return pages
  const filled = left.filter(({ data }) => data.length > 0)
  return withTotal(filled.length > 0 ? filled : left.slice(-1), -gone.size)
}

/** Cards put in together at a position; those that are there already are moved. A position past the end means the end. */
export function putIn(pages: Pages, cards: readonly Card[], position: number): Pages {
  const ids = new Set(cards.map(({ id }) => id))
  const rest = takeOut(pages, ({ id }) => ids.has(id))
  let left = Math.max(0, position)
  const last = rest.length - 1
  const at = rest.findIndex(({ data }, index) => {
    if (left <= data.length || index === last) return true
    left -= data.length
    return false
  })
  const page = rest[at]
  if (!page) return pages
  return withTotal(rest.with(at, { ...page, data: page.data.toSpliced(left, 0, ...cards) }), ids.size)
}

/** The pages with their cards in another order; cards that are not named follow in the order they had. */
export function arrange(pages: Pages, ids: readonly string[]): CardPage[] {
  const rank = new Map(ids.map((id, index) => [id, index]))
  const place = ({ id }: Card) => rank.get(id) ?? ids.length
  const sorted = cardsOf(pages).toSorted((a, b) => place(a) - place(b))
  let start = 0
  return pages.map((page) => {
    const data = sorted.slice(start, start + page.data.length)
    start += page.data.length
    return { ...page, data }
  })
}

const byText = new Intl.Collator('en', { sensitivity: 'base' }).compare

const COMPARE: Record<Exclude<CardSort, 'manual'>, (a: Card, b: Card) => number> = {
  updated_at: (a, b) => byText(a.updated_at, b.updated_at),
  created_at: (a, b) => byText(a.created_at, b.created_at),
  alphabetical: (a, b) => byText(a.title, b.title),
}

/** Where a card belongs in a sorted list; a list ordered by hand takes it last, as the server does (decisions/board 3). */
export function positionFor(pages: Pages, card: Card, sort: CardSort, order: SortOrder): number {
  const cards = cardsOf(pages)
  if (sort === 'manual') return cards.length
  const direction = order === 'asc' ? 1 : -1
  const compare = COMPARE[sort]
  const at = cards.findIndex((other) => direction * compare(card, other) < 0)
  return at === -1 ? cards.length : at
}
