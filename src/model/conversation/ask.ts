import { nanoid } from '@reduxjs/toolkit'
import { chatApi } from '@/api/chat'
import type { ChatMessage, MagicEvent, MagicRequest, NamedCard } from '@/api/chat.contract'
import { type ApiError, errorKey, statusOf, toApiError } from '@/api/core/errors'
import { quotaReached, selectMe } from '@/api/user'
import type { TextKey } from '@/i18n/textParts'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import { selectIsChatOpen } from '@/store/panelsSlice'
import type { AppThunk, RootState } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { magicStreamApi } from '@/streaming/magicStream'
import { chatDraftKey } from './chatDraft'
import type { ReplyEvent } from './chatEvents'
import { refreshHistories } from './chatHistory'
import {
  chatEventReceived,
  newChatStarted,
  questionAsked,
  questionEdited,
  questionReturned,
  replyBegun,
  selectIsReplying,
  selectIsReplyingIn,
  selectLiveReplies,
  selectLiveReply,
  selectMessageCount,
  selectTurns,
} from './chatSlice'
import { buildMagicRequest, type ChatContext } from './magicRequest'
import { createReplyFeed } from './replyFeed'
import { type ChatKey, chatKeyOf, formatIdOf, makePrompt, type Prompt, textMessage, type Turn } from './turns'

export type { ChatContext } from './magicRequest'

/** Only one reply is asked by a call at a time; with this key it can be aborted from anywhere. */
const REPLY_CACHE_KEY = 'running-reply'

/** ms from a prompt until its reply has to start on the channel. */
export const CHANNEL_START_MS = 30_000

/** The text of a failed reply; null for what is shown elsewhere: session, quota, network (C-447 to C-454, D-3002). */
function failureTextOf(error: ApiError): TextKey | null {
  if (error.kind === 'aborted' || error.kind === 'offline') return null
  return [401, 429].includes(statusOf(error) ?? 0) ? null : errorKey(error)
}

type RunningReply = {
  chatKey: ChatKey
  turnId: string
  localId: string
  /** The turns that left the conversation because their question was changed; they come back when the server refuses the new one. */
  replaced?: Turn[]
}

/** Ends a reply that failed or was stopped. While the panel is closed a snackbar shows the failure. */
const closeReply =
  ({ localId }: RunningReply, closed: Extract<ReplyEvent, { event: 'closed' }>['data']): AppThunk =>
  (dispatch, getState) => {
    if (!selectLiveReply(getState(), localId)) return
    dispatch(chatEventReceived({ event: 'replyEvent', to: { localId }, replyEvent: { event: 'closed', data: closed } }))
    if (!closed.error || selectIsChatOpen(getState())) return
    dispatch(snackbarShown({ kind: 'danger', text: { key: closed.error } }))
  }

/** A question that could not be sent is restored in the field, unless another one is being written (D-0911); a changed one in its form. */
const returnQuestion =
  ({ chatKey, turnId, replaced }: RunningReply, text: string): AppThunk<boolean> =>
  (dispatch, getState) => {
    const draftKey = chatDraftKey(selectMe(getState())?.id)
    const turn = selectTurns(getState(), chatKey).at(-1)
    if (turn?.id !== turnId || turn.replies.length > 1) return false
    if (replaced?.[0]) dispatch(questionEdited({ turnId: replaced[0].id, text }))
    else if (readDraft(draftKey) === '') storeDraft(draftKey, text)
    else return false
    dispatch(questionReturned({ chatKey, turnId, replaced }))
    return true
  }

/** Shows and stores a message that this client makes; when it cannot be stored, an error message says so (C-345, C-455, D-3015). */
export const keepMessage =
  (
    chatKey: ChatKey,
    made: Pick<Extract<ChatMessage, { type: 'format_created' }>, 'type' | 'data' | 'content'>,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const format_id = formatIdOf(chatKey)
    const own = (): ChatMessage =>
      textMessage({ id: nanoid(), content: '', created_at: new Date().toISOString(), format_id, from: 'other' })
    const message = { ...own(), ...made }
    dispatch(chatEventReceived({ event: 'made', message }))
    const store = chatApi.endpoints.createChatMessage.initiate({ ...made, from: 'other', format_id }, { track: false })
    const { data, error } = await dispatch(store)
    if (data) dispatch(chatEventReceived({ event: 'kept', localId: message.id, id: data.id }))
    if (!error) return
    const failed = { ...own(), type: 'error', data: null } as const
    dispatch(chatEventReceived({ event: 'made', message: failed, textKey: 'chat.saveError' }))
  }

