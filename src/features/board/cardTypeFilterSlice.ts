import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Card, CardType } from '@/api/cards/card.schema'
import { sessionEnded } from '@/store/sessionEvents'

/** Card types that the board is narrowed to; empty shows all. Only this client knows it (B-096, D-2109). */
const cardTypeFilter = createSlice({
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

export const cardTypeFilterReducer = cardTypeFilter.reducer
export const { cardTypeFilterChanged } = cardTypeFilter.actions
export const { selectCardTypeFilter } = cardTypeFilter.selectors

/** The cards of some types; all of them when none is named. */
export const filterByType = (cards: readonly Card[], types: readonly CardType[]): readonly Card[] =>
  types.length === 0 ? cards : cards.filter(({ type }) => types.includes(type))
