import { describe, expect, it } from 'vitest'
import { deletionScheduled } from '@/store/pendingDeletionsSlice'
import { sessionEnded } from '@/store/sessionEvents'
import { cardsRemoved } from '@/store/cardEvents'
import {
  cardSelected,
  cardsSelected,
  idsInRange,
  selectionCleared,
  selectionReducer,
  touchModeEntered,
} from './selectionSlice'

const listedIds = ['a', 'b', 'c', 'd', 'e']
const click = (id: string) => cardSelected({ id, isToggle: false, listedIds })
const toggle = (id: string) => cardSelected({ id, isToggle: true, listedIds })
const longPress = (id: string) => touchModeEntered({ id })
const deleteCard = (id: string) => deletionScheduled({ id: 'deletion', cardIds: [id] })
const stateAfter = (...actions: Parameters<typeof selectionReducer>[1][]) => actions.reduce(selectionReducer, undefined)

describe('a range from the anchor', () => {
  it.each<[string | null, string, string]>([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', 'c'],
    ['a', 'e', 'abcde'],
    [null, 'c', 'c'],
    ['removed', 'c', 'c'],
  ])('from %s to %s', (anchor, id, expected) => {
    expect(idsInRange(listedIds, anchor, id).join('')).toBe(expected)
  })
})

describe('the selection', () => {
  it.each<[string, ReturnType<typeof stateAfter>, string[], string | null, boolean]>([
    ['a click selects one card', stateAfter(click('a'), click('b')), ['b'], 'b', false],
    ['a toggle adds', stateAfter(click('a'), toggle('b')), ['a', 'b'], 'b', false],
    ['a toggle removes', stateAfter(click('a'), toggle('b'), toggle('a')), ['b'], 'a', false],
    ['ids are in selection order', stateAfter(toggle('c'), toggle('a'), toggle('b')), ['c', 'a', 'b'], 'b', false],
    ['a range keeps its anchor', stateAfter(click('a'), cardsSelected({ ids: ['a', 'b'] })), ['a', 'b'], 'a', false],
    ['a long press enters touch mode', stateAfter(longPress('a')), ['a'], 'a', true],
    ['a long press keeps the selection', stateAfter(click('a'), longPress('b'), longPress('b')), ['a', 'b'], 'b', true],
    ['in touch mode a tap toggles', stateAfter(longPress('a'), click('b')), ['a', 'b'], 'b', true],
    ['touch mode ends when nothing is selected', stateAfter(longPress('a'), click('a')), [], 'a', false],
    [
      'after touch mode a tap selects one card',
      stateAfter(longPress('a'), click('a'), click('b'), click('c')),
      ['c'],
      'c',
      false,
    ],
    [
      'a card that has left the list is deselected',
      stateAfter(longPress('removed'), longPress('a'), click('b')),
      ['a', 'b'],
      'b',
      true,
    ],
    [
      'touch mode ends with the last card that left the list',
      stateAfter(longPress('removed'), click('b')),
      ['b'],
      'b',
      false,
    ],
    [
      'touch mode ends when the last selected card is deleted',
      stateAfter(longPress('a'), deleteCard('a'), click('b'), click('c')),
      ['c'],
      'c',
      false,
    ],
    [
      'a card whose access is revoked is deselected',
      stateAfter(click('a'), toggle('b'), cardsRemoved({ cardIds: ['b'] })),
      ['a'],
      'b',
      false,
    ],
    ['clearing resets everything', stateAfter(longPress('a'), selectionCleared()), [], null, false],
    ['the end of the session resets everything', stateAfter(click('a'), sessionEnded('loggedOut')), [], null, false],
  ])('%s', (_, state, ids, anchor, isTouchMode) => {
    expect(state).toEqual({ ids, anchor, isTouchMode })
  })
})

it('clearing an empty selection keeps the same state object, so that nothing re-renders', () => {
  const initialState = selectionReducer(undefined, { type: 'start' })
  expect(selectionReducer(initialState, selectionCleared())).toBe(initialState)
})
