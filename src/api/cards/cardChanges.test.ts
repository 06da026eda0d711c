import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import type { Card } from './card.schema'
import { type Change, changedCards, changeList, countChanges } from './cardChanges'
import type { CardListArg, IdList } from './cardListPages'

const myBoard: CardListArg = { search: '', filter: 'all', sort: 'manual', order: 'asc' }
const inStack: CardListArg = { ...myBoard, stackId: 'S' }
const cardOf = (id: string): Card | undefined =>
  id === 'S' || id === 'T'
    ? cardFixture('stack', { id, parent_id: null, childCount: 3, isOwner: true })
    : cardFixture('text', { id, isOwner: id !== 'x', parent_id: null, updated_at: '2026-11-21T02:00:00Z' })
const listOf = (ids: string, list = myBoard): IdList => ({
  list,
  ids: ids.split(''),
  total: 9,
  breadcrumbs: [{ id: 'S', title: 'Stack' }],
})
const insert = (id: string, parent_id: string | null, beforeId?: string): Change => ({
  kind: 'insert',
  card: cardFixture('text', { id, parent_id, isOwner: id !== 'x' }),
  beforeId,
})
const move = (ids: string, to: string | null, beforeId?: string): Change => ({
  kind: 'move',
  cardIds: ids.split(''),
  from: to === 'S' ? null : 'S',
  to,
  beforeId,
})

describe('a list after a change', () => {
  it.each<[string, CardListArg, string, Change, string, number]>([
    ['a card is removed', myBoard, 'abc', { kind: 'remove', cardIds: ['b'] }, 'ac', 8],
    ['a card that is not listed is removed', myBoard, 'abc', { kind: 'remove', cardIds: ['z'] }, 'abc', 9],
    ['a card is inserted', myBoard, 'abc', insert('n', null), 'nabc', 10],
    ['a card is inserted before another', myBoard, 'abc', insert('n', null, 'c'), 'abnc', 10],
    ['a listed card is inserted', myBoard, 'abc', insert('b', null), 'abc', 9],
    ['a card of another parent is inserted', myBoard, 'abc', insert('n', 'S'), 'abc', 9],
    ['a card is inserted into search results', { ...myBoard, search: 'n' }, 'abc', insert('n', null), 'abc', 9],
    ['an own card is inserted into shared cards', { ...myBoard, filter: 'shared' }, 'x', insert('n', null), 'x', 9],
    ['a shared card is inserted into shared cards', { ...myBoard, filter: 'shared' }, 'y', insert('x', null), 'xy', 10],
    ['cards move out of the list', myBoard, 'abc', move('ac', 'S'), 'b', 7],
    ['cards move into the list', inStack, 'abc', move('mn', 'S'), 'abcmn', 11],
    ['cards move in before another', myBoard, 'abc', move('mn', null, 'b'), 'amnbc', 11],
    ['a moved card is listed already', inStack, 'abc', move('bn', 'S'), 'abcn', 10],
    ['a result moves elsewhere', { ...myBoard, search: 'a' }, 'abc', move('a', 'S'), 'abc', 9],
    ['a result moves out of the searched stack', { ...inStack, search: 'a' }, 'abc', move('a', null), 'bc', 8],
    ['the order changes', myBoard, 'abcd', { kind: 'order', list: myBoard, cardIds: ['d', 'z', 'b'] }, 'dbac', 9],
    ['the order of another list changes', inStack, 'abc', { kind: 'order', list: myBoard, cardIds: ['c'] }, 'abc', 9],
  ])('%s', (_, arg, ids, change, expected, total) => {
    const after = changeList(listOf(ids, arg), change, cardOf)
    expect([after.ids.join(''), after.total]).toEqual([expected, total])
  })

  it('a renamed stack is renamed in the breadcrumbs', () => {
    const rename: Change = { kind: 'patch', cardId: 'S', fields: { title: 'Renamed' } }
    expect(changeList(listOf('abc', inStack), rename, cardOf).breadcrumbs).toEqual([{ id: 'S', title: 'Renamed' }])
  })

  const change = fc.oneof(
    fc.record({ kind: fc.constant('remove' as const), cardIds: fc.subarray('abcdS'.split('')) }),
    fc
      .tuple(fc.constantFrom('a', 'b', 'x', 'y', 'z'), fc.constantFrom(null, 'S'))
      .map(([id, parent]) => insert(id, parent)),
    fc
      .tuple(fc.subarray('abcdxy'.split(''), { minLength: 1 }), fc.constantFrom(null, 'S'))
      .map(([ids, to]) => move(ids.join(''), to)),
    fc.record({
      kind: fc.constant('order' as const),
      list: fc.constant(myBoard),
      cardIds: fc.shuffledSubarray('abcdxy'.split('')),
    }),
  )

  it('lists each card once, and a change that the list contains already changes nothing', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.constantFrom(myBoard, inStack), (changes, arg) => {
        let list = listOf('abcd', arg)
        for (const each of changes) {
          list = changeList(list, each, cardOf)
          expect(new Set(list.ids).size).toBe(list.ids.length)
          expect(list.total - list.ids.length).toBe(5)
          expect(changeList(list, each, cardOf)).toEqual(list)
        }
      }),
    )
  })
})

describe('cards after changes', () => {
  const after = (...changes: Change[]) => changedCards(changes, cardOf)

  it('an older version of a card does not replace a newer one', () => {
    const fields = { title: 'Older', updated_at: '2026-11-21T01:59:59.999Z' }
    expect(after({ kind: 'patch', cardId: 'a', fields }).has('a')).toBe(false)
    const sameTime = { title: 'Newer', updated_at: '2026-11-21T02:00:00.000Z' }
    expect(after({ kind: 'patch', cardId: 'a', fields: sameTime }).get('a')?.title).toBe('Newer')
  })

  it('only cards that a change touches are among them', () => {
    expect([...after(move('ab', 'S'), { kind: 'remove', cardIds: ['c'] }).entries()]).toEqual([
      ['a', expect.objectContaining({ parent_id: 'S' })],
      ['b', expect.objectContaining({ parent_id: 'S' })],
      ['c', undefined],
    ])
  })

  it('child counts add up from the count of the server', () => {
    const changes = [move('ab', 'S'), move('c', 'T')]
    const counts = countChanges(changes, cardOf, cardOf)
    expect(counts).toEqual([
      { kind: 'count', stackId: 'S', from: 3, by: 1 },
      { kind: 'count', stackId: 'T', from: 3, by: 1 },
    ])
    expect(after(...counts, ...countChanges([insert('n', 'S')], cardOf, cardOf)).get('S')).toMatchObject({
      childCount: 5,
      data: { cards: 5 },
    })
  })
})
