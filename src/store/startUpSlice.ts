import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

const initialState = { isStarted: false }

/** Whether the session has got past its loading screen, which no way back shows again. */
const startUp = createSlice({
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

declare module '@/store/rootReducer' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface LazyLoadedSlices extends WithSlice<typeof startUp> {}
}

export const { started } = startUp.actions
export const { selectIsStarted } = startUp.injectInto(rootReducer).selectors
