import { refetchAllCards } from '@/api/cards/cardQueries'
import { channels } from '@/api/channels'
import { selectSnackbars, snackbarShown } from '@/store/snackbarsSlice'
import type { ListenerContext } from './listenerContext'

/** Work that the server has finished for the user, such as a stack of materials (A-471, C-445, D-1401, D-3142). */
export function listenToProcesses({ realtime, store, userId, applyAfterDrag }: ListenerContext): void {
  const { dispatch } = store
  realtime.subscribe(
    channels.genericNotification,
    { userId },
    {
      'user.process.completed': ({ message, type, format_id }) => {
        // The screen that started it may have announced it already, in the language of the user.
        const isAnnounced = selectSnackbars(store.getState()).some(
          ({ replaceKey }) => replaceKey === `process ${format_id}`,
        )
        // Without a message only the cards are refreshed.
        if (message && !isAnnounced) dispatch(snackbarShown({ kind: type, text: { message } }))
        applyAfterDrag(() => void dispatch(refetchAllCards()))
      },
    },
  )
}
