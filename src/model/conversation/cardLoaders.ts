/**
 * Cards that replies make: placeholders in the conversation, which become 'Created {title}' or 'The card was not created.' The tab that
 * asked stores that message, once (C-132, C-138, C-139, D-3105, D-3117).
 */
import { channels } from '@/api/channels'
import type { ChatMessage, NamedCard } from '@/api/chat.contract'
import { perApp } from '@/api/core/perApp'
import { selectMe } from '@/api/user'
import type { AppThunk, RootState } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { abortStream } from '@/streaming/abortable'
import { askerOf, formatsOf, repliesOf } from './cardMaker'
import {
  type CardLoader,
  cardStored,
  isSilent,
  loaderAdded,
  loaderChanged,
  mayEnd,
  selectCardLoader,
  selectCardLoaders,
  selectIsCardStored,
} from './cardLoadersSlice'
import type { CardMessage } from './chatEvents'
import { chatEventReceived, selectLiveReplies, selectLiveReply, selectTurns } from './chatSlice'
import { closeReply } from './closeReply'
import { storeMessage } from './storeMessage'
import { type ChatKey, chatKeyOf } from './chatKeys'

export type LoaderMessage = Extract<ChatMessage, { type: 'format_loader' }>
type CreatedMessage = Extract<CardMessage, { type: 'format_created' }>

/** ms between two looks at the placeholders that wait. */
const CHECK_MS = 1000

const loadersOf = (state: RootState) => Object.values(selectCardLoaders(state))
const isWaiting = ({ status }: CardLoader) => status === 'waiting'

/** True for a placeholder whose end this tab still has to show or to store. */
const isOpen = (state: RootState, { status, isOwn, card }: CardLoader) =>
  status === 'waiting' || (status === 'created' && isOwn && card !== null && !selectIsCardStored(state, card.id))

const replyOf = (state: RootState, localId: string | null) =>
  repliesOf(state).find(({ reply }) => reply.localId === localId)

/** True while the conversation has the message of a placeholder: an edited question or a new chat removes it. */
const isShown = (state: RootState, { chatKey, localId }: CardLoader) =>
  selectTurns(state, chatKey).some(({ replies }) => replies.some((reply) => reply.localId === localId))

/** Reply that makes the card of a new placeholder: one in flight that has none yet, else that of the newest question. */
function makerIn(state: RootState, chatKey: ChatKey): Pick<CardLoader, 'replyId' | 'isOwn'> {
  const live = selectLiveReplies(state)
  const taken = new Set(loadersOf(state).map(({ replyId }) => replyId))
  const turns = selectTurns(state, chatKey)
  const running = turns.flatMap((turn) =>
    turn.replies.filter(({ localId }) => localId in live).map((reply) => ({ turn, reply })),
  )
  const turn = turns.findLast(({ prompt }) => prompt !== null)
  const newest = turn?.replies[turn.shown]
  const maker =
    running.find(({ reply }) => !taken.has(reply.localId)) ??
    running.at(-1) ??
    (turn && newest ? { turn, reply: newest } : undefined)
  if (!maker) return { replyId: null, isOwn: false }
  return { replyId: maker.reply.localId, isOwn: askerOf(maker.turn, maker.reply) === 'here' }
}

/** Progress of a reply; an interruption is no sign of life. */
function progressOf(state: RootState, { replyId, progress }: Pick<CardLoader, 'replyId' | 'progress'>): number {
  const live = replyId === null ? undefined : selectLiveReply(state, replyId)
  if (live) return live.content.length
  return replyOf(state, replyId)?.reply.status === 'complete' ? -1 : progress
}

const createdMessage = (card: NamedCard): CreatedMessage => ({
  type: 'format_created',
  content: card.title,
  data: card,
})

/** Stores 'Created {title}' of a card that this tab asked for; ignores a stored card. */
const storeCreated =
  (chatKey: ChatKey, card: NamedCard, loader?: CardLoader): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectIsCardStored(getState(), card.id)) return
    dispatch(cardStored(card.id))
    const shownId = loader && isShown(getState(), loader) ? loader.localId : undefined
    await dispatch(storeMessage(chatKey, createdMessage(card), shownId))
  }

