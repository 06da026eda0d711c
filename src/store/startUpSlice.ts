import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

const initialState = { isStarted: false }

/** True once the loading screen has been shown in this session; it is shown only once. */
export const startUp = createSlice({
  name: 'startUp',
  initialState,
  reducers: {
    started(state) {
      state.isStarted = true
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: { selectIsStarted: ({ isStarted }) => isStarted },
})

export const { started } = startUp.actions
export const { selectIsStarted } = startUp.injectInto(rootReducer).selectors
