import { refetchAllCards } from '@/api/cards/cardQueries'
import { channels } from '@/api/channels'
import { selectSnackbars, snackbarShown } from '@/store/snackbarsSlice'
import type { ListenerContext } from './listenerContext'

/** Announces finished server processes, such as a stack of materials, and refetches the cards (A-471, C-445, D-1401, D-3142). */
export function listenToProcesses({ realtime, store, userId, applyAfterDrag }: ListenerContext): void {
  const { dispatch } = store
  realtime.subscribe(
    channels.genericNotification,
    { userId },
    {
      'user.process.completed': ({ message, type, format_id }) => {
        // The screen that started the process may have announced the end already, in the language of the user.
        const isAnnounced = selectSnackbars(store.getState()).some(
          ({ replaceKey }) => replaceKey === `process ${format_id}`,
        )
        // A process without a message only refetches the cards.
        if (message && !isAnnounced) dispatch(snackbarShown({ kind: type, text: { message } }))
        applyAfterDrag(() => void dispatch(refetchAllCards()))
      },
    },
  )
}
