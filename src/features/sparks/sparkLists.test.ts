import { expect, test } from 'vitest'
import type { Spark } from '@/api/sparks.contract'
import { groupSparks, sortByOrder } from './sparkLists'

const spark = (name: string, order: number, category_id = 'c1'): Spark => ({
  id: name,
  name,
  order,
  category_id,
  type: 'other',
  image: null,
  description: '',
  option: null,
})

test('sparks stand by order, then by name', () => {
  expect(sortByOrder([spark('b', 2), spark('c', 1), spark('a', 2)]).map(({ name }) => name)).toEqual(['c', 'a', 'b'])
})

test('categories stand by order and without empty ones; sparks without a known category come last', () => {
  const categories = [
    { id: 'c2', name: 'Second', order: 2 },
    { id: 'c3', name: 'Empty', order: 3 },
    { id: 'c1', name: 'First', order: 1 },
  ]
  const sparks = [spark('x', 1, 'gone'), spark('b', 2), spark('a', 1), spark('d', 1, 'c2')]
  expect(
    groupSparks(categories, sparks, 'More').map(({ name, sparks: own }) => [name, own.map(({ id }) => id)]),
  ).toEqual([
    ['First', ['a', 'b']],
    ['Second', ['d']],
    ['More', ['x']],
  ])
})
