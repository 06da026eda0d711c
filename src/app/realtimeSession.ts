import { channels } from '@/api/channels'
import { authApi } from '@/api/auth'
import { insertCard, patchCard, refetchCards, removeTemporaryCard } from '@/api/formats'
import { selectMe } from '@/api/user'
import { createRealtime, type Realtime, type RealtimeSettings } from '@/realtime/realtime'
import { connectionChanged } from '@/state/connection'
import { snackbarShown } from '@/state/snackbars'
import type { Navigate } from './failures'
import { endSession } from './session'
import type { AppStore } from './store'

/** Listens to everything that concerns one person, wherever they are in the app. */
function listen(realtime: Realtime, store: AppStore, userId: number, navigate: Navigate): void {
  const { dispatch } = store
  realtime.subscribe(
    channels.cards,
    { userId },
    {
      'format.created': ({ format, temp_id }) => dispatch(insertCard(format, temp_id)),
      // An event carries no children; those of an open stack stay.
      'format.updated': ({ format }) => dispatch(patchCard(format.id, (card) => ({ ...card, ...format }))),
      'format.failed': ({ temp_id, message }) => {
        if (temp_id) dispatch(removeTemporaryCard(temp_id))
        dispatch(snackbarShown({ kind: 'danger', text: message ? { message } : { key: 'error.generic' } }))
      },
    },
    () => dispatch(refetchCards()),
  )
  realtime.subscribe(
    channels.userLogout,
    { userId },
    {
      'user.logged.out': () => void dispatch(endSession('loggedOutElsewhere', navigate)),
    },
  )
  realtime.onStatus((status) => dispatch(connectionChanged(status)))
}

/** Keeps one realtime connection for as long as somebody is signed in. */
export function startRealtime(store: AppStore, settings: RealtimeSettings, navigate: Navigate): () => void {
  let realtime: Realtime | undefined
  let currentId: number | undefined

  const authorize = (body: { socket_id: string; channel_name: string }) =>
    store.dispatch(authApi.endpoints.authorizeChannel.initiate(body, { track: false })).unwrap()

  const follow = () => {
    const userId = selectMe(store.getState())?.id
    if (userId === currentId) return
    currentId = userId
    realtime?.disconnect()
    realtime = undefined
    if (userId === undefined) return
    realtime = createRealtime(settings, authorize)
    listen(realtime, store, userId, navigate)
  }
  follow()
  const unsubscribe = store.subscribe(follow)
  return () => {
    unsubscribe()
    realtime?.disconnect()
  }
}
