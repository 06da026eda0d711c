// @vitest-environment node
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

describe('cards on their way out', () => {
  it('are kept per deletion, and forgotten when it ends', () => {
    const state = deletions.reduce(
      (previous, deletion) => pendingDeletionsReducer(previous, deletionScheduled(deletion)),
      [] as typeof deletions,
    )
    expect(state).toEqual(deletions)
    expect(pendingDeletionsReducer(state, deletionSettled({ id: 'first' }))).toEqual([deletions[1]])
    expect(pendingDeletionsReducer(state, sessionEnded('loggedOut'))).toEqual([])
  })

  it('are hidden', () => {
    expect(excludePendingDeletions(cards, deletions)).toEqual([{ id: 'd' }])
  })

  it.each([
    ['nothing is deleted', []],
    ['none of the cards is deleted', [{ id: 'other', cardIds: ['x'] }]],
  ])('when %s the list stays the same object', (_, pending) => {
    expect(excludePendingDeletions(cards, pending)).toBe(cards)
  })
})
