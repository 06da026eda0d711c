import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampAge, FIELD_RULES, type FieldProblem, isEmail } from './fieldRules'

type Field = keyof typeof FIELD_RULES

//
test.each<[Field, string, FieldProblem | undefined]>([
  ['password', '', 'missing'],
  ['password', 'abc-def', 'length'],
  ['password', '🌺🌺🌺🌺', 'length'],
  ['password', 'abcdefg1', 'characters'],
  ['password', 'abc defg', undefined],
  ['password', 'abcdefg_', undefined],
  ['name', 'Li', 'length'],
  ['name', 'Mei', undefined],
  ['name', 'Zoë Özil', undefined],
  ['name', '陈美玲', undefined],
  ['name', '𠮷𠮷', 'length'],
  ['name', 'Abcdefghijklmnop', undefined],
  ['name', 'Abcdefghijklmnopq', 'length'],
  ['name', 'Mei  Ling', 'characters'],
  ['name', 'Mei-Ling', 'characters'],
  ['name', 'Mei5', 'characters'],
  ['username', '', 'missing'],
  ['username', 'ab', 'length'],
  ['username', 'abc', undefined],
  ['username', 'a_1a_1a_1a_1a_1A', undefined],
  ['username', 'aaaaaaaaaaaaaaaaa', 'length'],
  ['username', 'mei-ling', 'characters'],
  ['username', 'meï', 'characters'],
  ['username', 'mei\n', 'characters'],
  ['email', '', 'missing'],
  ['email', 'mei@sericahaya.example', undefined],
  ['email', 'mei@sericahaya', 'characters'],
  ['email', 'mei ling@sericahaya.example', 'characters'],
  ['email', 'mei@ling@sericahaya.example', 'characters'],
  ['email', '@sericahaya.example', 'characters'],
  ['email', 'mei@.example', 'characters'],
  ['email', 'mei@example.', 'characters'],
  ['email', 'mei@a.b', undefined],
  ['email', 'mei@..a', undefined],
  ['email', 'mei@a.b\n', 'characters'],
])('the problem of the %s "%s" is %s', (field, value, problem) => {
  expect(FIELD_RULES[field](value)).toBe(problem)
})

test('any text is an email address when it has one @, and a dot within its host', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', '/', ' ', '\n') }), (text) => {
      expect(isEmail(text)).toBe(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    }),
    { numRuns: 500 },
  )
})

// A-365, D-1028.
test.each([
  [3, 4],
  [4, 4],
  [10.6, 11],
  [18, 18],
  [19, 18],
])('an age of %d years is stored as %d', (age, stored) => {
  expect(clampAge(age)).toBe(stored)
})
