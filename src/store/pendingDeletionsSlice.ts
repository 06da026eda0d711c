/**
 * Cards that a person has deleted and can still bring back: they are hidden at once, and the call goes out when their notice closes
 * (D-0907).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from './sessionEvents'

export type PendingDeletion = {
  /** Also the id of the notice that offers to undo it. */
  id: string
  cardIds: string[]
}

const pendingDeletions = createSlice({
  name: 'pendingDeletions',
  initialState: [] as PendingDeletion[],
  reducers: {
    deletionScheduled: (state, { payload }: PayloadAction<PendingDeletion>) => [...state, payload],
    /** Undone, or answered by the server. */
    deletionSettled: (state, { payload }: PayloadAction<{ id: string }>) => state.filter(({ id }) => id !== payload.id),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => [])
  },
  selectors: { selectPendingDeletions: (state) => state },
})

export const pendingDeletionsReducer = pendingDeletions.reducer
export const { deletionScheduled, deletionSettled } = pendingDeletions.actions
export const { selectPendingDeletions } = pendingDeletions.selectors

/** The cards without those that are being deleted. The same list when none of them is. */
export function excludePendingDeletions<Item extends { id: string }>(
  cards: readonly Item[],
  pending: readonly PendingDeletion[],
): readonly Item[] {
  if (pending.length === 0) return cards
  const ids = new Set(pending.flatMap(({ cardIds }) => cardIds))
  return cards.some(({ id }) => ids.has(id)) ? cards.filter(({ id }) => !ids.has(id)) : cards
}
