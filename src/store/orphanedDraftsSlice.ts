/**
 * Orphaned drafts: unsaved text for cards that no longer exist or are inaccessible. The card's own screen cannot offer
 * such a draft, so the app shows a snackbar and a dialog (D-0071).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CardChange } from '@/api/cards/cards.contract'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

export type OrphanedDraft = {
  cardId: string
  /** Last title on the server; may be empty. */
  title: string
  /** Fields that the user has typed. */
  fields: CardChange
}

const initialState = { found: [] as OrphanedDraft[], shownId: null as string | null }

export const orphanedDrafts = createSlice({
  name: 'orphanedDrafts',
  initialState,
  reducers: {
    orphanedDraftFound(state, { payload }: PayloadAction<OrphanedDraft>) {
      state.found = [...state.found.filter(({ cardId }) => cardId !== payload.cardId), payload]
    },
    /** Opens the dialog with a card's draft; null closes the dialog. */
    orphanedDraftShown(state, { payload }: PayloadAction<string | null>) {
      state.shownId = payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectOrphanedDrafts: ({ found }) => found,
    selectShownOrphanedDraft: ({ found, shownId }) => found.find(({ cardId }) => cardId === shownId),
  },
})

export const { orphanedDraftFound, orphanedDraftShown } = orphanedDrafts.actions
export const { selectOrphanedDrafts, selectShownOrphanedDraft } = orphanedDrafts.injectInto(rootReducer).selectors
