import { takeAwaitedCard, takeFailedCard } from '@/api/cards/awaitedCards'
import { insertCard, removeLoadingCard, removeTemporaryCard } from '@/api/cards/listPatches'
import { receiveCard } from '@/api/cards/pendingSaves'
import { channels } from '@/api/channels'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { ListenerContext } from './listenerContext'

/** Applies changes of the user's cards that were made elsewhere (B-527 to B-531, B-536). */
export function listenToCards({
  realtime,
  store,
  userId,
  applyAfterDrag,
  onRequiredChannelSettled,
}: ListenerContext): void {
  const { dispatch } = store
  realtime.subscribe(
    channels.cards,
    { userId },
    {
      'format.created': ({ format, temp_id }) =>
        applyAfterDrag(() => dispatch(insertCard(format, temp_id ?? dispatch(takeAwaitedCard(format))))),
      // The payload contains no children, so an open stack keeps its own.
      'format.updated': ({ format }) => applyAfterDrag(() => dispatch(receiveCard(format))),
      'format.failed': ({ format_id, temp_id, message }) => {
        const failedId = temp_id ?? (format_id ? null : dispatch(takeFailedCard(message)))
        if (failedId) applyAfterDrag(() => dispatch(removeTemporaryCard(failedId)))
        else if (format_id) applyAfterDrag(() => dispatch(removeLoadingCard(format_id)))
        dispatch(snackbarShown({ kind: 'danger', text: message ? { message } : { key: 'error.generic' } }))
      },
    },
    () => onRequiredChannelSettled('cards'),
  )
  realtime.subscribe(
    channels.board,
    { userId },
    {
      'insight.added': ({ format }) => {
        applyAfterDrag(() => dispatch(insertCard(format, null)))
        dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.insightAdded' } }))
      },
    },
  )
}
