import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

const initialState: Record<string, { /** True after 2 s without content (C-219). */ isLate: boolean }> = {}

/** Cards whose content is requested and has not begun to arrive, by id (D-3109). */
export const awaitedContent = createSlice({
  name: 'awaitedContent',
  initialState,
  reducers: {
    contentAwaited(state, { payload }: PayloadAction<string>) {
      state[payload] = { isLate: false }
    },
    contentLate(state, { payload }: PayloadAction<string>) {
      if (state[payload]) state[payload].isLate = true
    },
    contentSettled(state, { payload }: PayloadAction<string>) {
      delete state[payload]
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectIsContentAwaited: (state, cardId: string) => cardId in state,
    selectIsContentLate: (state, cardId: string) => state[cardId]?.isLate ?? false,
  },
})

export const { contentAwaited, contentLate, contentSettled } = awaitedContent.actions
export const { selectIsContentAwaited, selectIsContentLate } = awaitedContent.injectInto(rootReducer).selectors
