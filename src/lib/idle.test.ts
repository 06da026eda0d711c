import { expect, test } from 'vitest'
import { idleLimitOf, idleState } from './idle'

const MINUTE = 60_000
const LIMIT = 30 * MINUTE

test.each([
  ['just now', 0, 'active'],
  ['a moment before the warning', 29 * MINUTE - 1, 'active'],
  ['one minute before the end', 29 * MINUTE, 'warning'],
  ['a moment before the end', LIMIT - 1, 'warning'],
  ['at the end', LIMIT, 'expired'],
  ['hours after the end, e.g. when the device wakes up', 9 * 60 * MINUTE, 'expired'],
  ['with the clock set back', -5 * MINUTE, 'active'],
])('idleState %s', (_, idleMs, expected) => {
  expect(idleState(1_000_000_000, 1_000_000_000 + idleMs, LIMIT)).toBe(expected)
})

test('a limit of one minute is active for its first half, then warns', () => {
  expect([29_999, 30_000, MINUTE].map((idleMs) => idleState(0, idleMs, MINUTE))).toEqual([
    'active',
    'warning',
    'expired',
  ])
})

test.each([
  ['1800000', 30 * MINUTE],
  ['60000', MINUTE],
  ['1', MINUTE],
  ['0.001', MINUTE],
  ['0', undefined],
  ['-5', undefined],
  ['', undefined],
  ['soon', undefined],
  [undefined, undefined],
  [{}, undefined],
  [{ toString: 'x' }, undefined],
])('the preference idle_timeout %j is a limit of %j ms', (preference, limit) => {
  expect(idleLimitOf(preference)).toBe(limit)
})
