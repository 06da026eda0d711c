import { describe, expect, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import {
  initialSuggestions,
  missingLetters,
  reduceSuggestions,
  shownLetters,
  spentLetters,
  type SuggestionEvent,
  type SuggestionState,
} from './suggestionState'

const after = (...events: SuggestionEvent[]): SuggestionState =>
  events.reduce(reduceSuggestions, initialSuggestions('beginner'))
const on: SuggestionEvent[] = [{ type: 'enabled' }, { type: 'present' }]

const suggestion = (status: 'displayed' | 'applied' | 'dismissed') => ({ text: 'Try: “more”', status })
const card: Pick<Card, 'ai_suggestions'> = {
  ai_suggestions: {
    beginner: { H: suggestion('displayed'), E: suggestion('applied'), A: suggestion('dismissed') },
    advanced: { T: suggestion('displayed') },
  },
}
const statuses = (state: SuggestionState) => shownLetters(card, state).map(({ heart, status }) => `${heart} ${status}`)

describe('the feature', () => {
  test.each<[string, SuggestionEvent[], string]>([
    ['starts disabled', [], 'disabled'],
    ['is enabled by Suggest', [{ type: 'enabled' }], 'enabled'],
    ['generates what is missing', [{ type: 'enabled' }, { type: 'generating', hearts: ['R'] }], 'generating'],
    [
      'is present afterwards',
      [{ type: 'enabled' }, { type: 'generating', hearts: ['R'] }, { type: 'present' }],
      'present',
    ],
    ['is disabled again', [...on, { type: 'disabled' }], 'disabled'],
  ])('%s', (_, events, phase) => expect(after(...events).phase).toBe(phase))
})

describe('a suggestion', () => {
  test.each<[string, SuggestionEvent[], string[]]>([
    ['is not shown while the feature is off', [], []],
    ['is displayed until it is applied or dismissed', on, ['H displayed']],
    [
      'has a placeholder while it is loading',
      [{ type: 'enabled' }, { type: 'generating', hearts: ['R', 'T'] }],
      ['H displayed', 'R loading', 'T loading'],
    ],
    [
      'has a placeholder also when it was dismissed before',
      [...on, { type: 'generating', hearts: ['A'] }],
      ['H displayed', 'A loading'],
    ],
    ['is active', [...on, { type: 'activated', heart: 'H' }], ['H active']],
    [
      'is selected, active or not',
      [...on, { type: 'activated', heart: 'H' }, { type: 'selected', heart: 'H' }],
      ['H selected'],
    ],
    ['is being applied', [...on, { type: 'selected', heart: 'H' }, { type: 'applying', heart: 'H' }], ['H applying']],
    [
      'stays selected when it could not be applied',
      [...on, { type: 'applying', heart: 'H' }, { type: 'applyEnded', isApplied: false }],
      ['H selected'],
    ],
    [
      'leaves the selection when it was applied',
      [...on, { type: 'applying', heart: 'H' }, { type: 'applyEnded', isApplied: true }],
      ['H displayed'],
    ],
    [
      'is another one on another level',
      [...on, { type: 'selected', heart: 'H' }, { type: 'levelChosen', level: 'advanced' }],
      ['T displayed'],
    ],
  ])('%s', (_, events, expected) => expect(statuses(after(...events))).toEqual(expected))
})

test('missing are the letters that a level does not have; a dismissed one is not missing', () => {
  expect(missingLetters(card, 'beginner')).toEqual(['R', 'T'])
  expect(missingLetters(card, 'mixed_abilities')).toEqual(['H', 'E', 'A', 'R', 'T'])
  expect(missingLetters({ ai_suggestions: null }, 'advanced')).toEqual(['H', 'E', 'A', 'R', 'T'])
})

test('more is suggested for applied and dismissed letters only', () => {
  expect(spentLetters(card, 'beginner')).toEqual(['E', 'A'])
  expect(spentLetters(card, 'advanced')).toEqual([])
})
