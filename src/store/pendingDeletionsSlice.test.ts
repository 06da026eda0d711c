import { describe, expect, it } from 'vitest'
import {
  deletionScheduled,
  deletionSettled,
  pendingDeletionsReducer,
  excludePendingDeletions,
} from './pendingDeletionsSlice'
import { sessionEnded } from './sessionEvents'

const deletions = [
  { id: 'first', cardIds: ['a', 'b'] },
  { id: 'second', cardIds: ['c'] },
]
const cards = 'abcd'.split('').map((id) => ({ id }))

describe('pending deletions', () => {
  it('are stored one by one, and dropped when they settle or the session ends', () => {
    const state = deletions.reduce(
      (previous, deletion) => pendingDeletionsReducer(previous, deletionScheduled(deletion)),
      [] as typeof deletions,
    )
    expect(state).toEqual(deletions)
    expect(pendingDeletionsReducer(state, deletionSettled({ id: 'first' }))).toEqual([deletions[1]])
    expect(pendingDeletionsReducer(state, sessionEnded('loggedOut'))).toEqual([])
  })

  it('hide their cards', () => {
    expect(excludePendingDeletions(cards, deletions)).toEqual([{ id: 'd' }])
  })

  it.each([
    ['there is no deletion', []],
    ['none of the cards is affected', [{ id: 'other', cardIds: ['x'] }]],
  ])('keep the identity of the list when %s', (_, pending) => {
    expect(excludePendingDeletions(cards, pending)).toBe(cards)
  })
})
