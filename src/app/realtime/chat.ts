import { channels } from '@/api/channels'
import { selectMe } from '@/api/user'
import type { ChannelEvent } from '@/model/conversation/channelReplies'
import type { FocusChange } from '@/model/conversation/focusChange'
import type { NamedPage } from '@/store/snackbarsSlice'
import type { ListenerContext } from './listenerContext'

/** Replies that no call of this tab requested (C-404 to C-414, D-3007). The first event loads the code of the chat. */
export function listenToChat(context: ListenerContext): void {
  const { realtime, store, userId } = context
  const load = async () => {
    const { createChannelReplies } = await import('@/model/conversation/channelReplies')
    return createChannelReplies(store)
  }
  let replies: ReturnType<typeof load> | undefined
  const receive = (event: ChannelEvent) => {
    replies ??= load()
    void replies.then((loaded) => {
      // The session may have ended in the meantime.
      if (selectMe(store.getState())?.id === userId) loaded.receive(event)
    })
  }
  const loadFocusChanges = async () => (await import('./focusChange')).listenToFocusChanges(context)
  let focusChanges: ReturnType<typeof loadFocusChanges> | undefined
  /** Follows the events of the replies: they tell which tab asked for the card. */
  const receiveFocusChange = async (change: FocusChange) => {
    replies ??= load()
    focusChanges ??= loadFocusChanges()
    const [{ receive: receiveChange }] = await Promise.all([focusChanges, replies])
    if (selectMe(store.getState())?.id === userId) receiveChange(change)
  }
  /** Follows the events of the replies, like a change of focus. */
  const receivePageChange = async (page: NamedPage) => {
    replies ??= load()
    const [{ applyPageChange }] = await Promise.all([import('./pageChange'), replies])
    if (selectMe(store.getState())?.id === userId) await applyPageChange(context, page)
  }
  realtime.subscribe(
    channels.pageRedirect,
    { userId },
    { 'page.changed': (payload) => void receivePageChange(payload) },
  )
  realtime.subscribe(
    channels.magic,
    { userId },
    {
      'chat.received': (payload) => receive({ name: 'chat.received', payload }),
      'chat.stream.start': (payload) => receive({ name: 'chat.stream.start', payload }),
      agentReasoning: (payload) => receive({ name: 'agentReasoning', payload }),
      nextAgent: (payload) => receive({ name: 'nextAgent', payload }),
      usedTools: (payload) => receive({ name: 'usedTools', payload }),
      sourceDocuments: (payload) => receive({ name: 'sourceDocuments', payload }),
      artifacts: (payload) => receive({ name: 'artifacts', payload }),
      token: (payload) => receive({ name: 'token', payload }),
      end: (payload) => receive({ name: 'end', payload }),
      metadata: (payload) => receive({ name: 'metadata', payload }),
      'focus.changed': (payload) => void receiveFocusChange(payload),
    },
    // Requests the replies that were missed while disconnected.
    () => void replies?.then((loaded) => loaded.catchUp()),
  )
}
