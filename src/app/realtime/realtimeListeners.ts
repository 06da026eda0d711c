/** Realtime connection of a session, with the listeners that every screen needs: one file per domain (D-0051). */
import { authApi } from '@/api/auth'
import { refetchAllCards } from '@/api/cards/cardQueries'
import type { RealtimeService } from '@/api/core/services'
import { selectMe } from '@/api/user'
import { createRealtime, type Realtime, type RealtimeSettings } from '@/realtime/realtime'
import { addBeforeLogOut } from '@/store/beforeLogOut'
import { channelsSettled, connectionChanged } from '@/store/connectionSlice'
import type { AppStore } from '../startup/store'
import { listenToCards } from './cards'
import { listenToChat } from './chat'
import { listenToChatMode } from './chatMode'
import { deferWhileDragging } from './deferWhileDragging'
import { type ListenerContext, requiredChannels } from './listenerContext'
import { listenToNotifications } from './notifications'
import { listenToProcesses } from './processes'
import { listenToSession } from './session'
import { listenToShares } from './share'
import { listenToFirstCreation } from './tutorial'

const LISTENERS: readonly ((context: ListenerContext) => void)[] = [
  listenToCards,
  listenToShares,
  listenToNotifications,
  listenToProcesses,
  listenToChat,
  listenToChatMode,
  listenToSession,
  listenToFirstCreation,
]

type Navigation = Pick<ListenerContext, 'navigate' | 'getRouter'>

function registerListeners(realtime: Realtime, store: AppStore, userId: number, navigation: Navigation): void {
  const applyAfterDrag = deferWhileDragging(store)
  const settled = new Set<string>()
  const areAllSettled = () => settled.size === requiredChannels.length
  /**
   * Requests the lists again once all required channels have been joined or refused, and after each reconnect (D-0036).
   */
  const onRequiredChannelSettled: ListenerContext['onRequiredChannelSettled'] = (channel) => {
    settled.add(channel)
    if (!areAllSettled()) return
    const onRefetching = () => {
      // The connection may have been lost in the meantime.
      if (areAllSettled()) store.dispatch(channelsSettled())
    }
    applyAfterDrag(() => void store.dispatch(refetchAllCards()).then(onRefetching))
  }
  const context = { realtime, store, userId, ...navigation, applyAfterDrag, onRequiredChannelSettled }
  for (const listen of LISTENERS) listen(context)
  realtime.onStatus((status) => {
    if (status !== 'connected') settled.clear()
    store.dispatch(connectionChanged(status))
  })
}

/**
 * Keeps one realtime connection while a user is signed in.
 * @param connectTo joins the subscriptions of endpoints on each connection
 * @returns a function that disconnects
 */
export function startRealtimeListeners(
  store: AppStore,
  settings: RealtimeSettings,
  navigation: Navigation,
  connectTo: (connection: RealtimeService | undefined) => void,
): () => void {
  let realtime: Realtime | undefined
  let currentId: number | undefined

  const authorizations = new Set<{ abort: () => void }>()
  const authorize = async (body: { socket_id: string; channel_name: string }) => {
    const request = store.dispatch(authApi.endpoints.authorizeChannel.initiate(body, { track: false }))
    authorizations.add(request)
    return request.unwrap().finally(() => authorizations.delete(request))
  }

  const disconnect = () => {
    connectTo(undefined)
    realtime?.disconnect()
    realtime = undefined
    for (const request of authorizations) request.abort()
  }
  const syncWithUser = () => {
    const userId = selectMe(store.getState())?.id
    if (userId === currentId) return
    currentId = userId
    disconnect()
    if (userId === undefined) return
    realtime = createRealtime(settings, authorize)
    registerListeners(realtime, store, userId, navigation)
    connectTo(realtime)
  }
  syncWithUser()
  const unsubscribe = store.subscribe(syncWithUser)
  // Disconnects before the log-out, because afterwards the server answers 401 to a channel that is being joined. The
  // same user reconnects only after a login.
  const removeBeforeLogOut = store.dispatch(addBeforeLogOut(async () => disconnect()))
  return () => {
    unsubscribe()
    removeBeforeLogOut()
    disconnect()
  }
}
