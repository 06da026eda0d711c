/** Handlers of the chat's live events, in one chunk that the first event loads. */
import { createChannelReplies } from '@/model/conversation/channelReplies'
import { listenToFocusChanges } from './focusChange'
import type { NamedPage } from '@/store/snackbarsSlice'
import type { ListenerContext } from './listenerContext'
import { applyPageChange } from './pageChange'

export const createChatEvents = (context: ListenerContext) => ({
  ...createChannelReplies(context.store),
  changeFocus: listenToFocusChanges(context).receive,
  /** Follows the events of the replies, which tell the tab that asked. */
  changePage: (page: NamedPage) => void applyPageChange(context, page),
})
