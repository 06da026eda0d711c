/**
 * Live content of the open card (B-515, C-422, D-2509). During generation, the card's own channel sends content even to
 * users who may only read the card. Cards in lists are updated by `format.updated` on the user's own channel.
 */
import { debounce } from 'es-toolkit'
import { baseApi } from '../core/baseApi'
import { channels, type EventsOf } from '../channels'
import { servicesOf } from '../core/services'
import type { Card } from './card.schema'
import { addToken, beginStream, type CardStream, type StreamToken } from './cardStream'
import { refetchCard } from './cardQueries'
import { selectCachedCard } from './cardSelectors'
import { patchCard } from './listPatches'
import type { ApiThunk, RootWithApi } from '../core/apiThunk'
import { receiveCard } from './pendingSaves'
import { keepSearchKeyword } from './searchKeywords'

type ReceivedData = EventsOf<typeof channels.cardFocus>['data.received']

/**
 * Fields that depend on the viewer. `finished` contains neutral values for them; `format.updated` contains this
 * viewer's values (D-2520).
 */
const VIEWER_FIELDS: ReadonlySet<string> = new Set([
  'isOwner',
  'share_status',
  'share_opened',
  'shared_by',
  'is_answered',
  'receiver_submitted',
  'answers',
  'cards',
  'childCount',
])

const withoutViewerFields = (card: Card): Partial<Card> =>
  Object.fromEntries(Object.entries(card).filter(([field]) => !VIEWER_FIELDS.has(field)))

/**
 * Merges the data of a `data.received` event into the card (B-519 to B-526). A `body` or `question` that the card's
 * type does not have is ignored.
 */
export function mergeReceivedData(card: Card, { type, data }: ReceivedData): Card {
  switch (type) {
    case 'finished':
      return Object.assign({}, card, withoutViewerFields(data))
    case 'image':
      return { ...card, ...data, mediaLoading: false }
    case 'curriculum':
    case 'lesson_resources':
      return { ...card, ...data }
    case 'body':
      return withBody(card, data.body)
    case 'question':
      return card.type === 'question' ? { ...card, ...data } : card
    case 'keyword':
      // `keyword` changes no field of the card; `keepSearchKeyword` keeps it for the image search.
      return card
  }
}

/** Replaces the body of a card. A table stays unchanged, because its body is not text. */
const withBody = (card: Card, body: string): Card => (card.type === 'table' ? card : { ...card, body })

/** Minimum time in ms between two renders of a stream, however many tokens arrive. */
const SHOW_MS = 33
/** Time in ms without a token after which a stream counts as lost, and the card is requested. */
const SILENCE_MS = 20_000

type Show = (change: (stream: CardStream | null) => CardStream | null) => void

/**
 * Follows the stream of one card until `finished`. A lost connection or 20 s without a token also end it. The card is
 * then requested, otherwise it would stay read-only (D-0083).
 * @param onEnd called with false if the card must be requested
 */
export function followStream(show: Show, onEnd: (isFinished: boolean) => void) {
  let tokens: StreamToken[] = []
  let isRunning = false
  /** Tokens that arrive after `finished` are late and must not begin a new stream. */
  let isFinished = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const endAfterSilence = debounce(() => end(false), SILENCE_MS)

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const due = tokens
    tokens = []
    if (due.length > 0) show((stream) => due.reduce<CardStream | null>(addToken, stream))
  }
  function stop(): void {
    clearTimeout(timer)
    endAfterSilence.cancel()
    timer = undefined
    tokens = []
    isRunning = false
  }
  function end(isComplete: boolean): void {
    isFinished = isComplete
    if (!isRunning) return
    stop()
    show(() => null)
    onEnd(isComplete)
  }
  function keepRunning(): void {
    isRunning = true
    endAfterSilence()
  }
  return {
    start(): void {
      tokens = []
      isFinished = false
      keepRunning()
      show(beginStream)
    },
    /** @returns false for a token after `finished` */
    add(token: StreamToken): boolean {
      if (isFinished) return false
      tokens.push(token)
      if (timer !== undefined) return true
      // Restarts the silence timer once per render instead of per token. At 1000 tokens per second, timers would cost
      // more than the tokens.
      keepRunning()
      timer = setTimeout(flush, SHOW_MS)
      return true
    },
    end,
    stop,
  }
}

const openCardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Subscribes to the channel of an open card, without a request. The data is the stream into the card; null if there
     * is none. A running stream keeps the cache entry alive, so that a reopened card shows its current state.
     */
    listenToCard: build.query<CardStream | null, { cardId: string }>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded({ cardId }, api) {
        const { dispatch, cacheEntryRemoved } = api
        let release: (() => void) | undefined
        const hold = () => {
          release ??= dispatch(listenInBackground(cardId))
        }
        const letGo = () => {
          release?.()
          release = undefined
        }
        const stream = followStream(
          (change) => api.updateCachedData(change),
          (isFinished) => {
            letGo()
            if (!isFinished) void dispatch(refetchCard(cardId))
          },
        )
        let isJoined = false
        // Events before the subscription are lost. The later `finished` event contains their content.
        const unsubscribe = servicesOf(api).realtime.subscribe(
          channels.cardFocus,
          { formatId: cardId },
          {
            'stream.start': () => {
              stream.start()
              hold()
            },
            token: ({ index, token }) => {
              if (stream.add({ index, token })) hold()
            },
            'body.updated': ({ body, updated_at }) => {
              // The body of a table is not text.
              if (selectCachedCard(api.getState(), cardId)?.type === 'table') return
              dispatch(receiveCard({ id: cardId, body, updated_at }))
            },
            'data.received': (event) => {
              dispatch(patchCard(cardId, (card) => mergeReceivedData(card, event)))
              if (event.type === 'keyword') dispatch(keepSearchKeyword(cardId, event.data.keyword))
              if (event.type === 'finished') stream.end(true)
            },
          },
          () => {
            // Called again after a reconnect. Events in between are lost, so a running stream ends, which requests the
            // card.
            if (isJoined) stream.end(false)
            isJoined = true
          },
        )
        await cacheEntryRemoved
        stream.stop()
        unsubscribe()
      },
    }),
  }),
})

/** Keeps following a card that is not open, or not yet. @returns unsubscribes */
export const listenInBackground =
  (cardId: string): ApiThunk<() => void> =>
  (dispatch) => {
    const subscription = dispatch(openCardApi.endpoints.listenToCard.initiate({ cardId }))
    return () => subscription.unsubscribe()
  }

export const selectCardStream = (state: RootWithApi, cardId: string): CardStream | null =>
  openCardApi.endpoints.listenToCard.select({ cardId })(state).data ?? null

export const { useListenToCardQuery } = openCardApi
