/** Replies that no call of this tab has asked for: engagers, recommendations, other tabs, the server itself (C-404 to C-414, D-3007). */
import type { channels, EventsOf } from '@/api/channels'
import type { ChatMessage } from '@/api/chat.contract'
import { quotaReached } from '@/api/user'
import type { AppDispatch, RootState } from '@/store/rootReducer'
import type { ReplyEvent } from './chatEvents'
import { refreshHistories } from './chatHistory'
import { chatEventReceived, selectLiveReplies } from './chatSlice'
import { createReplyFeed, type ReplyFeed } from './replyFeed'

type MagicEvents = EventsOf<typeof channels.magic>

type ChatEventName =
  | 'chat.received'
  | 'chat.stream.start'
  | 'agentReasoning'
  | 'nextAgent'
  | 'usedTools'
  | 'sourceDocuments'
  | 'artifacts'
  | 'token'
  | 'end'
  | 'metadata'

/** An event of the channel that belongs to the chat. */
export type ChannelEvent = {
  [Name in ChatEventName]: { name: Name; payload: MagicEvents[Name] }
}[ChatEventName]

/** ms without an event after which a reply of the channel counts as cut: a channel does not close as a response does. */
export const CHANNEL_SILENCE_MS = 30_000

/** The event as a stream would bring it. */
function replyEventOf(event: Exclude<ChannelEvent, { name: 'chat.received' | 'chat.stream.start' }>): ReplyEvent {
  switch (event.name) {
    case 'token':
      return { event: 'token', data: event.payload.token }
    case 'end':
      return { event: 'end', data: event.payload }
    case 'metadata':
      return { event: 'metadata', data: event.payload }
    default:
      return { event: event.name, data: event.payload.data } as ReplyEvent
  }
}

/** The replies of one session's channel, each with its pace and its deadline. */
export function createChannelReplies({ dispatch, getState }: { dispatch: AppDispatch; getState: () => RootState }) {
  const feeds = new Map<string, ReplyFeed>()
  const deadlines = new Map<string, ReturnType<typeof setTimeout>>()

  const isRunning = (messageId: string) =>
    Object.values(selectLiveReplies(getState())).some(
      (live) => live.source === 'channel' && live.messageId === messageId,
    )
  const forget = (messageId: string) => {
    clearTimeout(deadlines.get(messageId))
    deadlines.delete(messageId)
    feeds.delete(messageId)
  }
  const giveUp = (messageId: string) => {
    feeds.get(messageId)?.flush()
    forget(messageId)
    if (!isRunning(messageId)) return
    const closed: ReplyEvent = { event: 'closed', data: { status: 'interrupted', error: 'error.generic' } }
    dispatch(chatEventReceived({ event: 'replyEvent', to: { messageId }, replyEvent: closed }))
    dispatch(refreshHistories())
  }
  const extendDeadline = (messageId: string) => {
    clearTimeout(deadlines.get(messageId))
    deadlines.set(
      messageId,
      setTimeout(() => giveUp(messageId), CHANNEL_SILENCE_MS),
    )
  }
  const feedOf = (messageId: string): ReplyFeed => {
    const feed = feeds.get(messageId) ?? createReplyFeed(dispatch, { messageId })
    feeds.set(messageId, feed)
    return feed
  }
  const receiveMessage = (message: ChatMessage) => {
    dispatch(chatEventReceived({ event: 'received', message }))
    setTimeout(() => dispatch(chatEventReceived({ event: 'unanswered', id: message.id })), CHANNEL_SILENCE_MS)
  }

  return {
    receive(event: ChannelEvent): void {
      if (event.name === 'chat.received') return receiveMessage(event.payload.message)
      const { messageId } = event.payload
      const to = { messageId }
      if (event.name === 'chat.stream.start') {
        dispatch(chatEventReceived({ event: 'start', to, data: event.payload, at: new Date().toISOString() }))
        if (isRunning(messageId)) extendDeadline(messageId)
        return
      }
      if (event.name === 'metadata' && event.payload.usage_quota_reached) dispatch(quotaReached())
      const replyEvent = replyEventOf(event)
      if (!isRunning(messageId)) {
        feeds.get(messageId)?.stop()
        forget(messageId)
        dispatch(chatEventReceived({ event: 'replyEvent', to, replyEvent }))
        if (event.name === 'end') dispatch(refreshHistories())
        return
      }
      const feed = feedOf(messageId)
      extendDeadline(messageId)
      feed.receive(replyEvent)
      if (event.name !== 'end') return
      void feed.whenDrained().then(() => {
        forget(messageId)
        dispatch(refreshHistories())
      })
    },
    /** The channel has been joined again: what was missed is in the history. */
    catchUp(): void {
      dispatch(refreshHistories())
    },
  }
}
