import { expect, test } from 'vitest'
import { matchesSearch } from './matchesSearch'

test.each([
  ['Tan Mei Ling', 'mei', true],
  ['Daniel Lim', '  LIM ', true],
  ['Zoë Idris', 'zoe', true],
  ['5 Bestari', '', true],
  ['5 Bestari', 'cemerlang', false],
])('the name "%s" matches the search "%s": %s', (name, search, expected) => {
  expect(matchesSearch(name, search)).toBe(expected)
})
