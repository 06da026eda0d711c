import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

/** True while the user drags a card. Live events wait for the drop, because removing a card would stall the drag. */
export const drag = createSlice({
  name: 'drag',
  initialState: { isDragging: false },
  reducers: {
    dragStarted: () => ({ isDragging: true }),
    dragEnded: () => ({ isDragging: false }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => ({ isDragging: false }))
  },
  selectors: { selectIsDragging: ({ isDragging }) => isDragging },
})

export const { dragStarted, dragEnded } = drag.actions
export const { selectIsDragging } = drag.injectInto(rootReducer).selectors
