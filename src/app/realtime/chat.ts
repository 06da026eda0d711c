import { channels } from '@/api/channels'
import { selectMe } from '@/api/user'
import type { ChannelEvent } from '@/model/conversation/channelReplies'
import type { ListenerContext } from './listenerContext'

/** Replies that no call of this tab requested (C-404 to C-414, D-3007). The first event loads the code of the chat. */
export function listenToChat(context: ListenerContext): void {
  const { realtime, store, userId } = context
  const load = async () => (await import('./chatEvents')).createChatEvents(context)
  let replies: ReturnType<typeof load> | undefined
  const whenLoaded = (receive: (loaded: Awaited<ReturnType<typeof load>>) => void) => {
    replies ??= load()
    void replies.then((loaded) => {
      // The session may have ended meanwhile.
      if (selectMe(store.getState())?.id === userId) receive(loaded)
    })
  }
  const receive = (event: ChannelEvent) => whenLoaded((loaded) => loaded.receive(event))
  realtime.subscribe(
    channels.pageRedirect,
    { userId },
    { 'page.changed': (payload) => whenLoaded((loaded) => loaded.changePage(payload)) },
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
      // Follows the events of the replies, which tell which tab asked for the card.
      'focus.changed': (payload) => whenLoaded((loaded) => loaded.changeFocus(payload)),
    },
    // Requests the replies that were missed while disconnected.
    () => void replies?.then((loaded) => loaded.catchUp()),
  )
}
