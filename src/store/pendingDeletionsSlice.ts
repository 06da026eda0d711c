/**
 * Deletions that the user can still undo (D-0907). The cards are hidden immediately, but the call is sent only when the
 * snackbar closes.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { cardsRemoved } from './cardEvents'
import { sessionEnded } from './sessionEvents'

export type PendingDeletion = {
  /** Also the id of the snackbar with the Undo button. */
  id: string
  cardIds: string[]
}

const pendingDeletions = createSlice({
  name: 'pendingDeletions',
  initialState: [] as PendingDeletion[],
  reducers: {
    deletionScheduled: (state, { payload }: PayloadAction<PendingDeletion>) => [...state, payload],
    /** Ends a pending deletion, after the user has undone it or its call has ended. */
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

/** Removes cards of pending deletions from a list. Returns the same list if it contains none. */
export function excludePendingDeletions<Item extends { id: string }>(
  cards: readonly Item[],
  pending: readonly PendingDeletion[],
): readonly Item[] {
  if (pending.length === 0) return cards
  const ids = new Set(pending.flatMap(({ cardIds }) => cardIds))
  return cards.some(({ id }) => ids.has(id)) ? cards.filter(({ id }) => !ids.has(id)) : cards
}
