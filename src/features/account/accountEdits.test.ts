import { expect, test } from 'vitest'
import { changedElsewhere, editsOf, followedOf } from './accountEdits'

const BASE = {
  name: 'Mei',
  username: 'mei_ling',
  age: '11',
  email: 'mei@example.org',
  curriculum: 'cambridge',
  year: '17',
}

test('edits are the fields that differ from the base; curriculum and year go together', () => {
  expect(editsOf(BASE, BASE)).toEqual({})
  expect(editsOf({ ...BASE, age: '' }, BASE)).toEqual({ age: '' })
  expect(editsOf({ ...BASE, year: '18' }, BASE)).toEqual({ curriculum: 'cambridge', year: '18' })
})

test('fields without an edit follow the account; a year that is edited keeps its curriculum', () => {
  const loaded = { ...BASE, name: 'Mei Ling', curriculum: 'national', year: '3' }
  const { name, username, age, email } = loaded
  expect(followedOf(BASE, BASE, loaded)).toEqual(loaded)
  expect(followedOf({ ...BASE, year: '18' }, BASE, loaded)).toEqual({ name, username, age, email })
})

test.each([
  ['edited here alone', { name: 'Ling' }, {}, []],
  ['changed elsewhere alone, and not followed yet', {}, { name: 'Mei Ling' }, ['name']],
  ['changed to the same in both', { name: 'Mei Ling' }, { name: 'Mei Ling' }, []],
  [
    'changed differently',
    { name: 'Ling', age: '9' },
    { name: 'Mei Ling', email: 'm@example.org', age: '9' },
    ['name', 'email'],
  ],
])('a field %s', (_, here, elsewhere, fields) => {
  expect(changedElsewhere({ ...BASE, ...here }, BASE, { ...BASE, ...elsewhere })).toEqual(fields)
})
