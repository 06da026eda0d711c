/** Commands of the chat: ask, stop, new chat. Retry and edit: `repeatQuestion.ts`, `editQuestion.ts`. */
import { nanoid } from '@reduxjs/toolkit'
import { selectMe } from '@/api/user'
import type { AppThunk, RootState } from '@/store/rootReducer'
import { abortStream } from '@/streaming/abortable'
import {
  newChatStarted,
  questionAsked,
  selectAskedMode,
  selectIsEnteringMode,
  selectIsReplying,
  selectIsReplyingIn,
  selectLiveReplies,
  selectMessageCount,
  selectSession,
  selectTurns,
} from './chatSlice'
import { closeReply } from './closeReply'
import type { ChatContext } from './magicRequest'
import { runReply } from './streamReply'
import { type ChatKey, chatKeyOf } from './chatKeys'
import { makePrompt, type Turn } from './turns'

export type { ChatContext } from './magicRequest'

/** True while a reply is in flight or the daily quota is used up (C-071, C-072). */
export const isAskDisabled = (state: RootState) =>
  selectIsReplying(state) || (selectMe(state)?.metadata.usage_quota_reached ?? false)

/** Mode and session of a question: those of the edited turn, else of now. */
function askedLike(
  state: RootState,
  edited: Turn | undefined,
): Pick<Turn, 'mode' | 'session' | 'messageCount' | 'isAwaitingMode'> {
  const session = selectSession(state)
  const messageCount = selectMessageCount(state)
  if (!edited) {
    return { mode: selectAskedMode(state), session, messageCount, isAwaitingMode: selectIsEnteringMode(state) }
  }
  return {
    mode: edited.mode,
    session: edited.session,
    messageCount: edited.session === session ? messageCount : edited.messageCount,
    isAwaitingMode: edited.isAwaitingMode ?? false,
  }
}

/**
 * Asks a question and streams the reply. Ignores a blank question (C-276). While a mode is being entered, the question waits for the call
 * and is asked in the mode (D-3114).
 * @param replaced turns replaced by an edited question
 */
export const askQuestion =
  (content: string, context: ChatContext, replaced?: Turn[]): AppThunk =>
  (dispatch, getState) => {
    const question = content.trim()
    if (!question || isAskDisabled(getState())) return
    const chatKey = chatKeyOf(context.focusedId)
    const previousTurns = selectTurns(getState(), chatKey)
    const asked = askedLike(getState(), replaced?.[0])
    const prompt = makePrompt(chatKey, question)
    dispatch(questionAsked({ chatKey, prompt, asked }))
    const reply = { chatKey, turnId: prompt.localId, localId: nanoid(), replaced }
    dispatch(runReply(reply, question, { context, previousTurns }))
  }

/** Stops all replies in flight, a streamed reply also on the server; keeps the received text (D-0024). */
export const stopReply = (): AppThunk => (dispatch, getState) => {
  for (const live of Object.values(selectLiveReplies(getState()))) {
    if (live.source === 'channel') dispatch(closeReply(live, { status: 'stopped', error: null }))
    else dispatch(abortStream(live.localId))
  }
}

/** Begins the next session with an empty conversation; no effect while a reply of the conversation is in flight (C-222, D-3120). */
export const newChat =
  (chatKey: ChatKey): AppThunk =>
  (dispatch, getState) => {
    if (!selectIsReplyingIn(getState(), chatKey)) dispatch(newChatStarted(chatKey))
  }
