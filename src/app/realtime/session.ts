import { channels } from '@/api/channels'
import { endSession } from '../startup/session'
import type { ListenerContext } from './listenerContext'

/** The end of the session in another place. */
export function listenToSession({ realtime, store, userId, navigate }: ListenerContext): void {
  realtime.subscribe(
    channels.userLogout,
    { userId },
    { 'user.logged.out': () => void store.dispatch(endSession('loggedOutElsewhere', navigate)) },
  )
}
