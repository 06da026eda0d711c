// @vitest-environment node
import { expect, test } from 'vitest'
import type { Card } from '@/api/card.schema'
import { focusableTypes, neighbours } from './neighbours'

const list = (...types: Card['type'][]) => types.map((type, index) => ({ id: String(index), type }) as Card)
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

test.each<[string, Card[], string, { isListed: boolean; previous?: string; next?: string }]>([
  ['between two cards', list('text', 'text', 'text'), '1', { isListed: true, previous: '0', next: '2' }],
  ['at the beginning there is no way round', list('text', 'text'), '0', { isListed: true, next: '1' }],
  ['at the end there is no way round', list('text', 'text'), '1', { isListed: true, previous: '0' }],
  [
    'types that may not be opened are skipped',
    list('quiz', 'shape', 'text', 'shape', 'quiz'),
    '2',
    { isListed: true, previous: '0', next: '4' },
  ],
  ['nothing but such types on a side is an end', list('shape', 'text', 'shape'), '1', { isListed: true }],
  ['the only card', list('text'), '0', { isListed: true }],
  ['a card that is not in the list has no neighbours', list('text', 'text'), '9', { isListed: false }],
  ['an empty list', [], '0', { isListed: false }],
])('%s', (_, cards, id, expected) => {
  expect(neighbours(cards, id, types)).toEqual({ previous: undefined, next: undefined, ...expected })
})
