import { nanoid } from '@reduxjs/toolkit'
import { delay } from 'es-toolkit'
import { chatApi, historyArg } from '@/api/chat'
import type { ChatMessage } from '@/api/chat.contract'
import { toApiError } from '@/api/core/errors'
import { fetchOnce } from '@/api/core/fetchOnce'
import type { AppThunk } from '@/store/rootReducer'
import { type ChatContext, isAskDisabled } from './ask'
import { answerFound, questionAsked, replyBegun, selectLiveReply } from './chatSlice'
import { closeReply, failReply, type ReplyPlace } from './closeReply'
import { answerTo } from './cutReplies'
import { chatKeyOf, formatIdOf } from './chatKeys'
import { makePrompt, type Prompt } from './turns'

/**
 * Times in ms from a prompt to a look into the history, while no live event has begun the reply. The connection may be lost, or the
 * channel refused.
 */
const LOOKS_MS = [5_000, 15_000, 30_000]

type ChannelPrompt = {
  content: string
  /** Type and data of the message: an engager, or the text of a recommendation. */
  message: Pick<Extract<ChatMessage, { type: 'engager' | 'text' }>, 'type' | 'data'>
  context: ChatContext
  /** Sends the prompt. The reply arrives on the channel. */
  send: () => Promise<{ error?: unknown }>
}

/**
 * Shows a prompt immediately; its reply arrives on the channel `magic` (C-256, D-3127, D-3135). Without live events the history has the
 * answer. If there is none after 30 s, reports that and keeps the prompt.
 */
export const promptOnChannel =
  ({ content, message, context, send }: ChannelPrompt): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isAskDisabled(getState())) return
    const chatKey = chatKeyOf(context.focusedId)
    const prompt: Prompt = Object.assign(makePrompt(chatKey, content), message)
    const reply = { chatKey, turnId: prompt.localId, localId: nanoid() }
    dispatch(questionAsked({ chatKey, prompt }))
    dispatch(replyBegun({ ...reply, source: 'channel', at: prompt.created_at }))
    const { error } = await send()
    if (error) return dispatch(failReply(reply, toApiError(error)))
    void dispatch(readAnswer(reply, content))
  }

/** Reads the answer from the history until the reply has begun, ended or failed. */
const readAnswer =
  (reply: ReplyPlace, content: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { localId, chatKey } = reply
    const hasBegun = () => selectLiveReply(getState(), localId)?.messageId !== null
    let waited = 0
    for (const look of LOOKS_MS) {
      await delay(look - waited)
      waited = look
      if (hasBegun()) return
      const history = fetchOnce(chatApi.endpoints.getLatestChatMessages, historyArg(formatIdOf(chatKey)))
      const { data } = await dispatch(history)
      const exchange = data && answerTo(content, data.data)
      if (exchange) dispatch(answerFound({ ...exchange, localId }))
    }
    if (!hasBegun()) dispatch(closeReply(reply, { status: 'interrupted', error: 'error.generic' }))
  }
