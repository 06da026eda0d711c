import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { feedbackApi } from '@/api/feedback'
import { type AppThunk, rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'
import type { RatedReply, Rating } from './ratedReply'

type ReplyRating = {
  rating: Rating
  /** Id of the rating on the server, needed to send the text; null until the response. */
  feedbackId: string | null
  isTextOpen: boolean
}

/** Ratings by `chatMessageId`. */
type FeedbackState = Record<string, ReplyRating>

const initialState: FeedbackState = {}

/** Ratings of this session. They are kept while the chat is closed (C-043, D-3128). */
export const chatFeedback = createSlice({
  name: 'chatFeedback',
  initialState,
  reducers: {
    rated(state, { payload: { id, rating } }: PayloadAction<{ id: string; rating: Rating }>) {
      state[id] = { rating, feedbackId: null, isTextOpen: true }
    },
    ratingStored(state, { payload }: PayloadAction<{ id: string; rating: Rating; feedbackId: string }>) {
      const current = state[payload.id]
      // Ignores the response if the user has pressed the other thumb in the meantime.
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

/**
 * Rates a reply optimistically, with rollback on failure (C-355). The other thumb replaces the rating; the same thumb
 * reopens the text box.
 */
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
