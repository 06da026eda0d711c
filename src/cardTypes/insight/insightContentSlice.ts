/**
 * Progress of content generated from insights. It stays in the store when the card is closed (B-300 to B-304, D-0081).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import type { ClusterName } from '@/api/insights.contract'
import { rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'

/** State of one generation. `added` contains the new card and the group around it. */
export type ContentProgress = { status: 'recommending' | 'generating' } | { status: 'added'; card: Card; group: Card }

/** Returns the key of an insight or, for a class insight, of one cluster. */
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
    /** True if content for any cluster was added since the page was loaded. */
    selectHasAddedContent: (state, insightId: string): boolean =>
      Object.entries(state).some(([key, { status }]) => key.startsWith(`${insightId} `) && status === 'added'),
  },
})

export const { contentProgressed, contentStopped } = insightContent.actions
export const { selectContentProgress, selectHasAddedContent } = insightContent.injectInto(rootReducer).selectors
