import { type Channel, channels } from '@/api/channels'
import { authApi } from '@/api/auth'
import {
  fetchNewCard,
  insertCard,
  loseCards,
  patchCard,
  refetchCards,
  removeLoadingCard,
  removeTemporaryCard,
} from '@/api/loadedCards'
import { notificationArrived } from '@/api/notifications'
import { selectMe } from '@/api/user'
import { createRealtime, type Realtime, type RealtimeSettings } from '@/realtime/realtime'
import { connectionChanged } from '@/state/connection'
import { selectIsDragging } from '@/state/drag'
import { snackbarShown } from '@/state/snackbars'
import { cardsGone } from '@/features/board/actions/history'
import { decodeEntities } from '@/formats/decode'
import type { Navigate } from './failures'
import { endSession } from './session'
import type { AppStore } from './store'

/** Does what changes the board; while a card is being dragged, not before it has been dropped (decisions/board 3; findings). */
function afterDrag(store: AppStore): (change: () => void) => void {
  const waiting: (() => void)[] = []
  const watchForDrop = () => {
    const unsubscribe = store.subscribe(() => {
      if (selectIsDragging(store.getState())) return
      unsubscribe()
      for (const change of waiting.splice(0)) change()
    })
  }
  return (change) => {
    if (!selectIsDragging(store.getState())) return change()
    if (waiting.length === 0) watchForDrop()
    waiting.push(change)
  }
}

/** Listens to everything that concerns one person, wherever they are in the app. */
function listen(realtime: Realtime, store: AppStore, userId: number, navigate: Navigate): void {
  const { dispatch } = store
  const onBoard = afterDrag(store)
  let shares: Promise<unknown> = Promise.resolve()
  /** What is taken back while it is still being fetched leaves after it has come. */
  const inTurn = (work: () => unknown) => {
    shares = shares.then(work)
  }
  const answered = new Set<Channel>()
  /** Asks for what came before, when both channels of the cards are joined or refused, and again whenever the connection was gone. */
  const hasAnswered = (channel: Channel) => () => {
    answered.add(channel)
    if (answered.size === 2) onBoard(() => dispatch(refetchCards()))
  }
  const say = (notice: Parameters<typeof snackbarShown>[0]) => dispatch(snackbarShown(notice))
  realtime.subscribe(
    channels.cards,
    { userId },
    {
      'format.created': ({ format, temp_id }) => onBoard(() => dispatch(insertCard(format, temp_id))),
      // An event carries no children; those of an open stack stay.
      'format.updated': ({ format }) =>
        onBoard(() => dispatch(patchCard(format.id, (card) => ({ ...card, ...format })))),
      'format.failed': ({ format_id, temp_id, message }) => {
        if (temp_id) onBoard(() => dispatch(removeTemporaryCard(temp_id)))
        else if (format_id) onBoard(() => dispatch(removeLoadingCard(format_id)))
        say({ kind: 'danger', text: message ? { message } : { key: 'error.generic' } })
      },
    },
    hasAnswered(channels.cards),
  )
  realtime.subscribe(
    channels.share,
    { userId },
    {
      'shared.user': ({ format_ids, sender, title }) => {
        onBoard(() => inTurn(() => Promise.all(format_ids.map((id) => dispatch(fetchNewCard(id))))))
        say({
          kind: 'neutral',
          text: { key: 'message.shared', values: { name: sender.name, title: decodeEntities(title) } },
        })
      },
      'removed.user': ({ format_ids }) => {
        onBoard(() => inTurn(() => dispatch(loseCards(format_ids))))
        dispatch(cardsGone({ cardIds: format_ids }))
      },
      'status.changed.read': ({ format_id }) =>
        onBoard(() => dispatch(patchCard(format_id, (card) => ({ ...card, share_opened: true })))),
    },
    hasAnswered(channels.share),
  )
  realtime.subscribe(
    channels.board,
    { userId },
    {
      'insight.added': ({ format }) => {
        onBoard(() => dispatch(insertCard(format, null)))
        say({ kind: 'neutral', text: { key: 'message.insightAdded' } })
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
    if (status !== 'connected') answered.clear()
    dispatch(connectionChanged(status))
  })
}

/** Keeps one realtime connection for as long as somebody is signed in. */
export function startRealtime(store: AppStore, settings: RealtimeSettings, navigate: Navigate): () => void {
  let realtime: Realtime | undefined
  let currentId: number | undefined

  const authorize = (body: { socket_id: string; channel_name: string }) =>
    store.dispatch(authApi.endpoints.authorizeChannel.initiate(body, { track: false })).unwrap()

  const follow = () => {
    const userId = selectMe(store.getState())?.id
    if (userId === currentId) return
    currentId = userId
    realtime?.disconnect()
    realtime = undefined
    if (userId === undefined) return
    realtime = createRealtime(settings, authorize)
    listen(realtime, store, userId, navigate)
  }
  follow()
  const unsubscribe = store.subscribe(follow)
  return () => {
    unsubscribe()
    realtime?.disconnect()
  }
}
