import { refetchAllCards } from '@/api/cards/cardQueries'
import { channels } from '@/api/channels'
import { selectSnackbars, snackbarShown } from '@/store/snackbarsSlice'
import type { ListenerContext } from './listenerContext'

/**
 * Shows a snackbar when a server process ends, such as the creation of a stack of materials, and requests the cards
 * again (A-471, C-445, D-1401, D-3142).
 */
export function listenToProcesses({ realtime, store, userId, applyAfterDrag }: ListenerContext): void {
  const { dispatch } = store
  realtime.subscribe(
    channels.genericNotification,
    { userId },
    {
      'user.process.completed': ({ message, type, format_id }) => {
        // The screen that started the process may already show a snackbar, in the user's language.
        const isAnnounced = selectSnackbars(store.getState()).some(
          ({ replaceKey }) => replaceKey === `process ${format_id}`,
        )
        const state = store.getState()
        // Cards of ideas are announced when their stack opens, which may be long ago.
        const isMadeHere = format_id !== null && state.ideation?.madeStackIds.includes(format_id)
        // A process without a message only causes the cards to be requested again.
        if (message && !isAnnounced && !isMadeHere) dispatch(snackbarShown({ kind: type, text: { message } }))
        applyAfterDrag(() => void dispatch(refetchAllCards()))
      },
    },
  )
}
