import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'

/** Whether the feedback dialog is open; the button, the side menu and the quota snackbar open it (C-100, C-101, C-103). */
const feedback = createSlice({
  name: 'feedback',
  initialState: { isOpen: false },
  reducers: {
    feedbackOpened: () => ({ isOpen: true }),
    feedbackClosed: () => ({ isOpen: false }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => ({ isOpen: false }))
  },
  selectors: { selectIsFeedbackOpen: ({ isOpen }) => isOpen },
})

declare module '@/store/rootReducer' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface LazyLoadedSlices extends WithSlice<typeof feedback> {}
}

export const { feedbackOpened, feedbackClosed } = feedback.actions
export const { selectIsFeedbackOpen } = feedback.injectInto(rootReducer).selectors
