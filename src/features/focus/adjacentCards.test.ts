// @vitest-environment node
import { expect, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { focusableTypes, adjacentCards } from './adjacentCards'

const cardsOfTypes = (...types: Card['type'][]) => types.map((type, index) => ({ id: String(index), type }) as Card)
const types = new Set(['text', 'quiz'])

test('the types that may be opened are the third part of every permission that ends in focus', () => {
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
  ['between two cards', cardsOfTypes('text', 'text', 'text'), '1', { isInList: true, previous: '0', next: '2' }],
  ['at the beginning there is no way round', cardsOfTypes('text', 'text'), '0', { isInList: true, next: '1' }],
  ['at the end there is no way round', cardsOfTypes('text', 'text'), '1', { isInList: true, previous: '0' }],
  [
    'types that may not be opened are skipped',
    cardsOfTypes('quiz', 'shape', 'text', 'shape', 'quiz'),
    '2',
    { isInList: true, previous: '0', next: '4' },
  ],
  ['nothing but such types on a side is an end', cardsOfTypes('shape', 'text', 'shape'), '1', { isInList: true }],
  ['the only card', cardsOfTypes('text'), '0', { isInList: true }],
  ['a card that is not in the list has no neighbours', cardsOfTypes('text', 'text'), '9', { isInList: false }],
  ['an empty list', [], '0', { isInList: false }],
])('%s', (_, cards, id, expected) => {
  expect(adjacentCards(cards, id, types)).toEqual({ previous: undefined, next: undefined, ...expected })
})
