import { createSlice } from '@reduxjs/toolkit'
import { sessionEnded } from './sessionEvents'

const initialState = { isChatOpen: false, isFeedbackOpen: false }

/** What is open beside the screen: Magic Chat (C-125), the feedback dialog (C-100, C-101, C-103). Several features and the Shell open them. */
const panels = createSlice({
  name: 'panels',
  initialState,
  reducers: {
    chatOpened(state) {
      state.isChatOpen = true
    },
    chatClosed(state) {
      state.isChatOpen = false
    },
    feedbackOpened(state) {
      state.isFeedbackOpen = true
    },
    feedbackClosed(state) {
      state.isFeedbackOpen = false
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectIsChatOpen: ({ isChatOpen }) => isChatOpen,
    selectIsFeedbackOpen: ({ isFeedbackOpen }) => isFeedbackOpen,
  },
})

export const panelsReducer = panels.reducer
export const { chatOpened, chatClosed, feedbackOpened, feedbackClosed } = panels.actions
export const { selectIsChatOpen, selectIsFeedbackOpen } = panels.selectors
