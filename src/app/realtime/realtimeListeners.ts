import { type Channel, channels } from '@/api/channels'
import { authApi } from '@/api/auth'
import {
  fetchAndInsertCard,
  insertCard,
  evictCards,
  patchCard,
  invalidateAllCards,
  removeLoadingCard,
  removeTemporaryCard,
} from '@/api/cards/optimisticCards'
import { notificationArrived } from '@/api/notifications'
import { selectMe } from '@/api/user'
import { createRealtime, type Realtime, type RealtimeSettings } from '@/realtime/realtime'
import { cardsRemoved } from '@/store/cardEvents'
import { channelsSettled, connectionChanged } from '@/store/connectionSlice'
import { selectIsDragging } from '@/store/dragSlice'
import { snackbarShown } from '@/store/snackbarsSlice'
import { decodeEntities } from '@/cardTypes/decode'
import type { Navigate } from '../bootstrap/session'
import { endSession } from '../bootstrap/session'
import type { AppStore } from '../store'

/** Runs a change of the board at once, or after the drop while a card is dragged: a card that is removed during a drag stalls it (D-0042). */
function deferWhileDragging(store: AppStore): (change: () => void) => void {
  const deferred: (() => void)[] = []
  const flushAfterDrop = () => {
    const unsubscribe = store.subscribe(() => {
      if (selectIsDragging(store.getState())) return
      unsubscribe()
      for (const change of deferred.splice(0)) change()
    })
  }
  return (change) => {
    if (!selectIsDragging(store.getState())) return change()
    if (deferred.length === 0) flushAfterDrop()
    deferred.push(change)
  }
}

/** The channels that carry changes of cards: cards and share. */
const REQUIRED_CHANNELS = 2

/** Subscribes to the channels that concern the user on every screen. */
function registerListeners(realtime: Realtime, store: AppStore, userId: number, navigate: Navigate): void {
  const { dispatch } = store
  const applyAfterDrag = deferWhileDragging(store)
  let shareQueue: Promise<unknown> = Promise.resolve()
  /** Share events run one after the other: a share revoked while its card is being fetched removes the card after the fetch. */
  const enqueue = (task: () => unknown) => {
    shareQueue = shareQueue.then(task)
  }
  const settledChannels = new Set<Channel>()
  /** Refetches what may have been missed, once both channels have been joined or refused, and again after each reconnect (D-0036). */
  const onSubscriptionSettled = (channel: Channel) => () => {
    settledChannels.add(channel)
    if (settledChannels.size < REQUIRED_CHANNELS) return
    applyAfterDrag(() => {
      dispatch(invalidateAllCards())
      dispatch(channelsSettled())
    })
  }
  const showSnackbar = (snackbar: Parameters<typeof snackbarShown>[0]) => dispatch(snackbarShown(snackbar))
  realtime.subscribe(
    channels.cards,
    { userId },
    {
      'format.created': ({ format, temp_id }) => applyAfterDrag(() => dispatch(insertCard(format, temp_id))),
      // The payload has no children; those of an open stack are kept.
      'format.updated': ({ format }) =>
        applyAfterDrag(() => dispatch(patchCard(format.id, (card) => ({ ...card, ...format })))),
      'format.failed': ({ format_id, temp_id, message }) => {
        if (temp_id) applyAfterDrag(() => dispatch(removeTemporaryCard(temp_id)))
        else if (format_id) applyAfterDrag(() => dispatch(removeLoadingCard(format_id)))
        showSnackbar({ kind: 'danger', text: message ? { message } : { key: 'error.generic' } })
      },
    },
    onSubscriptionSettled(channels.cards),
  )
  realtime.subscribe(
    channels.share,
    { userId },
    {
      'shared.user': ({ format_ids, sender, title }) => {
        applyAfterDrag(() => enqueue(() => Promise.all(format_ids.map((id) => dispatch(fetchAndInsertCard(id))))))
        showSnackbar({
          kind: 'neutral',
          text: { key: 'message.shared', values: { name: sender.name, title: decodeEntities(title) } },
        })
      },
      'removed.user': ({ format_ids }) => {
        applyAfterDrag(() => enqueue(() => dispatch(evictCards(format_ids))))
        dispatch(cardsRemoved({ cardIds: format_ids }))
      },
      'status.changed.read': ({ format_id }) =>
        applyAfterDrag(() => dispatch(patchCard(format_id, (card) => ({ ...card, share_opened: true })))),
    },
    onSubscriptionSettled(channels.share),
  )
  realtime.subscribe(
    channels.board,
    { userId },
    {
      'insight.added': ({ format }) => {
        applyAfterDrag(() => dispatch(insertCard(format, null)))
        showSnackbar({ kind: 'neutral', text: { key: 'message.insightAdded' } })
      },
    },
  )
  realtime.subscribe(
    channels.notifications,
    { userId },
    { 'new.message': ({ notification }) => dispatch(notificationArrived(notification)) },
  )
  realtime.subscribe(
    channels.userLogout,
    { userId },
    {
      'user.logged.out': () => void dispatch(endSession('loggedOutElsewhere', navigate)),
    },
  )
  realtime.onStatus((status) => {
    if (status !== 'connected') settledChannels.clear()
    dispatch(connectionChanged(status))
  })
}

/** Keeps one realtime connection while a user is signed in. @returns a function that disconnects */
export function startRealtimeListeners(store: AppStore, settings: RealtimeSettings, navigate: Navigate): () => void {
  let realtime: Realtime | undefined
  let currentId: number | undefined

  const authorize = (body: { socket_id: string; channel_name: string }) =>
    store.dispatch(authApi.endpoints.authorizeChannel.initiate(body, { track: false })).unwrap()

  const syncWithUser = () => {
    const userId = selectMe(store.getState())?.id
    if (userId === currentId) return
    currentId = userId
    realtime?.disconnect()
    realtime = undefined
    if (userId === undefined) return
    realtime = createRealtime(settings, authorize)
    registerListeners(realtime, store, userId, navigate)
  }
  syncWithUser()
  const unsubscribe = store.subscribe(syncWithUser)
  return () => {
    unsubscribe()
    realtime?.disconnect()
  }
}
