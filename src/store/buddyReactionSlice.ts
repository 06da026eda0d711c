/** How the buddy reacts to an answer for a moment, wherever it stands; null otherwise. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BuddyMood } from '@/buddy/moods'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

type Reaction = { mood: BuddyMood }

export const buddyReaction = createSlice({
  name: 'buddyReaction',
  initialState: null as Reaction | null,
  reducers: { buddyReacted: (_, { payload }: PayloadAction<Reaction | null>) => payload },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => null)
  },
  selectors: { selectBuddyReaction: (state) => state },
})

export const { buddyReacted } = buddyReaction.actions
export const { selectBuddyReaction } = buddyReaction.injectInto(rootReducer).selectors
