/**
 * Words that were typed in cards that are gone now, and were not saved: no screen of the card can offer them any more (D-0071). The app does,
 * with a snackbar and a dialog.
 */
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { CardChange } from '@/api/cards/cards.contract'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

export type LostWords = {
  cardId: string
  /** Title of the card as the server had it; may be empty. */
  title: string
  /** The fields that were typed. */
  fields: CardChange
}

const initialState = { found: [] as LostWords[], shownId: null as string | null }

const lostWords = createSlice({
  name: 'lostWords',
  initialState,
  reducers: {
    lostWordsFound(state, { payload }: PayloadAction<LostWords>) {
      state.found = [...state.found.filter(({ cardId }) => cardId !== payload.cardId), payload]
    },
    /** The dialog with the words of a card opens; null: it closes. */
    lostWordsShown(state, { payload }: PayloadAction<string | null>) {
      state.shownId = payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectFoundWords: ({ found }) => found,
    selectShownLostWords: ({ found, shownId }) => found.find(({ cardId }) => cardId === shownId),
  },
})

declare module '@/store/rootReducer' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface LazyLoadedSlices extends WithSlice<typeof lostWords> {}
}

export const { lostWordsFound, lostWordsShown } = lostWords.actions
export const { selectFoundWords, selectShownLostWords } = lostWords.injectInto(rootReducer).selectors
