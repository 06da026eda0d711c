import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Card, CardType } from '@/api/card.schema'
import { sessionEnded } from '@/state/session'

/** Card types that the board is narrowed to; empty shows all. Only this client knows it (decisions/board X9, 'Format Type'). */
const shownTypes = createSlice({
  name: 'shownTypes',
  initialState: [] as CardType[],
  reducers: {
    typesChosen: (_, { payload }: PayloadAction<CardType[]>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => [])
  },
  selectors: { selectShownTypes: (state) => state },
})

export const shownTypesReducer = shownTypes.reducer
export const { typesChosen } = shownTypes.actions
export const { selectShownTypes } = shownTypes.selectors

/** The cards of some types; all of them when none is named. */
export const ofTypes = (cards: readonly Card[], types: readonly CardType[]): readonly Card[] =>
  types.length === 0 ? cards : cards.filter(({ type }) => types.includes(type))
