// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { deletionScheduled } from '@/store/pendingDeletionsSlice'
import { sessionEnded } from '@/store/sessionEvents'
import { cardsRemoved } from './undo/undoSlice'
import {
  cardSelected,
  cardsSelected,
  idsInRange,
  selectionCleared,
  selectionReducer,
  touchModeEntered,
} from './selectionSlice'

const listedIds = ['a', 'b', 'c', 'd', 'e']
const press = (id: string) => cardSelected({ id, isToggle: false, listedIds })
const toggle = (id: string) => cardSelected({ id, isToggle: true, listedIds })
const longPress = (id: string) => touchModeEntered({ id })
const deleted = (id: string) => deletionScheduled({ id: 'notice', cardIds: [id] })
const stateAfter = (...actions: Parameters<typeof selectionReducer>[1][]) => actions.reduce(selectionReducer, undefined)

describe('the range from the card chosen last to another', () => {
  it.each<[string | null, string, string]>([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', 'c'],
    ['a', 'e', 'abcde'],
    [null, 'c', 'c'],
    ['gone', 'c', 'c'],
  ])('from %s to %s', (anchor, id, expected) => {
    expect(idsInRange(listedIds, anchor, id).join('')).toBe(expected)
  })
})

describe('what is selected', () => {
  it.each<[string, ReturnType<typeof stateAfter>, string[], string | null, boolean]>([
    ['a press selects one card', stateAfter(press('a'), press('b')), ['b'], 'b', false],
    ['a toggle adds', stateAfter(press('a'), toggle('b')), ['a', 'b'], 'b', false],
    ['a toggle takes away', stateAfter(press('a'), toggle('b'), toggle('a')), ['b'], 'a', false],
    ['the order is that of selection', stateAfter(toggle('c'), toggle('a'), toggle('b')), ['c', 'a', 'b'], 'b', false],
    ['a range keeps its start', stateAfter(press('a'), cardsSelected({ ids: ['a', 'b'] })), ['a', 'b'], 'a', false],
    ['a long press begins to choose several', stateAfter(longPress('a')), ['a'], 'a', true],
    [
      'a long press keeps what is selected',
      stateAfter(press('a'), longPress('b'), longPress('b')),
      ['a', 'b'],
      'b',
      true,
    ],
    ['then a tap toggles', stateAfter(longPress('a'), press('b')), ['a', 'b'], 'b', true],
    ['the mode ends when nothing is selected', stateAfter(longPress('a'), press('a')), [], 'a', false],
    [
      'after it a tap selects one again',
      stateAfter(longPress('a'), press('a'), press('b'), press('c')),
      ['c'],
      'c',
      false,
    ],
    [
      'a card that has left the list is given up',
      stateAfter(longPress('gone'), longPress('a'), press('b')),
      ['a', 'b'],
      'b',
      true,
    ],
    ['with the last of them the mode ends', stateAfter(longPress('gone'), press('b')), ['b'], 'b', false],
    [
      'so it does when that is deleted',
      stateAfter(longPress('a'), deleted('a'), press('b'), press('c')),
      ['c'],
      'c',
      false,
    ],
    [
      'a card that is taken back is given up',
      stateAfter(press('a'), toggle('b'), cardsRemoved({ cardIds: ['b'] })),
      ['a'],
      'b',
      false,
    ],
    ['clearing ends everything', stateAfter(longPress('a'), selectionCleared()), [], null, false],
    ['so does the end of the session', stateAfter(press('a'), sessionEnded('loggedOut')), [], null, false],
  ])('%s', (_, state, ids, anchor, isTouchMode) => {
    expect(state).toEqual({ ids, anchor, isTouchMode })
  })
})

it('clearing nothing changes nothing, so that nothing is drawn anew', () => {
  const initialState = selectionReducer(undefined, { type: 'start' })
  expect(selectionReducer(initialState, selectionCleared())).toBe(initialState)
})
