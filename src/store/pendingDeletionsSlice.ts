/** Deletions that can still be undone (D-0907). The cards are hidden at once; the call is sent when the snackbar closes. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { cardsRemoved } from './cardEvents'
import { sessionEnded } from './sessionEvents'

export type PendingDeletion = {
  /** Also the id of the snackbar with the undo button. */
  id: string
  cardIds: string[]
}

const pendingDeletions = createSlice({
  name: 'pendingDeletions',
  initialState: [] as PendingDeletion[],
  reducers: {
    deletionScheduled: (state, { payload }: PayloadAction<PendingDeletion>) => [...state, payload],
    /** Ends a pending deletion: undone, or its call has settled. */
    deletionSettled: (state, { payload }: PayloadAction<{ id: string }>) => state.filter(({ id }) => id !== payload.id),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => [])
    // A card that is already deleted needs no call.
    builder.addCase(cardsRemoved, (state, { payload }) =>
      state.flatMap(({ id, cardIds }) => {
        const remaining = cardIds.filter((cardId) => !payload.cardIds.includes(cardId))
        return remaining.length > 0 ? [{ id, cardIds: remaining }] : []
      }),
    )
  },
  selectors: { selectPendingDeletions: (state) => state },
})

export const pendingDeletionsReducer = pendingDeletions.reducer
export const { deletionScheduled, deletionSettled } = pendingDeletions.actions
export const { selectPendingDeletions } = pendingDeletions.selectors

/** Removes cards of pending deletions; returns the same list if none is affected. */
export function excludePendingDeletions<Item extends { id: string }>(
  cards: readonly Item[],
  pending: readonly PendingDeletion[],
): readonly Item[] {
  if (pending.length === 0) return cards
  const ids = new Set(pending.flatMap(({ cardIds }) => cardIds))
  return cards.some(({ id }) => ids.has(id)) ? cards.filter(({ id }) => !ids.has(id)) : cards
}