const hideLoader =
  ({ tempId, localId }: CardLoader): AppThunk =>
  (dispatch) => {
    dispatch(loaderChanged({ tempId, changes: { status: 'failed' } }))
    dispatch(chatEventReceived({ event: 'messageChanged', localId, changes: { visible: false } }))
  }

/** Shows the card of a placeholder; hides a late placeholder whose card has its message already. */
const showCreated =
  (loader: CardLoader, card: NamedCard): AppThunk =>
  (dispatch, getState) => {
    const { tempId, localId } = loader
    if (!loader.card && selectIsCardStored(getState(), card.id)) return dispatch(hideLoader(loader))
    dispatch(loaderChanged({ tempId, changes: { status: 'created', card } }))
    dispatch(chatEventReceived({ event: 'messageChanged', localId, changes: createdMessage(card) }))
  }

/** Ends a placeholder whose card does not come; the tab that asked stores the message. */
const cancelCard =
  ({ tempId, chatKey, localId, type, isOwn }: CardLoader): AppThunk =>
  (dispatch) => {
    dispatch(loaderChanged({ tempId, changes: { status: 'cancelled' } }))
    const cancelled = { type: 'format_creation_cancelled', content: '', data: { type, title: '' } } as const
    if (isOwn) void dispatch(storeMessage(chatKey, cancelled, localId))
    else dispatch(chatEventReceived({ event: 'messageChanged', localId, changes: cancelled }))
  }

/** Stops waiting for a card, as the user asks. */
export const stopCard =
  (tempId: string): AppThunk =>
  (dispatch, getState) => {
    const loader = selectCardLoader(getState(), tempId)
    if (loader && isWaiting(loader)) dispatch(cancelCard(loader))
  }

/**
 * Applies `format.created`, or `format.failed` without a card, to the placeholder of the temporary id. A card that comes after its
 * cancellation replaces that message.
 */
const receiveCardResult =
  (tempId: string | null, card: NamedCard | null): AppThunk =>
  (dispatch, getState) => {
    const loader = tempId === null ? undefined : selectCardLoader(getState(), tempId)
    if (!loader || loader.status === 'created' || loader.status === 'failed') return
    if (card) {
      const { id, type, title, parent_id } = card
      dispatch(showCreated(loader, { id, type, title, parent_id }))
    } else if (isWaiting(loader)) dispatch(hideLoader(loader))
    dispatch(checkCardLoaders())
  }

type MadeCards = {
  chatKey: ChatKey
  /** `localId` of the reply. */
  replyId: string
  cards: readonly NamedCard[]
  isOwn: boolean
}

/** Shows the cards that a finished reply has made, and stores them in the tab that asked. */
const finishCards =
  ({ chatKey, replyId, cards, isOwn }: MadeCards): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (const card of cards) {
      const own = loadersOf(getState()).filter((loader) => loader.replyId === replyId)
      const waiting = own.filter(isWaiting)
      const loader =
        loadersOf(getState()).find((each) => each.card?.id === card.id) ??
        waiting.find(({ type }) => type === card.type) ??
        waiting[0]
      if (loader && loader.card?.title !== card.title) dispatch(showCreated(loader, card))
      if (isOwn) await dispatch(storeCreated(chatKey, card, loader))
    }
  }

/**
 * Ends the cards of a streamed reply, whose `metadata` names them. Tells the user that a card is on My Board instead of in the open stack
 * (C-217, D-3012).
 * @param stackId the stack that was open for the question
 */
export const finishStreamedCards =
  ({ stackId, ...made }: Omit<MadeCards, 'isOwn'> & { stackId: string | null }): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (stackId !== null && made.cards.some(({ parent_id }) => parent_id === null)) {
      dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.savedToMyBoard' } }))
    }
    await dispatch(finishCards({ ...made, isOwn: true }))
    dispatch(checkCardLoaders())
  }

/** Ends the cards of a channel reply; does nothing while the reply is in flight. */
export const finishChannelCards =
  (messageId: string): AppThunk =>
  (dispatch, getState) => {
    const state = getState()
    const found = repliesOf(state).findLast(({ reply }) => reply.source === 'channel' && reply.id === messageId)
    if (!found || selectLiveReply(state, found.reply.localId)) return
    const { turn, reply } = found
    const made = { chatKey: chatKeyOf(reply.format_id), replyId: reply.localId, cards: formatsOf(reply, undefined) }
    void dispatch(finishCards({ ...made, isOwn: askerOf(turn, reply) === 'here' }))
  }

