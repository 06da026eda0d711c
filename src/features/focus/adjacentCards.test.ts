import { expect, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { focusableTypes, adjacentCards } from './adjacentCards'

const cardsOfTypes = (...types: Card['type'][]) => types.map((type, index) => ({ id: String(index), type }) as Card)
const types = new Set(['text', 'quiz'])

test('focusable types are the third segment of every permission that ends in focus', () => {
  const permissions = [
    'board.format.text.focus',
    'board.format.quiz.edit',
    'board.format.quiz.focus',
    'system.board.access',
    'focus',
  ]
  expect([...focusableTypes(permissions)]).toEqual(['text', 'quiz'])
})

test.each<[string, Card[], string, { isInList: boolean; previous?: string; next?: string }]>([
  [
    'a card in the middle has both neighbours',
    cardsOfTypes('text', 'text', 'text'),
    '1',
    { isInList: true, previous: '0', next: '2' },
  ],
  ['the first card has no previous one', cardsOfTypes('text', 'text'), '0', { isInList: true, next: '1' }],
  ['the last card has no next one', cardsOfTypes('text', 'text'), '1', { isInList: true, previous: '0' }],
  [
    'types without permission are skipped',
    cardsOfTypes('quiz', 'shape', 'text', 'shape', 'quiz'),
    '2',
    { isInList: true, previous: '0', next: '4' },
  ],
  [
    'a side with only types without permission is an end',
    cardsOfTypes('shape', 'text', 'shape'),
    '1',
    { isInList: true },
  ],
  ['a single card has no neighbours', cardsOfTypes('text'), '0', { isInList: true }],
  ['a card outside the list has no neighbours', cardsOfTypes('text', 'text'), '9', { isInList: false }],
  ['an empty list has no neighbours', [], '0', { isInList: false }],
])('%s', (_, cards, id, expected) => {
  expect(adjacentCards(cards, id, types)).toEqual({ previous: undefined, next: undefined, ...expected })
})
