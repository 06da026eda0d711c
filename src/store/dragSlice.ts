import { createSlice } from '@reduxjs/toolkit'
import { sessionEnded } from './sessionEvents'

/** Whether a card is being dragged: what others do to the board waits until it has been dropped, because a card removed during a drag stalls it. */
const drag = createSlice({
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

export const dragReducer = drag.reducer
export const { dragStarted, dragEnded } = drag.actions
export const { selectIsDragging } = drag.selectors
