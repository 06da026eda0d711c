import { expect, test } from 'vitest'
import {
  boardLocationOf,
  boardSearchParamsSchema,
  cardListArgFromUrl,
  isLandingPath,
  searchParamsInside,
} from './boardUrl'

const parseParams = (search: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(boardSearchParamsSchema.parse(search)))

test.each([
  ['a term', { search: 'lava' }, { search: 'lava' }],
  ['a term that is a number', { search: 1957 }, { search: '1957' }],
  ['every sort', { sort: 'alphabetical', order: 'asc' }, { sort: 'alphabetical', order: 'asc' }],
  ['the shared filter', { filter: 'shared' }, { filter: 'shared' }],
  ['the stack of the focused card', { stack: 's9' }, { stack: 's9' }],
  ['the presented card', { present: 'c3' }, { present: 'c3' }],
  ['the marker of the landing', { landing: true }, { landing: true }],
])('keeps %s', (_, search, expected) => {
  expect(parseParams(search)).toEqual(expected)
})

test.each([
  ['search', ['a', 'b']],
  ['search', { a: 1 }],
  ['search', null],
  ['filter', 'mine'],
  ['filter', 7],
  ['sort', 'size'],
  ['sort', ['updated_at']],
  ['order', 'up'],
  ['order', true],
  ['holds', 'cards'],
  ['stack', 12],
  ['present', 12],
  ['landing', false],
  ['landing', 'true'],
  ['landing', 1],
  ['unknown', 'x'],
])('drops %s=%o and keeps the other parameters', (name, value) => {
  expect(parseParams({ search: 'lava', filter: 'shared', [name]: value })).toEqual(
    Object.fromEntries(Object.entries({ search: 'lava', filter: 'shared' }).filter(([key]) => key !== name)),
  )
})

// D-3023.
test.each([
  ['/board', true],
  ['/board/', true],
  ['/board/stack/s1', true],
  ['/board/stack/focus', true],
  ['/board/focus/c1', false],
  ['/whiteboard/focus/c1', false],
  ['/boards', false],
  ['/board/stacks', false],
  ['/notifications', false],
])('%s may have the landing: %s', (pathname, isPossible) => {
  expect(isLandingPath(pathname)).toBe(isPossible)
})

test('the default list is My Board, last modified first', () => {
  expect(cardListArgFromUrl({}, undefined, false)).toEqual({
    stackId: undefined,
    search: '',
    filter: 'all',
    sort: 'updated_at',
    order: 'desc',
  })
})

// B-258, B-259: manual order is ascending, other sorts are descending.
test.each([
  ['manual', 'asc'],
  ['alphabetical', 'desc'],
  ['created_at', 'desc'],
  ['updated_at', 'desc'],
] as const)('the default order of %s is %s; the URL overrides it', (sort, order) => {
  expect(cardListArgFromUrl({ sort }, 's1', false)).toMatchObject({ stackId: 's1', sort, order })
  expect(cardListArgFromUrl({ sort, order: 'asc' }, 's1', false).order).toBe('asc')
  expect(cardListArgFromUrl({ sort, order: 'desc' }, 's1', false).order).toBe('desc')
})

// B-251, D-2202, D-2203: Auto Layout sorts by creation or last change, in the order that the URL contains.
test.each([
  ['manual', 'asc', { sort: 'updated_at', order: 'desc' }],
  ['manual', undefined, { sort: 'updated_at', order: 'desc' }],
  ['alphabetical', 'asc', { sort: 'updated_at', order: 'desc' }],
  ['created_at', undefined, { sort: 'created_at', order: 'desc' }],
  ['created_at', 'asc', { sort: 'created_at', order: 'asc' }],
  ['updated_at', 'asc', { sort: 'updated_at', order: 'asc' }],
  [undefined, 'asc', { sort: 'updated_at', order: 'asc' }],
] as const)('with Auto Layout the address sort=%s, order=%s lists by date', (sort, order, expected) => {
  expect(cardListArgFromUrl({ sort, order }, 's1', true)).toMatchObject(expected)
})

// D-0079.
test('a quiz keeps manual order with Auto Layout; other sorts and stacks do not', () => {
  const search = boardSearchParamsSchema.parse(searchParamsInside({ type: 'quiz' }))
  expect(search).toMatchObject({ sort: 'manual', order: 'asc' })
  expect(cardListArgFromUrl(search, 'q1', true)).toMatchObject({ sort: 'manual', order: 'asc' })
  expect(cardListArgFromUrl(search, undefined, true).sort).toBe('updated_at')
  expect(cardListArgFromUrl({ ...search, sort: 'alphabetical' }, 'q1', true).sort).toBe('updated_at')
  expect(searchParamsInside({ type: 'stack' })).toEqual({})
})

test.each([
  ['  lava ', 'lava'],
  ['   ', ''],
])('the term "%s" searches for "%s"', (search, term) => {
  expect(cardListArgFromUrl({ search }, undefined, false).search).toBe(term)
})

test.each([
  ['My Board', {}, {}, { stackId: undefined, focusedId: undefined }],
  ['a stack', { stackId: 's1' }, {}, { stackId: 's1', focusedId: undefined }],
  ['a card of My Board', { focusId: 'c1' }, {}, { stackId: undefined, focusedId: 'c1' }],
  ['a card of a stack', { focusId: 'c1' }, { stack: 's1' }, { stackId: 's1', focusedId: 'c1' }],
  ['My Board, although a stack is left in its parameters', {}, { stack: 's1' }, { stackId: undefined }],
  ['the stack of its path', { stackId: 's2' }, { stack: 's1' }, { stackId: 's2', focusedId: undefined }],
])('an address shows %s', (_, params, search, expected) => {
  const location = boardLocationOf(params, search, false)
  expect(location).toMatchObject(expected)
  expect(location.list.stackId).toBe(location.stackId)
})
