import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import type { Card } from './card.schema'
import {
  reorderPages,
  type CardPage,
  cardsOf,
  updateInPages,
  insertionIndex,
  insertIntoPages,
  removeFromPages,
} from './cardListPages'
import { CARDS_PER_PAGE, nextPage } from './cardQueries'

const cardOf = (id: string, more: Partial<Card> = {}) => cardFixture('text', { id, ...more } as never)
const page = (ids: string, number = 1, total = 9): CardPage => ({
  data: ids.split('').map((id) => cardOf(id)),
  metadata: { page: number, total, breadcrumbs: [] },
})
/** Creates pages of cards, one letter per card id: `pagesOf('abc', 'de')`. */
const pagesOf = (...pages: string[]) => pages.map((ids, index) => page(ids, index + 1))
const idsByPage = (pages: readonly CardPage[]) => pages.map(({ data }) => data.map(({ id }) => id).join('')).join(' ')
const totals = (pages: readonly CardPage[]) => [...new Set(pages.map(({ metadata }) => metadata.total))]
const hasIdIn = (ids: string) => (card: Card) => ids.includes(card.id)
const cards = (ids: string) => ids.split('').map((id) => cardOf(id))

const pages = pagesOf('abc', 'def', 'g')

describe('cardsOf', () => {
  it('returns the cards of all pages in order, a card on two pages once', () => {
    expect(cardsOf(pagesOf('abc', 'cde', 'a')).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  // The memo must not put cards of the previous pages into a similar list.
  it.each([
    ['abc de', 'abc de'],
    ['abc de', 'abc fe'],
    ['abc de', 'abc ed'],
    ['abc de', 'ab cde'],
    ['abc de', 'abc d'],
    ['abc cd', 'abc cd'],
    ['abc cd', 'abc ed'],
    ['abc de', 'abc ca'],
  ])('after flattening %s, flattening %s returns only the current cards', (before, after) => {
    const read = (layout: string) => cardsOf(pagesOf(...layout.split(' ')))
    read(before)
    const changed = pagesOf(...after.split(' ')).map(({ data, ...rest }) => ({
      ...rest,
      data: data.map((card) => ({ ...card, title: 'Newer' })),
    }))
    const ids = [...new Set(after.replaceAll(' ', ''))]
    expect(cardsOf(changed).map(({ id, title }) => [id, title])).toEqual(ids.map((id) => [id, 'Newer']))
  })
})

describe('updateInPages', () => {
  const change = (card: Card) => ({ ...card, title: 'Changed' })

  it('keeps the identity of the other pages and cards', () => {
    const changed = updateInPages(pages, hasIdIn('e'), change)
    expect(changed[0]).toBe(pages[0])
    expect(changed[2]).toBe(pages[2])
    expect(changed[1]?.data[0]).toBe(pages[1]?.data[0])
    expect(changed[1]?.data[1]).toMatchObject({ id: 'e', title: 'Changed' })
  })

  it('returns the same pages when the card is not among them', () => {
    expect(updateInPages(pages, hasIdIn('x'), change)).toBe(pages)
  })
})

describe('removeFromPages', () => {
  it.each<[string, string, number]>([
    ['b', 'ac def g', 8],
    ['cd', 'ab ef g', 7],
    ['aeg', 'bc df', 6],
    ['def', 'abc g', 6],
    ['g', 'abc def', 8],
  ])('removing %s', (removedIds, remaining, total) => {
    const after = removeFromPages(pages, hasIdIn(removedIds))
    expect(idsByPage(after)).toBe(remaining)
    expect(totals(after)).toEqual([total])
  })

  it('returns the same pages when no card matches', () => {
    expect(removeFromPages(pages, hasIdIn('x'))).toBe(pages)
  })

  it('lowers the total by one for a card that is on two pages', () => {
    const after = removeFromPages(pagesOf('abc', 'cde'), hasIdIn('c'))
    expect([idsByPage(after), totals(after)]).toEqual(['ab de', [8]])
  })

  it('keeps one empty page to carry the total', () => {
    const after = removeFromPages(pages, hasIdIn('abcdefg'))
    expect(after).toHaveLength(1)
    expect(totals(after)).toEqual([2])
  })
})

describe('insertIntoPages', () => {
  it.each<[string, number, string]>([
    ['x', 0, 'xabc def g'],
    ['x', 2, 'abxc def g'],
    ['x', 3, 'abcx def g'],
    ['x', 4, 'abc dxef g'],
    ['x', 7, 'abc def gx'],
    ['x', 99, 'abc def gx'],
    ['x', -1, 'xabc def g'],
    ['xyz', 1, 'axyzbc def g'],
  ])('inserting %s at %s', (ids, position, expected) => {
    const after = insertIntoPages(pages, cards(ids), position)
    expect(idsByPage(after)).toBe(expected)
    expect(totals(after)).toEqual([9 + ids.length])
  })

  it('moves a card that is already in the list and keeps the total', () => {
    const after = insertIntoPages(pages, cards('f'), 0)
    expect([idsByPage(after), totals(after)]).toEqual(['fabc de g', [9]])
  })

  it('inserts into an emptied list', () => {
    expect(idsByPage(insertIntoPages(removeFromPages(pages, hasIdIn('abcdefg')), cards('x'), 5))).toBe('x')
  })

  it('does nothing when no page is loaded', () => {
    expect(insertIntoPages([], cards('x'), 0)).toEqual([])
  })
})

describe('reorderPages', () => {
  it.each([
    ['gfedcba', 'gfe dcb a'],
    ['ga', 'gab cde f'],
    ['xg', 'gab cde f'],
    ['', 'abc def g'],
  ])('reordering by "%s"', (order, expected) => {
    expect(idsByPage(reorderPages(pages, order.split('')))).toBe(expected)
  })
})

describe('insertionIndex', () => {
  const sorted = (...titles: string[]): CardPage[] => [
    { data: titles.map((title) => cardOf(title, { title })), metadata: { page: 1, total: 9, breadcrumbs: [] } },
  ]
  const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00Z`
  const dated = (...days: number[]): CardPage[] => [
    {
      data: days.map((day) => cardOf(String(day), { updated_at: at(day), created_at: at(day) })),
      metadata: { page: 1, total: 9, breadcrumbs: [] },
    },
  ]

  it.each<[string, number, number]>([
    [
      'by title, ascending',
      insertionIndex(sorted('Batik', 'Haiku'), cardOf('x', { title: 'Coral' }), 'alphabetical', 'asc'),
      1,
    ],
    [
      'by title, descending',
      insertionIndex(sorted('Haiku', 'Batik'), cardOf('x', { title: 'Coral' }), 'alphabetical', 'desc'),
      1,
    ],
    [
      'by title, ignoring case',
      insertionIndex(sorted('batik', 'Haiku'), cardOf('x', { title: 'coral' }), 'alphabetical', 'asc'),
      1,
    ],
    [
      'by last change, newest first',
      insertionIndex(dated(20, 10), cardOf('x', { updated_at: at(15) }), 'updated_at', 'desc'),
      1,
    ],
    [
      'by last change, the newest card',
      insertionIndex(dated(20, 10), cardOf('x', { updated_at: at(21) }), 'updated_at', 'desc'),
      0,
    ],
    [
      'by last change, the oldest card',
      insertionIndex(dated(20, 10), cardOf('x', { updated_at: at(1) }), 'updated_at', 'desc'),
      2,
    ],
    [
      'by creation, oldest first',
      insertionIndex(dated(10, 20), cardOf('x', { created_at: at(15) }), 'created_at', 'asc'),
      1,
    ],
    ['in manual order, last', insertionIndex(dated(10, 20), cardOf('x'), 'manual', 'asc'), 2],
  ])('%s', (_, position, expected) => {
    expect(position).toBe(expected)
  })
})

describe('nextPage', () => {
  const full = (number: number, total: number, first = (number - 1) * CARDS_PER_PAGE): CardPage => ({
    data: Array.from({ length: CARDS_PER_PAGE }, (_, index) => cardOf(`card ${first + index}`)),
    metadata: { page: number, total, breadcrumbs: [] },
  })
  const remove = (list: readonly CardPage[], count: number) => {
    const removedIds = new Set(
      cardsOf(list)
        .slice(0, count)
        .map(({ id }) => id),
    )
    return removeFromPages(list, ({ id }) => removedIds.has(id))
  }
  const add = (list: readonly CardPage[], count: number) =>
    insertIntoPages(
      list,
      Array.from({ length: count }, (_, index) => cardOf(`new ${index}`)),
      0,
    )

  it.each<[string, readonly CardPage[], number | undefined]>([
    ['no page is loaded', [], undefined],
    ['one page of three is loaded', [full(1, 57)], 2],
    ['two pages of three are loaded', [full(1, 57), full(2, 57)], 3],
    ['every page is loaded', [full(1, 20)], undefined],
    ['the list is empty', [{ data: [], metadata: { page: 1, total: 0, breadcrumbs: [] } }], undefined],
    ['a card was removed: its page is requested again', remove([full(1, 57)], 1), 1],
    ['cards were removed after two pages', remove([full(1, 57), full(2, 57)], 3), 2],
    ['a whole page was removed', remove([full(1, 57), full(2, 57)], 20), 2],
    ['every loaded card was removed', remove([full(1, 57)], 20), 1],
    ['every card of the list was removed', remove([full(1, 20)], 20), undefined],
    ['cards were inserted', add([full(1, 57)], 3), 2],
    ['a whole page of cards was inserted', add([full(1, 57)], 20), 3],
    ['a page contained no new card', [full(1, 57), full(2, 57, 0)], 3],
    ['the last page contained no new card', [full(1, 40), full(2, 40, 0)], undefined],
    ['a page was empty although the total says there are more', [full(1, 57), { ...full(2, 57), data: [] }], 3],
  ])('%s', (_, list, expected) => {
    expect(nextPage(list)).toBe(expected)
  })

  // The board requests pages until `nextPage` returns undefined. If it never did, the board would send requests
  // forever.
  it('ends after a finite number of pages, whatever the server returns', () => {
    const response = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: CARDS_PER_PAGE })
    fc.assert(
      fc.property(
        fc.array(response, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 60 }),
        (responses, total) => {
          const list: CardPage[] = []
          let count = 0
          for (let pageNumber: number | undefined = 1; pageNumber !== undefined; pageNumber = nextPage(list)) {
            const ids = responses[count % responses.length] ?? []
            const data = [...new Set(ids)].map((id) => cardOf(String(id)))
            list.push({ data, metadata: { page: pageNumber, total, breadcrumbs: [] } })
            count += 1
            if (count > 500) throw new Error('nextPage does not end.')
          }
        },
      ),
    )
  })
})

describe('any sequence of operations', () => {
  const operations = fc.oneof(
    fc.record({ kind: fc.constant('remove' as const), ids: fc.subarray('abcdefghij'.split('')) }),
    fc.record({
      kind: fc.constant('insert' as const),
      ids: fc.subarray('abcdefghij'.split('')),
      at: fc.integer({ min: -2, max: 14 }),
    }),
    fc.record({ kind: fc.constant('reorder' as const), ids: fc.shuffledSubarray('abcdefghij'.split('')) }),
  )

  it('keeps each card at most once and the total in step', () => {
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 12 }), (sequence) => {
        let list: readonly CardPage[] = pages
        const expectedIds = new Set('abcdefg')
        for (const operation of sequence) {
          if (operation.kind === 'reorder') list = reorderPages(list, operation.ids)
          if (operation.kind === 'insert') list = insertIntoPages(list, cards(operation.ids.join('')), operation.at)
          if (operation.kind === 'remove') list = removeFromPages(list, hasIdIn(operation.ids.join('')))
          for (const id of operation.kind === 'reorder' ? [] : operation.ids) {
            if (operation.kind === 'insert') expectedIds.add(id)
            else expectedIds.delete(id)
          }
          expect(list.flatMap(({ data }) => data.map(({ id }) => id)).sort()).toEqual([...expectedIds].sort())
          expect(totals(list)).toEqual([expectedIds.size + 2])
        }
      }),
    )
  })
})
