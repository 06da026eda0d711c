// @vitest-environment jsdom

import { describe, expect, test } from 'vitest'
import type { Card, CardOf } from '@/api/cards/card.schema'
import predefined from '../../../fixtures/seed/recommendations.json'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { recommendationsFor, type Suggestion } from './recommendationsFor'

const CARD_ID = '8d2f3c51-0c0e-4b7e-9f0a-0d6f6f1c2a10'
const text = (fields: Partial<CardOf<'text'>>): Card =>
  cardFixture('text', { id: CARD_ID, title: '', subtitle: '', body: '', ...fields })

const suggestion = (id: string, keywords: string, order = 9): Suggestion => ({
  id,
  text: '',
  type: null,
  keywords,
  order,
})
const ids = (card: Card, suggestions: readonly Suggestion[]) =>
  recommendationsFor(card, suggestions).map(({ id }) => id)

// C-281, D-0916, D-3127.
test.each<[string, Partial<CardOf<'text'>>, string, boolean]>([
  ['a word of two letters', { title: 'Pi' }, 'pi', false],
  ['a word of three letters', { title: 'Sun' }, 'sun', true],
  ['another case', { title: 'VOLCANO' }, 'Volcano', true],
  ['part of a word', { title: 'Volcanoes' }, 'volcano', false],
  ['a common word of English', { title: 'What about this' }, 'what, about, this', false],
  ['a common word of Malay', { title: 'Apakah yang kamu buat' }, 'apakah, yang, kamu, buat', false],
  ['the subtitle', { subtitle: 'Science Year 5' }, 'science', true],
  ['the body', { body: '<p>Hot <strong>lava</strong></p>' }, 'lava', true],
  ['a tag of the body', { body: '<strong>Hot</strong>' }, 'strong', false],
  ['an entity', { title: 'Bones &amp; joints', body: '<p>a&nbsp;b &amp; c</p>' }, 'amp, nbsp', false],
  ['a word after an entity', { title: 'caf&eacute;' }, 'café', true],
  ['letters with separate accents', { title: 'cafe\u0301' }, 'café', true],
  ['Tamil with vowel signs', { title: 'தமிழ்' }, 'தமிழ்', true],
  ['two Tamil letters with a vowel sign', { title: 'கொடி' }, 'கொடி', false],
  ['Chinese', { title: '太陽系' }, '太陽系', true],
  ['digits', { title: '2025' }, '2025', false],
])('%s matches: %o, %s, %s', (_, fields, keywords, isMatch) => {
  expect(ids(text(fields), [suggestion('s', keywords)])).toEqual(isMatch ? ['s'] : [])
})

test('the words of a table are those of the text above it', () => {
  const body = { content: '<p>Planets</p>', data_tables: [] }
  const table = cardFixture('table', { id: CARD_ID, title: '', subtitle: null, body })
  expect(ids(table, [suggestion('s', 'planets')])).toEqual(['s'])
})

test('words of the text of a suggestion match as its keywords do', () => {
  expect(ids(text({ title: 'Beans' }), [{ ...suggestion('s', ''), text: 'Plant beans' }])).toEqual(['s'])
})

// D-3127: number of distinct matches, order, id.
test('the order is that of matches, then order, then id; a word counts once', () => {
  const card = text({ title: 'Sun, moon, sun', body: '<p>sun and planets</p>' })
  const suggestions = [
    suggestion('z', 'sun', 4),
    suggestion('b', 'moon', 5),
    suggestion('a', 'planets', 5),
    suggestion('c', 'sun, sun, sun', 6),
    suggestion('d', 'sun, moon', 9),
  ]
  expect(ids(card, suggestions)).toEqual(['d', 'z', 'a', 'b', 'c'])
})

describe('padding', () => {
  const orderZero = ['a', 'b', 'c', 'd'].map((id) => suggestion(id, '', 0))
  const sun = suggestion('sun', 'sun', 0)

  // C-282, C-283.
  test.each<[string, Partial<CardOf<'text'>>, Suggestion[], number]>([
    ['no match', {}, orderZero, 3],
    ['one match, of order 0', { title: 'Sun' }, [...orderZero, sun], 3],
    ['three matches', { title: 'Sun' }, [...orderZero, sun, suggestion('s2', 'sun'), suggestion('s3', 'sun')], 3],
    [
      'four matches, all kept',
      { title: 'Sun' },
      [...orderZero, ...[1, 2, 3, 4].map((n) => suggestion(`s${n}`, 'sun'))],
      4,
    ],
    ['too few items of order 0', {}, [...orderZero.slice(0, 2), suggestion('later', '', 1)], 2],
    ['no items', {}, [], 0],
  ])('%s: %o', (_, fields, suggestions, count) => {
    const shown = ids(text(fields), suggestions)
    expect(shown).toHaveLength(count)
    expect(new Set(shown).size).toBe(count)
    expect(shown).not.toContain('later')
    if (fields.title) expect(shown[0]).toMatch(/^s/)
  })

  test('a card always gets the same draw, in whatever order the server lists the items', () => {
    const draw = ids(text({}), orderZero)
    expect(ids(text({ title: 'New title' }), orderZero.toReversed())).toEqual(draw)
  })

  test('from card to card the draw is random: each of six items comes first in about a sixth of 1,200 cards', () => {
    const items = predefined.filter(({ order }) => order === 0)
    const counts = new Map<string, number>()
    // Ids with the random part of a UUID from a linear congruential generator, so that the test always gives the same.
    let random = 1
    for (let card = 0; card < 1200; card += 1) {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0
      const [first = ''] = ids(
        text({ id: `${random.toString(16).padStart(8, '0')}-0c0e-4b7e-9f0a-0d6f6f1c2a10` }),
        items,
      )
      counts.set(first, (counts.get(first) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(items.map(({ id }) => id).sort())
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60)
  })
})

describe('own recommendations', () => {
  const own = {
    first_recommendation: { text: 'Make a quiz on volcanoes', type: 'quiz' },
    second_recommendation: { text: 'Explain magma' },
    third_recommendation: { text: 'Write a story' },
  }

  // C-149, C-150: only the first has a type.
  test('come instead of the predefined ones', () => {
    expect(recommendationsFor(text({ title: 'Sun', recommendations: own }), [suggestion('s', 'sun')])).toEqual([
      { id: 'first', text: 'Make a quiz on volcanoes', type: 'quiz' },
      { id: 'second', text: 'Explain magma', type: null },
      { id: 'third', text: 'Write a story', type: null },
    ])
  })

  test.each<[string, Card['recommendations'], string[]]>([
    [
      'without a third',
      { first_recommendation: own.first_recommendation, second_recommendation: { text: 'Why?' } },
      ['first', 'second'],
    ],
    ['with a blank second', { ...own, second_recommendation: { text: ' ' } }, ['first', 'third']],
    ['all blank', { first_recommendation: { text: '', type: 'quiz' } }, ['s']],
  ])('%s: %o', (_, recommendations, expected) => {
    expect(ids(text({ title: 'Sun', recommendations }), [suggestion('s', 'sun')])).toEqual(expected)
  })
})
