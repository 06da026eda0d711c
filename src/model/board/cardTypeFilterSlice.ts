import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Card, CardType } from '@/api/cards/card.schema'
import { rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'

/** Card types to show; if empty, all are shown. The server does not know this filter (B-096, D-2109). */
export const cardTypeFilter = createSlice({
  name: 'cardTypeFilter',
  initialState: [] as CardType[],
  reducers: {
    cardTypeFilterChanged: (_, { payload }: PayloadAction<CardType[]>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => [])
  },
  selectors: { selectCardTypeFilter: (state) => state },
})

export const { cardTypeFilterChanged } = cardTypeFilter.actions
export const { selectCardTypeFilter } = cardTypeFilter.injectInto(rootReducer).selectors

/** Returns the cards of the given types; all cards if `types` is empty. */
export const filterByType = (cards: readonly Card[], types: readonly CardType[]): readonly Card[] =>
  types.length === 0 ? cards : cards.filter(({ type }) => types.includes(type))
