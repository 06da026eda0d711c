import { nanoid } from '@reduxjs/toolkit'
import type { MagicEvent, MagicRequest } from '@/api/chat.contract'
import { type ApiError, toApiError } from '@/api/core/errors'
import { quotaReached, selectMe } from '@/api/user'
import type { AppThunk, RootState } from '@/store/rootReducer'
import { magicStreamApi } from '@/streaming/magicStream'
import { storeDraft } from '@/lib/useDraft'
import { createPacer } from '@/streaming/pacer'
import { chatDraftKey } from './chatDraft'
import {
  type ChatMessage,
  questionAsked,
  replyStarted,
  replyFinished,
  replyAppended,
  replyIdsReceived,
  additionWithheld,
  selectChatMode,
  selectIsReplying,
  selectMessages,
} from './chatSlice'

/** What is on screen when a question is asked, sent as context (C-324, D-3106). */
export type ChatContext = {
  /** Card in focus. */
  focusedId: string | null
  /** Open stack. */
  stackId: string | null
  selectedIds: string[]
}

/** Number of previous messages sent with a question. */
const CONTEXT_MESSAGE_COUNT = 10

function buildMagicRequest(
  state: RootState,
  question: string,
  context: ChatContext,
  messages: ChatMessage[],
): MagicRequest {
  const agent = selectMe(state)?.preferences.find(({ key }) => key === 'chat_agent')?.value
  return {
    question,
    chatAgent: agent ?? 'standard',
    contextFormatIds: context.focusedId ? [context.focusedId] : context.selectedIds,
    highlightedText: '',
    isFocusMode: context.focusedId !== null,
    isLandingChat: false,
    messageCount: messages.filter(({ from }) => from === 'self').length,
    parentId: context.stackId,
    focusedId: context.focusedId,
    chatMode: selectChatMode(state),
    chatSessionStartTime: null,
    contextConversations: messages
      .filter(({ content }) => content !== '')
      .slice(-CONTEXT_MESSAGE_COUNT)
      .map(({ from, content }) => ({ from: from === 'self' ? 'USER' : 'other', content })),
  }
}

const finalStatus = (error: ApiError | undefined) => {
  if (!error) return 'complete'
  return error.kind === 'aborted' ? 'stopped' : 'interrupted'
}

/** Only one reply runs at a time; with this key it can be aborted from anywhere. */
const REPLY_CACHE_KEY = 'running-reply'

/**
 * Streams one reply into the conversation: tokens are paced and committed once per frame; the reply is finished only when
 * all received text has been rendered (C-208, C-209, D-3006).
 */
const streamReply =
  (replyId: string, request: MagicRequest): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const draftKey = chatDraftKey(selectMe(getState())?.id)
    const pacer = createPacer({ onText: (text) => dispatch(replyAppended({ id: replyId, text })) })
    const onEvent = ({ event, data }: MagicEvent) => {
      if (event === 'token') pacer.push(data)
      if (event !== 'metadata') return
      dispatch(replyIdsReceived({ id: replyId, chatId: data.chatId, chatMessageId: data.chatMessageId }))
      if (data.actionButtonVisible === false) dispatch(additionWithheld({ id: replyId }))
      if (data.usage_quota_reached) dispatch(quotaReached())
    }
    const ask = magicStreamApi.endpoints.askMagic.initiate
    const { error } = await dispatch(
      ask({ request, onEvent, whenDrained: pacer.whenDrained }, { track: false, fixedCacheKey: REPLY_CACHE_KEY }),
    )
    const apiError = error && toApiError(error)
    if (apiError?.kind === 'aborted') pacer.stop()
    // The conversation ends with the session; the question is offered after the same user's next login.
    if (apiError?.kind === 'http' && apiError.status === 401) storeDraft(draftKey, request.question)
    dispatch(replyFinished({ id: replyId, status: finalStatus(apiError) }))
  }

/** Aborts the reply in flight, on client and server; the received text is kept. */
export const stopReply = (): AppThunk => (dispatch) => {
  dispatch(magicStreamApi.util.getRunningMutationThunk('askMagic', REPLY_CACHE_KEY))?.abort()
}

/** True while a reply is running or the daily quota is used up (C-071, C-072). */
const isAskDisabled = (state: RootState) =>
  selectIsReplying(state) || (selectMe(state)?.metadata.usage_quota_reached ?? false)

/** Asks a question and streams the reply. A blank question is ignored (C-276). */
export const askQuestion =
  (content: string, context: ChatContext): AppThunk =>
  (dispatch, getState) => {
    const question = content.trim()
    if (!question || isAskDisabled(getState())) return
    const previousMessages = selectMessages(getState())
    const created_at = new Date().toISOString()
    const questionId = nanoid()
    const replyId = nanoid()
    dispatch(questionAsked({ id: questionId, content: question, created_at }))
    dispatch(replyStarted({ id: replyId, questionId, created_at }))
    void dispatch(streamReply(replyId, buildMagicRequest(getState(), question, context, previousMessages)))
  }

/** Retries a reply: asks its question again and replaces the reply in place. */
export const retryReply =
  (replyId: string, context: ChatContext): AppThunk =>
  (dispatch, getState) => {
    const messages = selectMessages(getState())
    const reply = messages.find(({ id }) => id === replyId)
    const question = reply?.from === 'other' && messages.find(({ id }) => id === reply.questionId)
    if (!reply || !question || isAskDisabled(getState())) return
    const previousMessages = messages.slice(0, messages.indexOf(question))
    dispatch(replyStarted({ id: replyId, questionId: question.id, created_at: new Date().toISOString() }))
    void dispatch(streamReply(replyId, buildMagicRequest(getState(), question.content, context, previousMessages)))
  }