/** Streams the reply of a call into its conversation (C-208, C-209, C-330). */
const streamReply =
  (reply: RunningReply, request: MagicRequest): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { localId, chatKey } = reply
    const draftKey = chatDraftKey(selectMe(getState())?.id)
    const feed = createReplyFeed(dispatch, { localId })
    let createdCards: NamedCard[] = []
    const onEvent = (event: Exclude<MagicEvent, { event: 'error' }>) => {
      // The session has ended, or the reply was given up.
      if (!selectLiveReply(getState(), localId) && !feed.hasEnded()) return call.abort()
      if (event.event === 'start') {
        const data = { ...event.data, format_id: formatIdOf(chatKey) }
        dispatch(chatEventReceived({ event: 'start', to: { localId }, data, at: new Date().toISOString() }))
      } else feed.receive(event)
      if (event.event !== 'metadata') return
      createdCards = event.data.formats
      if (event.data.usage_quota_reached) dispatch(quotaReached())
    }
    const ask = magicStreamApi.endpoints.askMagic.initiate
    const call = dispatch(
      ask({ request, onEvent, whenDrained: feed.whenDrained }, { track: false, fixedCacheKey: REPLY_CACHE_KEY }),
    )
    const { error } = await call
    const apiError = error && toApiError(error)
    if (apiError) {
      if (apiError.kind === 'aborted') feed.stop()
      // The conversation ends with the session; the question is offered after the same user's next login.
      if (apiError.kind === 'http' && apiError.status === 401) storeDraft(draftKey, request.question)
      const status = apiError.kind === 'aborted' ? 'stopped' : 'interrupted'
      const isRefused = apiError.kind === 'http' || apiError.kind === 'offline'
      const mayReturn = reply.replaced ? isRefused : apiError.kind === 'offline'
      const failure = failureTextOf(apiError)
      if (!mayReturn || !dispatch(returnQuestion(reply, request.question))) {
        dispatch(closeReply(reply, { status, error: failure, isRefused }))
      } else if (failure) dispatch(snackbarShown({ kind: 'danger', text: { key: failure } }))
    }
    for (const card of createdCards) {
      await dispatch(keepMessage(chatKey, { type: 'format_created', content: card.title, data: card }))
    }
    dispatch(refreshHistories())
  }

/** Ends the replies that run, that of a call also on the server; the received text is kept. */
export const stopReply = (): AppThunk => (dispatch, getState) => {
  dispatch(magicStreamApi.util.getRunningMutationThunk('askMagic', REPLY_CACHE_KEY))?.abort()
  for (const live of Object.values(selectLiveReplies(getState()))) {
    if (live.source === 'channel') dispatch(closeReply(live, { status: 'stopped', error: null }))
  }
}

/** True while a reply is running or the daily quota is used up (C-071, C-072). */
export const isAskDisabled = (state: RootState) =>
  selectIsReplying(state) || (selectMe(state)?.metadata.usage_quota_reached ?? false)

/**
 * Asks a question and streams the reply. A blank question is ignored (C-276).
 * @param replaced turns that the question replaces
 */
export const askQuestion =
  (content: string, context: ChatContext, replaced?: Turn[]): AppThunk =>
  (dispatch, getState) => {
    const question = content.trim()
    if (!question || isAskDisabled(getState())) return
    const chatKey = chatKeyOf(context.focusedId)
    const previousTurns = selectTurns(getState(), chatKey)
    const messageCount = selectMessageCount(getState())
    const prompt = makePrompt(chatKey, question)
    dispatch(questionAsked({ chatKey, prompt }))
    const request = buildMagicRequest(getState(), question, context, previousTurns, messageCount)
    dispatch(runReply({ chatKey, turnId: prompt.localId, localId: nanoid(), replaced }, request))
  }

/** Begins a reply and streams it. */
export const runReply =
  (reply: RunningReply, request: MagicRequest): AppThunk =>
  (dispatch) => {
    dispatch(replyBegun({ ...reply, source: 'stream', at: new Date().toISOString() }))
    void dispatch(streamReply(reply, request))
  }

/** Begins the next session with an empty conversation; a reply that runs in it is left to end first (C-222, D-3120). */
export const newChat =
  (chatKey: ChatKey): AppThunk =>
  (dispatch, getState) => {
    if (!selectIsReplyingIn(getState(), chatKey)) dispatch(newChatStarted(chatKey))
  }

type ChannelPrompt = {
  content: string
  /** Type and data of the prompt's message: an engager, or the text of a recommendation. */
  message: Pick<Extract<ChatMessage, { type: 'engager' | 'text' }>, 'type' | 'data'>
  context: ChatContext
  /** Sends the prompt; the reply comes on the channel. */
  send: () => Promise<{ error?: unknown }>
}

/**
 * Shows a prompt at once whose reply comes on the channel `magic` (C-256, D-3127, D-3135). One that does not start within 30 s is reported; the prompt
 * is kept.
 */
export const promptOnChannel =
  ({ content, message, context, send }: ChannelPrompt): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isAskDisabled(getState())) return
    const chatKey = chatKeyOf(context.focusedId)
    const prompt = { ...makePrompt(chatKey, content), ...message } as Prompt
    const reply = { chatKey, turnId: prompt.localId, localId: nanoid() }
    dispatch(questionAsked({ chatKey, prompt }))
    dispatch(replyBegun({ ...reply, source: 'channel', at: prompt.created_at }))
    const { error } = await send()
    if (error) {
      const apiError = toApiError(error)
      dispatch(closeReply(reply, { status: 'interrupted', error: failureTextOf(apiError), isRefused: true }))
      return
    }
    setTimeout(() => {
      if (selectLiveReply(getState(), reply.localId)?.messageId !== null) return
      dispatch(closeReply(reply, { status: 'interrupted', error: 'error.generic' }))
    }, CHANNEL_START_MS)
  }
