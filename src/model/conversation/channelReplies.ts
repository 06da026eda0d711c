/**
 * Handles replies that no call of this tab has requested: engagers, recommendations, other tabs, the server itself
 * (C-404 to C-414, D-3007).
 */
import { debounce } from 'es-toolkit'
import type { channels, EventsOf } from '@/api/channels'
import type { ChatMessage } from '@/api/chat.contract'
import { quotaReached } from '@/api/user'
import type { AppDispatch, RootState } from '@/store/rootReducer'
import type { ReplyEvent } from './chatEvents'
import { finishChannelCards, receiveCardLoader } from './cardLoaders'
import { refreshHistories } from './chatHistory'
import { chatEventReceived, selectLiveReplies } from './chatSlice'
import { createReplyFeed, type ReplyFeed } from './replyFeed'

// For the streamed reply, too: each file that code loads on demand is one more file of the build.
export { finishStreamedCards } from './cardLoaders'

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

export type ChannelEvent = {
  [Name in ChatEventName]: { name: Name; payload: MagicEvents[Name] }
}[ChatEventName]

/**
 * Time in ms without an event after which a channel reply counts as interrupted, because a channel, unlike a response,
 * does not close.
 */
export const CHANNEL_SILENCE_MS = 30_000

/** Converts a channel event to the corresponding event of a stream. */
function replyEventOf(event: Exclude<ChannelEvent, { name: 'chat.received' | 'chat.stream.start' }>): ReplyEvent {
  switch (event.name) {
    case 'token':
      return { event: 'token', data: event.payload.token }
    case 'end':
      return { event: 'end', data: event.payload }
    case 'metadata':
      return { event: 'metadata', data: event.payload }
    default:
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream's event of the same name has the same data
      return { event: event.name, data: event.payload.data } as ReplyEvent
  }
}

/** Follows the channel replies of one session. Each has its own feed and its own deadline. */
export function createChannelReplies({ dispatch, getState }: { dispatch: AppDispatch; getState: () => RootState }) {
  /** Followed replies by message id. */
  const followed = new Map<string, { feed: ReplyFeed; giveUpAfterSilence: ReturnType<typeof debounce<() => void>> }>()

  const isRunning = (messageId: string) =>
    Object.values(selectLiveReplies(getState())).some(
      (live) => live.source === 'channel' && live.messageId === messageId,
    )
  const forget = (messageId: string) => {
    followed.get(messageId)?.giveUpAfterSilence.cancel()
    followed.delete(messageId)
  }
  const giveUp = (messageId: string) => {
    followed.get(messageId)?.feed.flush()
    forget(messageId)
    if (!isRunning(messageId)) return
    const closed: ReplyEvent = { event: 'closed', data: { status: 'interrupted', error: 'error.generic' } }
    dispatch(chatEventReceived({ event: 'replyEvent', to: { messageId }, replyEvent: closed }))
    dispatch(refreshHistories())
  }
  /** Returns the feed of a reply and restarts the reply's deadline. */
  const feedOf = (messageId: string): ReplyFeed => {
    const reply = followed.get(messageId) ?? {
      feed: createReplyFeed(dispatch, { messageId }),
      giveUpAfterSilence: debounce(() => giveUp(messageId), CHANNEL_SILENCE_MS),
    }
    followed.set(messageId, reply)
    reply.giveUpAfterSilence()
    return reply.feed
  }
  const receiveMessage = (message: ChatMessage) => {
    if (message.type === 'format_loader') {
      dispatch(receiveCardLoader(message))
      return
    }
    dispatch(chatEventReceived({ event: 'received', message }))
    setTimeout(() => dispatch(chatEventReceived({ event: 'promptTimedOut', id: message.id })), CHANNEL_SILENCE_MS)
  }

  return {
    receive(event: ChannelEvent): void {
      if (event.name === 'chat.received') return receiveMessage(event.payload.message)
      const { messageId } = event.payload
      const to = { messageId }
      if (event.name === 'chat.stream.start') {
        dispatch(chatEventReceived({ event: 'start', to, data: event.payload, at: new Date().toISOString() }))
        if (isRunning(messageId)) feedOf(messageId)
        return
      }
      if (event.name === 'metadata' && event.payload.usage_quota_reached) dispatch(quotaReached())
      const replyEvent = replyEventOf(event)
      if (!isRunning(messageId)) {
        followed.get(messageId)?.feed.stop()
        forget(messageId)
        dispatch(chatEventReceived({ event: 'replyEvent', to, replyEvent }))
        if (event.name === 'end') dispatch(refreshHistories())
        dispatch(finishChannelCards(messageId))
        return
      }
      const feed = feedOf(messageId)
      feed.receive(replyEvent)
      if (event.name !== 'end') return
      void feed.whenDrained().then(() => {
        forget(messageId)
        dispatch(finishChannelCards(messageId))
        dispatch(refreshHistories())
      })
    },
    /** Requests the replies that were missed before the channel was joined again. */
    catchUp(): void {
      dispatch(refreshHistories())
    },
  }
}
