import { fetchAndInsertCard } from '@/api/cards/cardChanges'
import { patchCard } from '@/api/cards/listPatches'
import { channels } from '@/api/channels'
import { closeInaccessibleCards, removeInaccessibleCards } from '@/store/inaccessibleCards'
import type { ListenerContext } from './listenerContext'

/** Cards that other users share, unshare and open (B-532 to B-535). */
export function listenToShares({
  realtime,
  store,
  userId,
  applyAfterDrag,
  onRequiredChannelSettled,
}: ListenerContext): void {
  const { dispatch } = store
  let queue: Promise<unknown> = Promise.resolve()
  /** Share events run one after the other: a share revoked while its card is being fetched removes the card after the fetch. */
  const enqueue = (task: () => unknown) => {
    queue = queue.then(task).catch((cause: unknown) => {
      // The events behind it are about other cards.
      console.warn('[realtime] A share event could not be applied.', cause)
    })
  }
  realtime.subscribe(
    channels.share,
    { userId },
    {
      // Its snackbar is that of the notification (D-0914).
      'shared.user': ({ format_ids }) =>
        applyAfterDrag(() => enqueue(() => Promise.all(format_ids.map((id) => dispatch(fetchAndInsertCard(id)))))),
      'removed.user': ({ format_ids }) => {
        dispatch(closeInaccessibleCards(format_ids))
        applyAfterDrag(() => enqueue(() => dispatch(removeInaccessibleCards(format_ids))))
      },
      'status.changed.read': ({ format_id }) =>
        applyAfterDrag(() => dispatch(patchCard(format_id, (card) => ({ ...card, share_opened: true })))),
    },
    () => onRequiredChannelSettled('share'),
  )
}
