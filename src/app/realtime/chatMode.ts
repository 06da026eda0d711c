import { channels } from '@/api/channels'
import type { ModeChange } from '@/api/chat.contract'
import { selectMe } from '@/api/user'
import type { ListenerContext } from './listenerContext'

/** Changes of the chat mode by any tab (C-205 to C-207, C-416, C-417). An event loads the code of the chat modes. */
export function listenToChatMode({ realtime, store, userId }: ListenerContext): void {
  /** Newest change that waits for its code. After a failed load, the next joining of the channel tries again. */
  let waiting: ModeChange | undefined
  const receive = async (change: ModeChange) => {
    waiting = change
    const { receiveModeChange } = await import('@/model/conversation/modeParts')
    // The newest change wins: two imports of a chunk that loads may resolve in either order.
    if (waiting !== change) return
    waiting = undefined
    // The session may have ended meanwhile.
    if (selectMe(store.getState())?.id === userId) store.dispatch(receiveModeChange(change))
  }
  realtime.subscribe(channels.chatAgent, { userId }, { 'mode.changed': (change) => void receive(change) }, () => {
    if (waiting) void receive(waiting)
  })
}
