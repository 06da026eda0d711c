import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { feedbackApi } from '@/api/feedback'
import { type AppThunk, rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'
import type { RatedReply, Rating } from './ratedReply'

type ReplyRating = {
  rating: Rating
  /** The server's id of the rating, for its text; null until the server has answered. */
  feedbackId: string | null
  /** The text box is shown. */
  isTextOpen: boolean
}

/** By `chatMessageId`. */
type FeedbackState = Record<string, ReplyRating>

const initialState: FeedbackState = {}

/** The ratings that the user gave in this session, kept while the chat is closed (C-043, D-3128). */
export const chatFeedback = createSlice({
  name: 'chatFeedback',
  initialState,
  reducers: {
    rated(state, { payload: { id, rating } }: PayloadAction<{ id: string; rating: Rating }>) {
      state[id] = { rating, feedbackId: null, isTextOpen: true }
    },
    ratingStored(state, { payload }: PayloadAction<{ id: string; rating: Rating; feedbackId: string }>) {
      const current = state[payload.id]
      // The other thumb was pressed meanwhile: its own response follows.
      if (current?.rating === payload.rating) current.feedbackId = payload.feedbackId
    },
    ratingFailed(state, { payload }: PayloadAction<{ id: string; rating: Rating; before: ReplyRating | undefined }>) {
      if (state[payload.id]?.rating !== payload.rating) return
      if (payload.before) state[payload.id] = payload.before
      else delete state[payload.id]
    },
    textToggled(state, { payload: { id, isOpen } }: PayloadAction<{ id: string; isOpen: boolean }>) {
      const current = state[id]
      if (current) current.isTextOpen = isOpen
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectRating: (state, id: string): ReplyRating | undefined => state[id],
  },
})

const { rated, ratingStored, ratingFailed } = chatFeedback.actions
export const { textToggled } = chatFeedback.actions
export const { selectRating } = chatFeedback.injectInto(rootReducer).selectors

/** Rates a reply; the other thumb replaces the rating, the same one opens its text box again. Optimistic: rolled back when it cannot be stored (C-355). */
export const rateReply =
  ({ chatId, chatMessageId: id }: RatedReply, rating: Rating): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const before = selectRating(getState(), id)
    if (before?.rating === rating) return void dispatch(textToggled({ id, isOpen: true }))
    dispatch(rated({ id, rating }))
    const request = feedbackApi.endpoints.rateReply.initiate({ chatId, chatMessageId: id, rating, message: '' })
    const { data: feedbackId } = await dispatch(request)
    dispatch(feedbackId ? ratingStored({ id, rating, feedbackId }) : ratingFailed({ id, rating, before }))
  }
