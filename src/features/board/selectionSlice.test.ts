// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { cardsDeleted } from '@/state/deletions'
import { sessionEnded } from '@/state/session'
import { cardsGone } from './actions/history'
import {
  cardSelected,
  cardsSelected,
  rangeOf,
  selectionCleared,
  selectionReducer,
  touchModeEntered,
} from './selectionSlice'

const listed = ['a', 'b', 'c', 'd', 'e']
const press = (id: string) => cardSelected({ id, isToggle: false, listed })
const toggle = (id: string) => cardSelected({ id, isToggle: true, listed })
const hold = (id: string) => touchModeEntered({ id })
const deleted = (id: string) => cardsDeleted({ id: 'notice', cardIds: [id] })
const after = (...actions: Parameters<typeof selectionReducer>[1][]) => actions.reduce(selectionReducer, undefined)

describe('the range from the card chosen last to another', () => {
  it.each<[string | null, string, string]>([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', 'c'],
    ['a', 'e', 'abcde'],
    [null, 'c', 'c'],
    ['gone', 'c', 'c'],
  ])('from %s to %s', (anchor, id, expected) => {
    expect(rangeOf(listed, anchor, id).join('')).toBe(expected)
  })
})

describe('what is selected', () => {
  it.each<[string, ReturnType<typeof after>, string[], string | null, boolean]>([
    ['a press selects one card', after(press('a'), press('b')), ['b'], 'b', false],
    ['a toggle adds', after(press('a'), toggle('b')), ['a', 'b'], 'b', false],
    ['a toggle takes away', after(press('a'), toggle('b'), toggle('a')), ['b'], 'a', false],
    ['the order is that of selection', after(toggle('c'), toggle('a'), toggle('b')), ['c', 'a', 'b'], 'b', false],
    ['a range keeps its start', after(press('a'), cardsSelected({ ids: ['a', 'b'] })), ['a', 'b'], 'a', false],
    ['a long press begins to choose several', after(hold('a')), ['a'], 'a', true],
    ['a long press keeps what is selected', after(press('a'), hold('b'), hold('b')), ['a', 'b'], 'b', true],
    ['then a tap toggles', after(hold('a'), press('b')), ['a', 'b'], 'b', true],
    ['the mode ends when nothing is selected', after(hold('a'), press('a')), [], 'a', false],
    ['after it a tap selects one again', after(hold('a'), press('a'), press('b'), press('c')), ['c'], 'c', false],
    ['a card that has left the list is given up', after(hold('gone'), hold('a'), press('b')), ['a', 'b'], 'b', true],
    ['with the last of them the mode ends', after(hold('gone'), press('b')), ['b'], 'b', false],
    ['so it does when that is deleted', after(hold('a'), deleted('a'), press('b'), press('c')), ['c'], 'c', false],
    [
      'a card that is taken back is given up',
      after(press('a'), toggle('b'), cardsGone({ cardIds: ['b'] })),
      ['a'],
      'b',
      false,
    ],
    ['clearing ends everything', after(hold('a'), selectionCleared()), [], null, false],
    ['so does the end of the session', after(press('a'), sessionEnded('loggedOut')), [], null, false],
  ])('%s', (_, state, ids, anchor, isTouchMode) => {
    expect(state).toEqual({ ids, anchor, isTouchMode })
  })
})

it('clearing nothing changes nothing, so that nothing is drawn anew', () => {
  const nothing = selectionReducer(undefined, { type: 'start' })
  expect(selectionReducer(nothing, selectionCleared())).toBe(nothing)
})
