import { nanoid, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { baseApi } from '@/api/baseApi'
import type { MagicEvent, MagicRequest } from '@/api/chat.contract'
import type { ApiError } from '@/api/errors'
import { quotaReached, selectMe } from '@/api/user'
import { magicStreamApi } from '@/streaming/magicStream'
import { createPacer } from '@/streaming/pacer'
import {
  type ChatMessage,
  questionAsked,
  type RootWithChat,
  replyAwaited,
  replyClosed,
  replyGrew,
  replyIdentified,
  selectChatMode,
  selectIsReplying,
  selectMessages,
} from './chatSlice'

type State = RootWithChat & { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> }
export type ChatDispatch = ThunkDispatch<State, unknown, UnknownAction>
type ChatThunk<Result> = ThunkAction<Result, State, unknown, UnknownAction>

/** What is on screen when a question is asked; it travels along as context (decisions/chat O-06). */
export type ChatPlace = {
  /** Card in focus. */
  focusedId: string | null
  /** Stack that is open. */
  stackId: string | null
  selectedIds: string[]
}

/** Text messages of the conversation that the assistant is told again. */
const REMEMBERED_MESSAGES = 10

function magicRequest(state: State, question: string, place: ChatPlace, messages: ChatMessage[]): MagicRequest {
  const agent = selectMe(state)?.preferences.find(({ key }) => key === 'chat_agent')?.value
  return {
    question,
    chatAgent: agent ?? 'standard',
    contextFormatIds: place.focusedId ? [place.focusedId] : place.selectedIds,
    highlightedText: '',
    isFocusMode: place.focusedId !== null,
    isLandingChat: false,
    messageCount: messages.filter(({ from }) => from === 'self').length,
    parentId: place.stackId,
    focusedId: place.focusedId,
    chatMode: selectChatMode(state),
    chatSessionStartTime: null,
    contextConversations: messages
      .filter(({ content }) => content !== '')
      .slice(-REMEMBERED_MESSAGES)
      .map(({ from, content }) => ({ from: from === 'self' ? 'USER' : 'other', content })),
  }
}

/** A reply that was stopped by hand comes back as RTK's own AbortError, before the call could answer. */
const failureOf = (error: unknown): ApiError | undefined =>
  (error as { name?: string } | undefined)?.name === 'AbortError'
    ? { kind: 'aborted' }
    : (error as ApiError | undefined)

const closingStatus = (error: ApiError | undefined) => {
  if (!error) return 'complete'
  return error.kind === 'aborted' ? 'stopped' : 'cut'
}

/** There is one reply at a time; under this key it can be found and stopped from anywhere. */
const RUNNING_REPLY = 'running-reply'

/**
 * Streams one reply into the conversation: events are paced and committed once a frame; the reply is closed only when
 * everything that arrived has been shown (chat 4, streamed reply).
 */
const streamReply =
  (replyId: string, request: MagicRequest): ChatThunk<Promise<void>> =>
  async (dispatch) => {
    const pacer = createPacer({ onText: (text) => dispatch(replyGrew({ id: replyId, text })) })
    const onEvent = ({ event, data }: MagicEvent) => {
      if (event === 'token') pacer.push(data)
      if (event !== 'metadata') return
      dispatch(replyIdentified({ id: replyId, chatId: data.chatId, chatMessageId: data.chatMessageId }))
      if (data.usage_quota_reached) dispatch(quotaReached())
    }
    const ask = magicStreamApi.endpoints.askMagic.initiate
    const { error } = await dispatch(
      ask({ request, onEvent, whenShown: pacer.drained }, { track: false, fixedCacheKey: RUNNING_REPLY }),
    )
    const failure = failureOf(error)
    if (failure?.kind === 'aborted') pacer.stop()
    dispatch(replyClosed({ id: replyId, status: closingStatus(failure) }))
  }

/** Stops the reply that is on its way, on both sides; what is shown stays. */
export const stopReply = (): ChatThunk<void> => (dispatch) => {
  dispatch(magicStreamApi.util.getRunningMutationThunk('askMagic', RUNNING_REPLY))?.abort()
}

/** True while no question may be asked: one is being answered, or the quota of the day is used up (chat 4). */
const isResting = (state: State) => selectIsReplying(state) || (selectMe(state)?.metadata.usage_quota_reached ?? false)

/** Asks a question and streams the answer. An empty question asks nothing (chat 5). */
export const askQuestion =
  (content: string, place: ChatPlace): ChatThunk<void> =>
  (dispatch, getState) => {
    const question = content.trim()
    if (!question || isResting(getState())) return
    const before = selectMessages(getState())
    const created_at = new Date().toISOString()
    const questionId = nanoid()
    const replyId = nanoid()
    dispatch(questionAsked({ id: questionId, content: question, created_at }))
    dispatch(replyAwaited({ id: replyId, questionId, created_at }))
    void dispatch(streamReply(replyId, magicRequest(getState(), question, place, before)))
  }

/** Asks the question of a reply again, in the place of the reply that went wrong. */
export const askAgain =
  (replyId: string, place: ChatPlace): ChatThunk<void> =>
  (dispatch, getState) => {
    const messages = selectMessages(getState())
    const reply = messages.find(({ id }) => id === replyId)
    const question = reply?.from === 'other' && messages.find(({ id }) => id === reply.questionId)
    if (!reply || !question || isResting(getState())) return
    const before = messages.slice(0, messages.indexOf(question))
    dispatch(replyAwaited({ id: replyId, questionId: question.id, created_at: new Date().toISOString() }))
    void dispatch(streamReply(replyId, magicRequest(getState(), question.content, place, before)))
  }
