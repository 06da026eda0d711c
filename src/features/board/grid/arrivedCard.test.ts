import { expect, test } from 'vitest'
import { arrivedCard } from './arrivedCard'

const card = (id: string, minute: number, isOwner = true) => ({
  id,
  isOwner,
  created_at: `2026-11-20T08:${String(minute).padStart(2, '0')}:00Z`,
})
const old = [card('a', 1), card('b', 5), card('shared', 3, false)]

test.each([
  ['a card at the beginning', old, [card('new', 6), ...old], 'new'],
  ['a card made in the same second', old, [...old, card('new', 5)], 'new'],
  ['a card that came back', old, [...old, card('older', 2)], undefined],
  ['a card of somebody else', old, [card('new', 6, false), ...old], undefined],
  ['a page of the list', old, [...old, card('c', 6), card('d', 7)], undefined],
  ['another list of the same length', old, [card('x', 6), card('y', 7), card('z', 8)], undefined],
  ['another list', old, [card('x', 6), card('y', 7), card('z', 8), card('q', 9)], undefined],
  ['the first list', [], [card('new', 6)], undefined],
])('has a card just been made: %s', (_, before, after, id) => {
  expect(arrivedCard(before, after)?.id).toBe(id)
})
