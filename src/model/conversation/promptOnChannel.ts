import { nanoid } from '@reduxjs/toolkit'
import type { ChatMessage } from '@/api/chat.contract'
import { toApiError } from '@/api/core/errors'
import type { AppThunk } from '@/store/rootReducer'
import { type ChatContext, isAskDisabled } from './ask'
import { questionAsked, replyBegun, selectLiveReply } from './chatSlice'
import { closeReply, failReply } from './closeReply'
import { chatKeyOf, makePrompt, type Prompt } from './turns'

/** Maximum time in ms from a prompt to the `start` event on the channel. */
export const CHANNEL_START_MS = 30_000

type ChannelPrompt = {
  content: string
  /** Type and data of the message: an engager, or the text of a recommendation. */
  message: Pick<Extract<ChatMessage, { type: 'engager' | 'text' }>, 'type' | 'data'>
  context: ChatContext
  /** Sends the prompt. The reply arrives on the channel. */
  send: () => Promise<{ error?: unknown }>
}

/**
 * Shows a prompt immediately; its reply arrives on the channel `magic` (C-256, D-3127, D-3135). If the reply has not
 * started after 30 s, reports that and keeps the prompt.
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
    setTimeout(() => {
      if (selectLiveReply(getState(), reply.localId)?.messageId !== null) return
      dispatch(closeReply(reply, { status: 'interrupted', error: 'error.generic' }))
    }, CHANNEL_START_MS)
  }
