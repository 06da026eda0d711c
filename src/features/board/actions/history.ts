/** What a person did to the board, newest last, as data from which each step can be undone (spec/README override 7). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Card } from '@/api/card.schema'
import type { CardListArg } from '@/api/loadedCards'
import { sessionEnded } from '@/state/session'

export type BoardStep = { id: string } & (
  | { kind: 'move'; cards: Card[]; from: string | null; to: string | null }
  | { kind: 'merge'; stack: Card; cards: Card[] }
  | { kind: 'unstack'; stack: Card; children: Card[] }
  | { kind: 'reorder'; from: CardListArg; to: CardListArg; before: string[] }
  | { kind: 'delete'; cardIds: string[] }
)

/** Steps that are remembered. */
const MAX_STEPS = 50

const history = createSlice({
  name: 'boardHistory',
  initialState: [] as BoardStep[],
  reducers: {
    stepDone: (state, { payload }: PayloadAction<BoardStep>) => [...state, payload].slice(-MAX_STEPS) as BoardStep[],
    /** Undone, or no longer possible to undo. */
    stepForgotten: (state, { payload }: PayloadAction<{ id: string }>) => state.filter(({ id }) => id !== payload.id),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => [])
  },
  selectors: { selectSteps: (state) => state },
})

export const boardHistoryReducer = history.reducer
export const { stepDone, stepForgotten } = history.actions
export const { selectSteps } = history.selectors
