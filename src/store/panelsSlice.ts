import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

export const TUTORIAL_STEPS = [1, 2, 3] as const
export type TutorialStep = (typeof TUTORIAL_STEPS)[number]

type Panels = {
  isChatOpen: boolean
  isFeedbackOpen: boolean
  /** Null while the tutorial is closed. */
  tutorialStep: TutorialStep | null
}

const initialState: Panels = { isChatOpen: false, isFeedbackOpen: false, tutorialStep: null }

/**
 * Panels beside the screen: Magic Chat (C-125), feedback dialog (C-100, C-101, C-103), tutorial (B-335 to B-339).
 * Several features, live events and the Shell can open them.
 */
export const panels = createSlice({
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
    tutorialOpened(state) {
      state.tutorialStep ??= 1
    },
    /** Shows the next step, or closes the tutorial after the last step. */
    tutorialAdvanced(state) {
      state.tutorialStep = TUTORIAL_STEPS.find((step) => step > (state.tutorialStep ?? 3)) ?? null
    },
    /** Closes the tutorial. When it opens again, it begins with the first step (B-336). */
    tutorialSkipped(state) {
      state.tutorialStep = null
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectIsChatOpen: ({ isChatOpen }) => isChatOpen,
    selectIsFeedbackOpen: ({ isFeedbackOpen }) => isFeedbackOpen,
    selectTutorialStep: ({ tutorialStep }) => tutorialStep,
  },
})

export const { chatOpened, chatClosed, feedbackOpened, feedbackClosed } = panels.actions
export const { tutorialOpened, tutorialAdvanced, tutorialSkipped } = panels.actions
export const { selectIsChatOpen, selectIsFeedbackOpen, selectTutorialStep } = panels.injectInto(rootReducer).selectors
