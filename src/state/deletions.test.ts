// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { cardsDeleted, deletionEnded, deletionsReducer, withoutDeleted } from './deletions'
import { sessionEnded } from './session'

const two = [
  { id: 'first', cardIds: ['a', 'b'] },
  { id: 'second', cardIds: ['c'] },
]
const cards = 'abcd'.split('').map((id) => ({ id }))

describe('cards on their way out', () => {
  it('are kept per deletion, and forgotten when it ends', () => {
    const state = two.reduce((left, deletion) => deletionsReducer(left, cardsDeleted(deletion)), [] as typeof two)
    expect(state).toEqual(two)
    expect(deletionsReducer(state, deletionEnded({ id: 'first' }))).toEqual([two[1]])
    expect(deletionsReducer(state, sessionEnded('loggedOut'))).toEqual([])
  })

  it('are hidden', () => {
    expect(withoutDeleted(cards, two)).toEqual([{ id: 'd' }])
  })

  it.each([
    ['nothing is deleted', []],
    ['none of the cards is deleted', [{ id: 'other', cardIds: ['x'] }]],
  ])('when %s the list stays the same object', (_, pending) => {
    expect(withoutDeleted(cards, pending)).toBe(cards)
  })
})
