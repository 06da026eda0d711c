import { expect, test } from 'vitest'
import { audienceOf, YOUNG_MODE_PREFERENCE } from './audience'

type Person = Parameters<typeof audienceOf>[0]

const person = (change: Partial<Person>): Person => ({
  roles: ['student'],
  age: null,
  year: null,
  preferences: [],
  ...change,
})
const yearOf = (name: string) => ({ year: { id: 1, name } })
const youngMode = (value: string) => ({ preferences: [{ key: YOUNG_MODE_PREFERENCE, value }] })

test.each<[string, Partial<Person>, string]>([
  ['a teacher', { roles: ['teacher'] }, 'teacher'],
  ['a student of unknown age and year', {}, 'student'],
  ['8 years', { age: 8 }, 'young'],
  ['9 years', { age: 9 }, 'student'],
  ['Preschool', yearOf('Preschool'), 'young'],
  ['Year 2, whatever the age', { age: 9, ...yearOf('Year 2') }, 'young'],
  ['Year 3', yearOf('Year 3'), 'student'],
  ['Year 12 (AS Level)', yearOf('Year 12 (AS Level)'), 'student'],
  ['7 years, young mode off', { age: 7, ...youngMode('off') }, 'student'],
  ['11 years, young mode on', { age: 11, ...youngMode('on') }, 'young'],
  ['a value that only a newer client knows', { age: 11, ...youngMode('sometimes') }, 'student'],
])('%s', (_, change, audience) => {
  expect(audienceOf(person(change))).toBe(audience)
})
