import { expect, test } from 'vitest'
import type { CardType } from '@/api/cards/card.schema'
import { containerCharacter } from './containerCharacter'

test.each<[CardType[], string]>([
  [[], 'stack'],
  [['question'], 'quiz'],
  [['question', 'question'], 'quiz'],
  [['question', 'text'], 'stack'],
  [['text'], 'stack'],
])('cards %j are introduced as a %s', (types, character) => {
  expect(containerCharacter(types.map((type) => ({ type })))).toBe(character)
})
