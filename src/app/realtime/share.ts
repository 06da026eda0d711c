import { fetchAndInsertCard } from '@/api/cards/cardChanges'
import { patchCard } from '@/api/cards/listPatches'
import { channels } from '@/api/channels'
import { closeInaccessibleCards, removeInaccessibleCards } from '@/store/inaccessibleCards'
import type { ListenerContext } from './listenerContext'

/** Applies what other users do: share cards, revoke shares, and open shared cards (B-532 to B-535). */
export function listenToShares({
  realtime,
  store,
  userId,
  applyAfterDrag,
  onRequiredChannelSettled,
}: ListenerContext): void {
  const { dispatch } = store
  let queue: Promise<unknown> = Promise.resolve()
  /**
   * Runs share events one after the other. If a share is revoked while its card is being requested, the card is removed
   * after the response.
   */
  const enqueue = (task: () => unknown) => {
    queue = queue.then(task).catch((cause: unknown) => {
      // The queue continues after a failure, because later events concern other cards.
      console.warn('[realtime] A share event could not be applied.', cause)
    })
  }
  realtime.subscribe(
    channels.share,
    { userId },
    {
      // No snackbar here, because the notification shows one (D-0914).
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
