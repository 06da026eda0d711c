import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

/** Whether a card is being dragged. Live events are deferred until the drop, because removing a card during a drag stalls it. */
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

declare module '@/store/rootReducer' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface LazyLoadedSlices extends WithSlice<typeof drag> {}
}

export const { dragStarted, dragEnded } = drag.actions
export const { selectIsDragging } = drag.injectInto(rootReducer).selectors
