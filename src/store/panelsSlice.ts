import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

export const TUTORIAL_STEPS = [1, 2, 3] as const
export type TutorialStep = (typeof TUTORIAL_STEPS)[number]

/** Where the sparks dialog begins: at its list, or in the topic field (D-3130). */
export type SparksPlace = 'list' | 'topic'

/** Dialogs that every screen of the Shell can open: the palette, and the sheet of keyboard shortcuts. */
export type PageDialog = 'palette' | 'shortcuts'

type Panels = {
  /** Null while neither of them is open. */
  pageDialog: PageDialog | null
  isChatOpen: boolean
  isFeedbackOpen: boolean
  /** True while the landing covers the board. */
  isLandingOpen: boolean
  /** Null while the sparks dialog is closed. */
  sparksPlace: SparksPlace | null
  /** Null while the tutorial is closed. */
  tutorialStep: TutorialStep | null
}

const initialState: Panels = {
  pageDialog: null,
  isChatOpen: false,
  isFeedbackOpen: false,
  isLandingOpen: false,
  sparksPlace: null,
  tutorialStep: null,
}

/**
 * Panels beside the screen: Magic Chat (C-125), feedback dialog (C-100, C-101, C-103), sparks dialog (C-023, C-077), tutorial (B-335 to B-339),
 * landing (C-019).
 * Several features, live events and the Shell can open them.
 */
export const panels = createSlice({
  name: 'panels',
  initialState,
  reducers: {
    pageDialogChanged(state, { payload }: PayloadAction<PageDialog | null>) {
      state.pageDialog = payload
    },
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
    landingOpened(state) {
      state.isLandingOpen = true
    },
    landingClosed(state) {
      state.isLandingOpen = false
    },
    sparksOpened(state, { payload }: PayloadAction<SparksPlace>) {
      state.sparksPlace = payload
    },
    sparksClosed(state) {
      state.sparksPlace = null
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
    selectPageDialog: ({ pageDialog }) => pageDialog,
    selectIsChatOpen: ({ isChatOpen }) => isChatOpen,
    selectIsFeedbackOpen: ({ isFeedbackOpen }) => isFeedbackOpen,
    selectIsLandingOpen: ({ isLandingOpen }) => isLandingOpen,
    selectSparksPlace: ({ sparksPlace }) => sparksPlace,
    selectTutorialStep: ({ tutorialStep }) => tutorialStep,
  },
})

export const { chatOpened, chatClosed, feedbackOpened, feedbackClosed, sparksOpened, sparksClosed } = panels.actions
export const { landingOpened, landingClosed, pageDialogChanged } = panels.actions
export const { tutorialOpened, tutorialAdvanced, tutorialSkipped } = panels.actions
export const {
  selectPageDialog,
  selectIsChatOpen,
  selectIsFeedbackOpen,
  selectIsLandingOpen,
  selectSparksPlace,
  selectTutorialStep,
} = panels.injectInto(rootReducer).selectors
