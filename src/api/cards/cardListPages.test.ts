import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import type { Card } from './card.schema'
import {
  type CardListArg,
  type CardPage,
  CARDS_PER_PAGE,
  insertionIndex,
  listOf,
  nextPage,
  pagesOf,
} from './cardListPages'

const list: CardListArg = { search: '', filter: 'all', sort: 'manual', order: 'asc' }
const page = (ids: readonly string[], number = 1, total = 9): CardPage => ({
  list,
  ids,
  metadata: { page: number, total, breadcrumbs: [] },
})

describe('listOf', () => {
  it('returns the ids of all pages in order, a card on two pages once, with the total of the last page', () => {
    const pages = [page(['a', 'b']), page(['b', 'c'], 2), page(['a', 'd'], 3, 12)]
    expect(listOf(pages)).toMatchObject({ ids: ['a', 'b', 'c', 'd'], total: 12 })
  })

  it('returns nothing when no page is loaded', () => {
    expect(listOf([])).toBeUndefined()
  })
})

describe('pagesOf', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `card ${index}`)

  it.each([
    [0, 3, [0]],
    [15, 3, [15]],
    [20, 3, [20]],
    [41, 3, [20, 20, 1]],
    [39, 3, [20, 19]],
    [21, 1, [21]],
    [61, 3, [20, 20, 21]],
  ])('%i cards on at most %i pages', (count, pageCount, sizes) => {
    const pages = pagesOf({ list, ids: ids(count), total: 99, breadcrumbs: [] }, pageCount)
    expect(pages.map((each) => each.ids.length)).toEqual(sizes)
    expect(listOf(pages)).toMatchObject({ list, ids: ids(count), total: 99 })
  })
})

describe('insertionIndex', () => {
  const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00Z`
  const titled = (title: string) => cardFixture('text', { id: title, title })
  const dated = (day: number) => cardFixture('text', { id: String(day), updated_at: at(day), created_at: at(day) })

  it.each<[string, Pick<CardListArg, 'sort' | 'order'>, Card[], Card, number]>([
    [
      'by title, ascending',
      { sort: 'alphabetical', order: 'asc' },
      [titled('Batik'), titled('Haiku')],
      titled('Coral'),
      1,
    ],
    [
      'by title, descending',
      { sort: 'alphabetical', order: 'desc' },
      [titled('Haiku'), titled('Batik')],
      titled('Coral'),
      1,
    ],
    [
      'by title, ignoring case',
      { sort: 'alphabetical', order: 'asc' },
      [titled('batik'), titled('Haiku')],
      titled('coral'),
      1,
    ],
    ['by last change, newest first', { sort: 'updated_at', order: 'desc' }, [dated(20), dated(10)], dated(15), 1],
    ['by last change, the newest card', { sort: 'updated_at', order: 'desc' }, [dated(20), dated(10)], dated(21), 0],
    ['by last change, the oldest card', { sort: 'updated_at', order: 'desc' }, [dated(20), dated(10)], dated(1), 2],
    ['by creation, oldest first', { sort: 'created_at', order: 'asc' }, [dated(10), dated(20)], dated(15), 1],
    ['in manual order, last', { sort: 'manual', order: 'asc' }, [dated(10), dated(20)], dated(15), 2],
  ])('%s', (_, sorting, cards, card, expected) => {
    const sorted = { list: { ...list, ...sorting }, ids: cards.map(({ id }) => id), total: 9, breadcrumbs: [] }
    expect(insertionIndex(sorted, card, (id) => cards.find((other) => other.id === id))).toBe(expected)
  })
})

describe('nextPage', () => {
  const cardIds = (count: number, first = 0) => Array.from({ length: count }, (_, index) => `card ${first + index}`)
  const full = (number: number, total: number, first = (number - 1) * CARDS_PER_PAGE) =>
    page(cardIds(CARDS_PER_PAGE, first), number, total)
  /** The pages after removing cards from the start, or inserting as many when `count` is negative. */
  const without = (count: number, pages: readonly CardPage[]) => {
    const { ids, total } = listOf(pages) ?? { ids: [], total: 0 }
    const remaining = count > 0 ? ids.slice(count) : [...cardIds(-count, 1000), ...ids]
    return pagesOf({ list, ids: remaining, total: total - count, breadcrumbs: [] }, pages.length)
  }

  it.each<[string, readonly CardPage[], number | undefined]>([
    ['no page is loaded', [], undefined],
    ['one page of three is loaded', [full(1, 57)], 2],
    ['two pages of three are loaded', [full(1, 57), full(2, 57)], 3],
    ['every page is loaded', [full(1, 20)], undefined],
    ['the list is empty', [page([], 1, 0)], undefined],
    ['a card was removed: its page is requested again', without(1, [full(1, 57)]), 1],
    ['cards were removed after two pages', without(3, [full(1, 57), full(2, 57)]), 2],
    ['a whole page was removed', without(20, [full(1, 57), full(2, 57)]), 2],
    ['every loaded card was removed', without(20, [full(1, 57)]), 1],
    ['every card of the list was removed', without(20, [full(1, 20)]), undefined],
    ['cards were inserted', without(-3, [full(1, 57)]), 2],
    ['a whole page of cards was inserted', without(-20, [full(1, 57)]), 3],
    ['a page contained no new card', [full(1, 57), full(2, 57, 0)], 3],
    ['the last page contained no new card', [full(1, 40), full(2, 40, 0)], undefined],
    ['a page was empty although the total says there are more', [full(1, 57), page([], 2, 57)], 3],
  ])('%s', (_, pages, expected) => {
    expect(nextPage(pages)).toBe(expected)
  })

  // The board loads pages while there is a next one: this must terminate for any response.
  it('ends after a finite number of pages, whatever the server returns', () => {
    const response = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: CARDS_PER_PAGE })
    fc.assert(
      fc.property(
        fc.array(response, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 60 }),
        (responses, total) => {
          const pages: CardPage[] = []
          let count = 0
          for (let pageNumber: number | undefined = 1; pageNumber !== undefined; pageNumber = nextPage(pages)) {
            const ids = responses[count % responses.length] ?? []
            pages.push(page([...new Set(ids)].map(String), pageNumber, total))
            count += 1
            if (count > 500) throw new Error('nextPage does not end.')
          }
        },
      ),
    )
  })
})
