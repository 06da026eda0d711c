// @vitest-environment node
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
import { CARDS_PER_PAGE, nextPage } from './optimisticCards'

const cardOf = (id: string, more: Partial<Card> = {}) => cardFixture('text', { id, ...more } as never)
const page = (ids: string, number = 1, total = 9): CardPage => ({
  data: ids.split('').map((id) => cardOf(id)),
  metadata: { page: number, total, breadcrumbs: [] },
})
/** Pages of cards whose ids are letters: `pagesOf('abc', 'de')`. */
const pagesOf = (...pages: string[]) => pages.map((ids, index) => page(ids, index + 1))
const idsByPage = (pages: readonly CardPage[]) => pages.map(({ data }) => data.map(({ id }) => id).join('')).join(' ')
const totals = (pages: readonly CardPage[]) => [...new Set(pages.map(({ metadata }) => metadata.total))]
const hasIdIn = (ids: string) => (card: Card) => ids.includes(card.id)
const cards = (ids: string) => ids.split('').map((id) => cardOf(id))

const pages = pagesOf('abc', 'def', 'g')

describe('reading', () => {
  it('the cards of all pages come in their order, and one on two pages comes once', () => {
    expect(cardsOf(pagesOf('abc', 'cde', 'a')).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  // What was read before must not show in what is read now, however alike the two are.
  it.each([
    ['abc de', 'abc de'],
    ['abc de', 'abc fe'],
    ['abc de', 'abc ed'],
    ['abc de', 'ab cde'],
    ['abc de', 'abc d'],
    ['abc cd', 'abc cd'],
    ['abc cd', 'abc ed'],
    ['abc de', 'abc ca'],
  ])('after %s, %s is read as if nothing had been before', (before, after) => {
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

describe('changing one card', () => {
  const change = (card: Card) => ({ ...card, title: 'Changed' })

  it('leaves the other pages and cards the same objects', () => {
    const changed = updateInPages(pages, hasIdIn('e'), change)
    expect(changed[0]).toBe(pages[0])
    expect(changed[2]).toBe(pages[2])
    expect(changed[1]?.data[0]).toBe(pages[1]?.data[0])
    expect(changed[1]?.data[1]).toMatchObject({ id: 'e', title: 'Changed' })
  })

  it('gives the same pages when the card is not among them', () => {
    expect(updateInPages(pages, hasIdIn('x'), change)).toBe(pages)
  })
})

describe('taking out', () => {
  it.each<[string, string, number]>([
    ['b', 'ac def g', 8],
    ['cd', 'ab ef g', 7],
    ['aeg', 'bc df', 6],
    ['def', 'abc g', 6],
    ['g', 'abc def', 8],
  ])('%s', (removedIds, remaining, total) => {
    const after = removeFromPages(pages, hasIdIn(removedIds))
    expect(idsByPage(after)).toBe(remaining)
    expect(totals(after)).toEqual([total])
  })

  it('gives the same pages when nothing is to go', () => {
    expect(removeFromPages(pages, hasIdIn('x'))).toBe(pages)
  })

  it('counts a card that is on two pages once', () => {
    const after = removeFromPages(pagesOf('abc', 'cde'), hasIdIn('c'))
    expect([idsByPage(after), totals(after)]).toEqual(['ab de', [8]])
  })

  it('keeps one page, so that there is still a list that counts its cards', () => {
    const after = removeFromPages(pages, hasIdIn('abcdefg'))
    expect(after).toHaveLength(1)
    expect(totals(after)).toEqual([2])
  })
})

describe('putting in', () => {
  it.each<[string, number, string]>([
    ['x', 0, 'xabc def g'],
    ['x', 2, 'abxc def g'],
    ['x', 3, 'abcx def g'],
    ['x', 4, 'abc dxef g'],
    ['x', 7, 'abc def gx'],
    ['x', 99, 'abc def gx'],
    ['x', -1, 'xabc def g'],
    ['xyz', 1, 'axyzbc def g'],
  ])('%s at %s', (ids, position, expected) => {
    const after = insertIntoPages(pages, cards(ids), position)
    expect(idsByPage(after)).toBe(expected)
    expect(totals(after)).toEqual([9 + ids.length])
  })

  it('moves a card that is there already, and counts it no second time', () => {
    const after = insertIntoPages(pages, cards('f'), 0)
    expect([idsByPage(after), totals(after)]).toEqual(['fabc de g', [9]])
  })

  it('into an emptied list', () => {
    expect(idsByPage(insertIntoPages(removeFromPages(pages, hasIdIn('abcdefg')), cards('x'), 5))).toBe('x')
  })

  it('into nothing that is loaded does nothing', () => {
    expect(insertIntoPages([], cards('x'), 0)).toEqual([])
  })
})

describe('arranging', () => {
  it.each([
    ['gfedcba', 'gfe dcb a'],
    ['ga', 'gab cde f'],
    ['xg', 'gab cde f'],
    ['', 'abc def g'],
  ])('as %s', (order, expected) => {
    expect(idsByPage(reorderPages(pages, order.split('')))).toBe(expected)
  })
})

describe('where a card belongs', () => {
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
      'by title upwards',
      insertionIndex(sorted('Batik', 'Haiku'), cardOf('x', { title: 'Coral' }), 'alphabetical', 'asc'),
      1,
    ],
    [
      'by title downwards',
      insertionIndex(sorted('Haiku', 'Batik'), cardOf('x', { title: 'Coral' }), 'alphabetical', 'desc'),
      1,
    ],
    [
      'whatever the case of letters',
      insertionIndex(sorted('batik', 'Haiku'), cardOf('x', { title: 'coral' }), 'alphabetical', 'asc'),
      1,
    ],
    [
      'newest change first',
      insertionIndex(dated(20, 10), cardOf('x', { updated_at: at(15) }), 'updated_at', 'desc'),
      1,
    ],
    ['newest of all', insertionIndex(dated(20, 10), cardOf('x', { updated_at: at(21) }), 'updated_at', 'desc'), 0],
    ['oldest of all', insertionIndex(dated(20, 10), cardOf('x', { updated_at: at(1) }), 'updated_at', 'desc'), 2],
    ['oldest made first', insertionIndex(dated(10, 20), cardOf('x', { created_at: at(15) }), 'created_at', 'asc'), 1],
    ['by hand last', insertionIndex(dated(10, 20), cardOf('x'), 'manual', 'asc'), 2],
  ])('%s', (_, position, expected) => {
    expect(position).toBe(expected)
  })
})

describe('the next page to ask for', () => {
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
    ['nothing is loaded', [], undefined],
    ['one page of three', [full(1, 57)], 2],
    ['two pages of three', [full(1, 57), full(2, 57)], 3],
    ['all of it', [full(1, 20)], undefined],
    ['an empty list', [{ data: [], metadata: { page: 1, total: 0, breadcrumbs: [] } }], undefined],
    ['a card was taken away: the page is asked for again', remove([full(1, 57)], 1), 1],
    ['after two pages', remove([full(1, 57), full(2, 57)], 3), 2],
    ['a whole page was taken away', remove([full(1, 57), full(2, 57)], 20), 2],
    ['everything that is loaded was taken away', remove([full(1, 57)], 20), 1],
    ['everything there is was taken away', remove([full(1, 20)], 20), undefined],
    ['cards came in', add([full(1, 57)], 3), 2],
    ['so many came in that a page was skipped', add([full(1, 57)], 20), 3],
    ['a page brought nothing new', [full(1, 57), full(2, 57, 0)], 3],
    ['the last page brought nothing new', [full(1, 40), full(2, 40, 0)], undefined],
    ['a page came empty although more are promised', [full(1, 57), { ...full(2, 57), data: [] }], 3],
  ])('%s', (_, list, expected) => {
    expect(nextPage(list)).toBe(expected)
  })

  // The screen asks as long as there is a next page: it has to end, whatever a server answers.
  it('comes to an end on every server', () => {
    const answer = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: CARDS_PER_PAGE })
    fc.assert(
      fc.property(
        fc.array(answer, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 60 }),
        (answers, total) => {
          const list: CardPage[] = []
          let count = 0
          for (let pageNumber: number | undefined = 1; pageNumber !== undefined; pageNumber = nextPage(list)) {
            const ids = answers[count % answers.length] ?? []
            const data = [...new Set(ids)].map((id) => cardOf(String(id)))
            list.push({ data, metadata: { page: pageNumber, total, breadcrumbs: [] } })
            count += 1
            if (count > 500) throw new Error('It asks for ever.')
          }
        },
      ),
    )
  })
})

describe('whatever is done', () => {
  const operations = fc.oneof(
    fc.record({ kind: fc.constant('remove' as const), ids: fc.subarray('abcdefghij'.split('')) }),
    fc.record({
      kind: fc.constant('insert' as const),
      ids: fc.subarray('abcdefghij'.split('')),
      at: fc.integer({ min: -2, max: 14 }),
    }),
    fc.record({ kind: fc.constant('reorder' as const), ids: fc.shuffledSubarray('abcdefghij'.split('')) }),
  )

  it('each card is there at most once, and the total follows', () => {
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 12 }), (steps) => {
        let list: readonly CardPage[] = pages
        const expectedIds = new Set('abcdefg')
        for (const operation of steps) {
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
