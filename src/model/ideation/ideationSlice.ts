import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Idea } from '@/api/ideas.contract'
import { cardsRemoved } from '@/store/cardEvents'
import { sparksClosed } from '@/store/panelsSlice'
import { rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'
import type { Snackbar } from '@/store/snackbarsSlice'
import {
  askedAgain,
  chosenOf,
  groupByCategory,
  moreIdeas,
  offeredIdeas,
  type ShownIdea,
  withArrivedIdea,
  withoutAnswer,
  withToggledIdea,
} from './ideas'

/** Ideas for one topic (C-159). */
export type Ideation = {
  topic: string
  /** 16 letters and digits (C-160). */
  sessionId: string
  ideas: ShownIdea[]
}

export type IdeationState = {
  /** Text of the topic field. */
  typed: string
  /** Ideas of the last topic that the server has accepted. */
  shown: Ideation | null
  /** Topic that the server has not accepted yet; a failure returns to `shown`. */
  pending: Ideation | null
  /** Why the last topic got no ideas, shown at the topic: words of care, or a missing connection. */
  words: Snackbar['text'] | null
  /** True from a press of Generate until the stack exists or the call has failed. */
  isGenerating: boolean
  /** Stacks made here, whose end the app does not announce a second time. */
  madeStackIds: string[]
  /** Made stacks that were deleted since, for whose cards nobody waits. */
  deletedStackIds: string[]
  /** Last topics of the person on this device, the newest first. */
  recentTopics: string[]
}

const initialState: IdeationState = {
  typed: '',
  shown: null,
  pending: null,
  words: null,
  isGenerating: false,
  madeStackIds: [],
  deletedStackIds: [],
  recentTopics: [],
}

type OfSession<Payload = object> = PayloadAction<{ sessionId: string } & Payload>

/** Changes the ideas of a session; actions of a session that is over change nothing. */
function changeIdeas(state: IdeationState, sessionId: string, change: (ideas: ShownIdea[]) => readonly ShownIdea[]) {
  for (const ideation of [state.pending, state.shown])
    if (ideation?.sessionId === sessionId) ideation.ideas = [...change(ideation.ideas)]
}

/** Topic, ideas and choice of ideation (C-159). The dialog may close meanwhile. */
export const ideation = createSlice({
  name: 'ideation',
  initialState,
  reducers: {
    topicTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload
    },
    topicSubmitted(state, { payload: { topic, sessionId } }: OfSession<{ topic: string }>) {
      state.typed = topic
      state.pending = { topic, sessionId, ideas: [] }
      state.words = null
    },
    /** Shows the types of ideas for the topic, all loading. */
    ideasOffered(state, { payload: { sessionId, ideas, requestId } }: OfSession<{ ideas: Idea[]; requestId: string }>) {
      changeIdeas(state, sessionId, () => offeredIdeas(ideas, requestId))
    },
    ideasAccepted(state, { payload: { sessionId, recentTopics } }: OfSession<{ recentTopics: string[] }>) {
      if (state.pending?.sessionId !== sessionId) return
      state.shown = state.pending
      state.pending = null
      state.recentTopics = recentTopics
    },
    /** Returns to the ideas of the topic before. */
    topicFailed(state, { payload: { sessionId, words } }: OfSession<{ words: Snackbar['text'] | null }>) {
      if (state.pending && state.pending.sessionId !== sessionId) return
      state.pending = null
      state.words = words
    },
    ideaArrived(state, { payload: { sessionId, idea } }: OfSession<{ idea: Idea }>) {
      changeIdeas(state, sessionId, (ideas) => withArrivedIdea(ideas, idea))
    },
    /** Lets ideas without an answer load again. */
    ideasAskedAgain(
      state,
      { payload: { sessionId, ids, requestId } }: OfSession<{ ids: string[]; requestId: string }>,
    ) {
      changeIdeas(state, sessionId, (ideas) => askedAgain(ideas, ids, requestId))
    },
    moreIdeasAsked(
      state,
      { payload: { sessionId, ideas, requestId } }: OfSession<{ ideas: Idea[]; requestId: string }>,
    ) {
      changeIdeas(state, sessionId, (known) => moreIdeas(known, ideas, requestId))
    },
    ideasUnanswered(state, { payload: { sessionId, requestId } }: OfSession<{ requestId: string }>) {
      changeIdeas(state, sessionId, (ideas) => withoutAnswer(ideas, requestId))
    },
    ideaToggled(state, { payload }: PayloadAction<string>) {
      const ideas = withToggledIdea(state.shown?.ideas ?? [], payload)
      if (state.shown && !state.isGenerating && ideas !== 'full') state.shown.ideas = [...ideas]
    },
    generationBegun(state) {
      state.isGenerating = true
      state.words = null
    },
    generationFailed(state, { payload: { words } }: PayloadAction<{ words: Snackbar['text'] | null }>) {
      state.isGenerating = false
      state.words = words
    },
    /** The choice has become a stack. */
    stackMade(state, { payload }: PayloadAction<string>) {
      state.isGenerating = false
      state.madeStackIds.push(payload)
      for (const idea of state.shown?.ideas ?? []) idea.selected = false
    },
    ideationRestored(state, { payload }: PayloadAction<Pick<IdeationState, 'typed' | 'shown' | 'recentTopics'>>) {
      Object.assign(state, payload)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(cardsRemoved, (state, { payload }) => {
        state.deletedStackIds.push(...state.madeStackIds.filter((id) => payload.cardIds.includes(id)))
      })
      .addCase(sparksClosed, (state) => {
        state.words = null
      })
  },
  selectors: {
    selectIdeation: (state) => state,
    selectTypedTopic: ({ typed }) => typed,
    selectWords: ({ words }) => words,
    selectRecentTopics: ({ recentTopics }) => recentTopics,
    selectIsGenerating: ({ isGenerating }) => isGenerating,
    selectIsSubmitting: ({ pending }) => pending !== null,
    /** Ideas on screen: those of the newest topic. */
    selectShownIdeation: ({ pending, shown }) => pending ?? shown,
  },
})

export const {
  topicTyped,
  topicSubmitted,
  ideasOffered,
  ideasAccepted,
  topicFailed,
  ideaArrived,
  ideasAskedAgain,
  moreIdeasAsked,
  ideasUnanswered,
  ideaToggled,
  generationBegun,
  generationFailed,
  stackMade,
  ideationRestored,
} = ideation.actions

export const {
  selectIdeation,
  selectTypedTopic,
  selectWords,
  selectRecentTopics,
  selectIsGenerating,
  selectIsSubmitting,
  selectShownIdeation,
} = ideation.injectInto(rootReducer).selectors

const NO_IDEAS: readonly ShownIdea[] = []
const selectIdeas = createSelector([selectShownIdeation], (shown) => shown?.ideas ?? NO_IDEAS)

export const selectIdeaCategories = createSelector([selectIdeas], groupByCategory)
export const selectChosenIdeas = createSelector([selectIdeas], chosenOf)
export const selectHasLoadingIdeas = createSelector([selectIdeas], (ideas) =>
  ideas.some(({ status }) => status === 'loading'),
)
