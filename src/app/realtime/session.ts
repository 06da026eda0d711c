import { channels } from '@/api/channels'
import { endSession } from '../startup/session'
import type { ListenerContext } from './listenerContext'

/** Ends the session after the user has logged out elsewhere. */
export function listenToSession({ realtime, store, userId, navigate }: ListenerContext): void {
  realtime.subscribe(
    channels.userLogout,
    { userId },
    { 'user.logged.out': () => void store.dispatch(endSession('loggedOutElsewhere', navigate)) },
  )
}
