import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardAt, FIRST_PLACE, keepOrder, type Place, placeAfter } from './place'

const ABC = ['a', 'b', 'c']
const at = (cardId: string, index: number): Place => ({ cardId, index })

test.each<[string, Place, Parameters<typeof placeAfter>[2], Place]>([
  ['from the beginning to the second card', FIRST_PLACE, 'next', at('b', 1)],
  ['from the second card back', at('b', 1), 'previous', at('a', 0)],
  ['no further than the last card', at('c', 2), 'next', at('c', 2)],
  ['no further than the first card', at('a', 0), 'previous', at('a', 0)],
  ['from the end to the card before it', 'last', 'previous', at('b', 1)],
  ['to the first card', 'last', 'first', at('a', 0)],
  ['to the end', at('a', 0), 'last', 'last'],
])('a step leads %s', (_, place, step, expected) => {
  expect(placeAfter(ABC, place, step)).toEqual(expected)
})

describe('a card that leaves the list', () => {
  test('is followed by the next card, and the place says so', () => {
    expect(cardAt(['a', 'c'], at('b', 1))).toEqual({ index: 1, isGone: true })
  })
  test('at the end is followed by the card before it', () => {
    expect(cardAt(['a', 'b'], at('c', 2))).toEqual({ index: 1, isGone: true })
  })
  test('elsewhere moves the index and nothing else', () => {
    expect(cardAt(['b', 'c'], at('b', 1))).toEqual({ index: 0, isGone: false })
  })
  test('as the only one leaves no card', () => {
    expect(cardAt([], at('a', 0))).toEqual({ index: -1, isGone: true })
  })
})

test('the end moves with the pages that load', () => {
  expect(cardAt([...ABC, 'd'], 'last').index).toBe(3)
})

test('another order of the list moves no card, and new cards follow', () => {
  expect(keepOrder(ABC, ['c', 'd', 'a', 'b'])).toEqual(['a', 'b', 'c', 'd'])
  expect(keepOrder(ABC, ['c', 'b', 'a'])).toBe(ABC)
})

test('any order keeps exactly the cards of the list', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
  fc.assert(
    fc.property(ids, ids, (shown, current) => {
      expect(keepOrder(shown, current).toSorted()).toEqual(current.toSorted())
    }),
  )
})
