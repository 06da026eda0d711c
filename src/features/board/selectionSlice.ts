import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '@/state/session'

/** Cards that are selected on the board, in the order of selection; kept apart from the cards themselves. */
const selection = createSlice({
  name: 'selection',
  initialState: [] as string[],
  reducers: {
    /** A plain press selects one card; a toggle adds or takes away (board 4). */
    cardSelected(state, { payload: { id, isToggle } }: PayloadAction<{ id: string; isToggle: boolean }>) {
      if (!isToggle) return [id]
      return state.includes(id) ? state.filter((other) => other !== id) : [...state, id]
    },
    selectionCleared: (state) => (state.length > 0 ? [] : state),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => [])
  },
  selectors: { selectSelectedIds: (state) => state },
})

export const selectionReducer = selection.reducer
export const { cardSelected, selectionCleared } = selection.actions
export const { selectSelectedIds } = selection.selectors
