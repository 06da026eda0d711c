import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

const initialState = { isStarted: false }

/** True once the session has passed its loading screen, which is shown only once. */
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
