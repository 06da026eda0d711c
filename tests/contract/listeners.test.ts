import { expect, test } from 'vitest'
import { concernsPerson } from './listeners'

test.each([
  ['private-format.12', true],
  ['private-format.21', false],
  ['private-12.ideation.7f', true],
  ['private-21.ideation.7f', false],
  ['user-logout.21', false],
  ['private-format.focus.e4f501bb-5341-43db-86c4-995b27bba394', true],
  ['an unknown channel', true],
])('%s concerns person 12: %s', (channel, isConcerned) => {
  expect(concernsPerson({ id: 12 }, channel)).toBe(isConcerned)
})
