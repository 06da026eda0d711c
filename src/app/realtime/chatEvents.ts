/** Handlers of the chat's live events, in one chunk that the first event loads. */
import { createChannelReplies } from '@/model/conversation/channelReplies'
import { listenToFocusChanges } from './focusChange'
import type { ListenerContext } from './listenerContext'

export const createChatEvents = (context: ListenerContext) => ({
  ...createChannelReplies(context.store),
  changeFocus: listenToFocusChanges(context).receive,
})
