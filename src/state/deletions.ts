/**
 * Cards that a person has deleted and can still bring back: they are hidden at once, and the call goes out when their notice closes
 * (spec/README override 7).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from './session'

export type Deletion = {
  /** Also the id of the notice that offers to undo it. */
  id: string
  cardIds: string[]
}

const deletions = createSlice({
  name: 'deletions',
  initialState: [] as Deletion[],
  reducers: {
    cardsDeleted: (state, { payload }: PayloadAction<Deletion>) => [...state, payload],
    /** Undone, or answered by the server. */
    deletionEnded: (state, { payload }: PayloadAction<{ id: string }>) => state.filter(({ id }) => id !== payload.id),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => [])
  },
  selectors: { selectDeletions: (state) => state },
})

export const deletionsReducer = deletions.reducer
export const { cardsDeleted, deletionEnded } = deletions.actions
export const { selectDeletions } = deletions.selectors

/** The cards without those that are being deleted. The same list when none of them is. */
export function withoutDeleted<Item extends { id: string }>(
  cards: readonly Item[],
  pending: readonly Deletion[],
): readonly Item[] {
  if (pending.length === 0) return cards
  const ids = new Set(pending.flatMap(({ cardIds }) => cardIds))
  return cards.some(({ id }) => ids.has(id)) ? cards.filter(({ id }) => !ids.has(id)) : cards
}
