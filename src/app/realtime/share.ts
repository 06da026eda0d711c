import { fetchAndInsertCard } from '@/api/cards/cardChanges'
import { patchCard } from '@/api/cards/listPatches'
import { channels } from '@/api/channels'
import { closeInaccessibleCards, removeInaccessibleCards } from '@/store/inaccessibleCards'
import type { ListenerContext } from './listenerContext'

/** Applies shares, revoked shares and opened shares of other users (B-532 to B-535). */
export function listenToShares({
  realtime,
  store,
  userId,
  applyAfterDrag,
  onRequiredChannelSettled,
}: ListenerContext): void {
  const { dispatch } = store
  let queue: Promise<unknown> = Promise.resolve()
  /** Runs share events in sequence: a revocation during the fetch removes the card after the fetch. */
  const enqueue = (task: () => unknown) => {
    queue = queue.then(task).catch((cause: unknown) => {
      // Go on: later events concern other cards.
      console.warn('[realtime] A share event could not be applied.', cause)
    })
  }
  realtime.subscribe(
    channels.share,
    { userId },
    {
      // No snackbar here: the notification shows the snackbar (D-0914).
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
