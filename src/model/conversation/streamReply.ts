import { chatCalls, type MagicRequest, type NamedCard } from '@/api/chat.contract'
import { quotaReached, selectMe } from '@/api/user'
import { storeDraft } from '@/lib/drafts/useDraft'
import { loadQuietly } from '@/lib/loading/lazyComponent'
import type { AppThunk } from '@/store/rootReducer'
import { abortable } from '@/streaming/abortable'
import type { StreamEvent } from '@/streaming/readEvents'
import { streamCall } from '@/streaming/streamCall'
import { streamFailed } from '@/streaming/streamFailed'
import { chatDraftKey } from './chatDraft'
import { refreshHistories } from './chatHistory'
import { chatEventReceived, replyBegun, selectLiveReply, selectTurns } from './chatSlice'
import { closeReply, type ReplyPlace, returnOrFail } from './closeReply'
import { buildMagicRequest, type ChatContext } from './magicRequest'
import { modeCallOf } from './modeCall'
import { createReplyFeed, type ReplyFeed } from './replyFeed'
import { formatIdOf } from './chatKeys'
import type { Turn } from './turns'

type AskedAbout = {
  context: ChatContext
  /** Turns of the conversation before the question. */
  previousTurns: readonly Turn[]
}

/** Begins and streams a reply to a turn's question. `abortStream` with its `localId` stops it. */
export const runReply =
  (reply: ReplyPlace, question: string, { context, previousTurns }: AskedAbout): AppThunk =>
  (dispatch, getState) => {
    const turnNow = () => selectTurns(getState(), reply.chatKey).find(({ id }) => id === reply.turnId)
    dispatch(replyBegun({ ...reply, source: 'stream', at: new Date().toISOString() }))
    const run = async (signal: AbortSignal) => {
      if (turnNow()?.isAwaitingMode) await dispatch(waitForMode(reply, signal))
      const turn = turnNow()
      // The person has stopped the reply, or the session has ended.
      if (signal.aborted || !turn) return
      const request = buildMagicRequest(getState(), question, context, previousTurns, turn)
      await dispatch(streamReply(reply, request, signal))
    }
    void dispatch(abortable(reply.localId, run))
  }

/** Waits for the call that enters a mode; Stop ends the reply at once. */
const waitForMode =
  (reply: ReplyPlace, signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const stop = () => dispatch(closeReply(reply, { status: 'stopped', error: null }))
    signal.addEventListener('abort', stop)
    await modeCallOf(services).running
    signal.removeEventListener('abort', stop)
  }

/** Streams the reply of a call into the conversation at a readable pace, and ends the reply (C-208, C-209, C-330). */
const streamReply =
  (reply: ReplyPlace, request: MagicRequest, signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const { localId, chatKey } = reply
    const feed = createReplyFeed(dispatch, { localId })
    signal.addEventListener('abort', () => {
      feed.stop()
      // Closes immediately, because a buffered `end` event must not complete the reply.
      dispatch(closeReply(reply, { status: 'stopped', error: null }))
    })
    let createdCards: NamedCard[] = []
    let failure: unknown
    try {
      for await (const event of streamCall(chatCalls.askMagic, { body: request }, { services, signal })) {
        // The reply is no longer live, for example because the user has stopped it.
        if (!selectLiveReply(getState(), localId) && !feed.hasEnded()) break
        if (event.event === 'metadata') createdCards = event.data.formats
        dispatch(receiveEvent(reply, event, feed))
      }
    } catch (cause) {
      failure = cause
      // Shows all buffered text immediately. Otherwise the failure would be shown only after the user has watched that
      // text appear.
      feed.flush()
    }
    // The reply stays live, and the user can stop it, until all text is shown (D-0024).
    await feed.whenDrained()
    if (failure !== undefined && !signal.aborted) dispatch(reportFailure(reply, request.question, failure))
    if (createdCards.length > 0 || signal.aborted) {
      const { finishStreamedCards } = await loadQuietly(() => import('./channelReplies'))
      const stackId = request.parentId
      await dispatch(finishStreamedCards({ chatKey, replyId: localId, cards: createdCards, stackId }))
    }
    dispatch(refreshHistories())
  }

const receiveEvent =
  ({ localId, chatKey }: ReplyPlace, event: StreamEvent<typeof chatCalls.askMagic>, feed: ReplyFeed): AppThunk =>
  (dispatch) => {
    if (event.event === 'start') {
      const data = { ...event.data, format_id: formatIdOf(chatKey) }
      dispatch(chatEventReceived({ event: 'start', to: { localId }, data, at: new Date().toISOString() }))
      return
    }
    feed.receive(event)
    if (event.event === 'metadata' && event.data.usage_quota_reached) dispatch(quotaReached())
  }

/** Reports a failed stream to `errorMiddleware` and closes the reply. */
const reportFailure =
  (reply: ReplyPlace, question: string, cause: unknown): AppThunk =>
  (dispatch, getState) => {
    const draftKey = chatDraftKey(selectMe(getState())?.id)
    const { payload: error } = dispatch(streamFailed(chatCalls.askMagic, cause))
    // The question is kept as a draft, because the conversation ends with the session but the same user may log in
    // again.
    if (error.kind === 'http' && error.status === 401) storeDraft(draftKey, question)
    dispatch(returnOrFail(reply, question, error))
  }