/** Looks at one open placeholder: its card may be named, its reply stopped, or both silent for 60 s. */
const checkCardLoader =
  (loader: CardLoader, now: number): AppThunk =>
  (dispatch, getState) => {
    const state = getState()
    const { tempId, chatKey, replyId, isOwn, card } = loader
    const live = replyId === null ? undefined : selectLiveReply(state, replyId)
    if (card) {
      if (!live) void dispatch(storeCreated(chatKey, card, loader))
      return
    }
    if (!isShown(state, loader)) {
      dispatch(loaderChanged({ tempId, changes: { status: 'failed' } }))
      return
    }
    const made = replyOf(state, replyId)
    const named = made && !live ? formatsOf(made.reply, undefined) : []
    const unshown = named.filter(({ id }) => !loadersOf(state).some((each) => each.card?.id === id))
    if (replyId !== null && unshown.length > 0) {
      void dispatch(finishCards({ chatKey, replyId, cards: unshown, isOwn }))
      return
    }
    if (made?.reply.status === 'stopped') return dispatch(cancelCard(loader))
    const progress = progressOf(state, loader)
    if (progress !== loader.progress) {
      dispatch(loaderChanged({ tempId, changes: { since: now, progress } }))
      return
    }
    if (!isSilent(loader, now)) return
    dispatch(cancelCard(loader))
    if (live?.source !== 'stream') return
    // The reply waits for the same card: its question can be asked again.
    dispatch(closeReply(live, { status: 'interrupted', error: null }))
    dispatch(abortStream(live.localId))
  }

/** Timer and live events while there are placeholders; `stop` ends both. */
const watchOf = perApp((): { stop: (() => void) | null } => ({ stop: null }))

const startWatch =
  (): AppThunk<() => void> =>
  (dispatch, getState, { realtime }) => {
    const timer = setInterval(() => dispatch(checkCardLoaders()), CHECK_MS)
    const userId = selectMe(getState())?.id ?? 0
    const leave = realtime.subscribe(
      channels.cards,
      { userId },
      {
        'format.created': ({ format, temp_id }) => dispatch(receiveCardResult(temp_id, format)),
        'format.failed': ({ temp_id }) => dispatch(receiveCardResult(temp_id, null)),
      },
    )
    return () => {
      clearInterval(timer)
      leave()
    }
  }

/** Looks at all open placeholders now, and every second while there are any. */
const checkCardLoaders = (): AppThunk => (dispatch, getState, services) => {
  const watch = watchOf(services)
  const now = Date.now()
  for (const loader of loadersOf(getState()).filter((each) => isOpen(getState(), each)))
    dispatch(checkCardLoader(loader, now))
  const isNeeded = loadersOf(getState()).some((loader) => isOpen(getState(), loader) || mayEnd(loader, now))
  if (isNeeded) {
    watch.stop ??= dispatch(startWatch())
    return
  }
  watch.stop?.()
  watch.stop = null
}

/**
 * Shows the placeholder of a card; ignores a repeated one.
 * @param restoredSince time of the last sign of life, ms since the epoch, for a card that an earlier page of this tab asked for
 */
export const receiveCardLoader =
  (message: LoaderMessage, restoredSince?: number): AppThunk =>
  (dispatch, getState) => {
    const { temp_id: tempId, type } = message.data
    if (selectCardLoader(getState(), tempId)) return
    const chatKey = chatKeyOf(message.format_id)
    const maker = restoredSince === undefined ? makerIn(getState(), chatKey) : { replyId: null, isOwn: true }
    const since = restoredSince ?? Date.now()
    dispatch(chatEventReceived({ event: 'received', message }))
    const progress = progressOf(getState(), { ...maker, progress: -1 })
    const { id: localId } = message
    dispatch(loaderAdded({ tempId, chatKey, localId, type, progress, since, status: 'waiting', card: null, ...maker }))
    dispatch(checkCardLoaders())
  }

/** Placeholders of this tab that wait, with their messages, for a reload. */
export const selectWaitingCards = (state: RootState) =>
  loadersOf(state)
    .filter((loader) => isWaiting(loader) && loader.isOwn)
    .flatMap(({ localId, since }) => {
      const message = replyOf(state, localId)?.reply
      return message ? [{ message, since }] : []
    })
