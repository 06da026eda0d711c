/** Content that is generated from an insight: its progress, which lasts while the card is closed (B-300 to B-304, D-0081). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import type { ClusterName } from '@/api/insights.contract'
import { rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'

/** A step of the way to a card; `added` with the card and the group that holds it. */
export type ContentProgress = { status: 'recommending' | 'generating' } | { status: 'added'; card: Card; group: Card }

/** The insight, and its cluster when it is about a class. */
export const contentKey = (insightId: string, cluster: ClusterName | null): string => `${insightId} ${cluster ?? ''}`

const initialState: Record<string, ContentProgress> = {}

export const insightContent = createSlice({
  name: 'insightContent',
  initialState,
  reducers: {
    contentProgressed(state, { payload }: PayloadAction<{ key: string; progress: ContentProgress }>) {
      state[payload.key] = payload.progress
    },
    contentStopped(state, { payload }: PayloadAction<{ key: string }>) {
      delete state[payload.key]
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => ({}))
  },
  selectors: {
    selectContentProgress: (state, key: string): ContentProgress | undefined => state[key],
    /** Whether content of any cluster was added since the app was opened. */
    selectHasAddedContent: (state, insightId: string): boolean =>
      Object.entries(state).some(([key, { status }]) => key.startsWith(`${insightId} `) && status === 'added'),
  },
})

export const { contentProgressed, contentStopped } = insightContent.actions
export const { selectContentProgress, selectHasAddedContent } = insightContent.injectInto(rootReducer).selectors
