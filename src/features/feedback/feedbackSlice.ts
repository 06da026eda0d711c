import { createSlice } from '@reduxjs/toolkit'
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

export const feedbackReducer = feedback.reducer
export const { feedbackOpened, feedbackClosed } = feedback.actions
export const { selectIsFeedbackOpen } = feedback.selectors
