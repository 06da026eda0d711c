import { channels } from '@/api/channels'
import type { ModeChange } from '@/api/chat.contract'
import { selectMe } from '@/api/user'
import type { ListenerContext } from './listenerContext'

/** Changes of the chat mode by any tab (C-205 to C-207, C-416, C-417). An event loads the code of the chat modes. */
export function listenToChatMode({ realtime, store, userId }: ListenerContext): void {
  /** Change whose code has failed to load; the next joining tries again. */
  let missed: ModeChange | undefined
  const receive = async (change: ModeChange) => {
    missed = change
    const { receiveModeChange } = await import('@/model/conversation/chatMode')
    if (missed === change) missed = undefined
    // The session may have ended meanwhile.
    if (selectMe(store.getState())?.id === userId) store.dispatch(receiveModeChange(change))
  }
  realtime.subscribe(channels.chatAgent, { userId }, { 'mode.changed': (change) => void receive(change) }, () => {
    if (missed) void receive(missed)
  })
}
