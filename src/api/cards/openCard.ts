/**
 * Live content of the card that is open (B-515, C-422, D-2509). The cards of lists are kept up to date by `format.updated` on the user's own
 * channel; this one also reaches those who may only read the card, while its content is being generated.
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

type ReceivedData = EventsOf<typeof channels.cardFocus>['data.received']

/** What depends on the viewer. `finished` has neutral values of these for everybody; `format.updated` brings the viewer's own (D-2520). */
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

/** The card with the data of a `data.received` event; data that its type does not have is ignored (B-519 to B-526). */
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
      // Prefills the search for images; no field of the card.
      return card
  }
}

/** A card with another body; the body of a table is no text. */
const withBody = (card: Card, body: string): Card => (card.type === 'table' ? card : { ...card, body })

/** ms between two renderings of a stream, however many tokens arrive. */
const SHOW_MS = 33
/** ms without a word after which a stream counts as lost, and the card is fetched. */
const SILENCE_MS = 20_000

type Show = (change: (stream: CardStream | null) => CardStream | null) => void

/**
 * Follows the stream of one card. It ends with `finished`; when the connection was lost on the way, or nothing comes for 20 s, with the card
 * as the server has it by then: an open card is never read-only for ever (D-0083).
 * @param onEnd the card has to be fetched unless it has arrived
 */
export function followStream(show: Show, onEnd: (isFinished: boolean) => void) {
  let tokens: StreamToken[] = []
  let isRunning = false
  /** What still comes of a stream that has finished is late, and begins no other. */
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
    /** @returns whether the token belongs to a stream that is running */
    add(token: StreamToken): boolean {
      if (isFinished) return false
      tokens.push(token)
      if (timer !== undefined) return true
      // Once a rendering: two timers for each of a thousand tokens a second cost more than the tokens.
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
     * No request: its cache entry lives while the card is open, and with it the subscription. Its data is the content that is being
     * streamed into the card; null while none is. A stream keeps the entry, so that a card that is reopened shows its current state.
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
        // Events before the channel is joined are lost; `finished` repeats what they carried.
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
              // The body of a table is no text.
              if (selectCachedCard(api.getState(), cardId)?.type === 'table') return
              dispatch(receiveCard({ id: cardId, body, updated_at }))
            },
            'data.received': (event) => {
              dispatch(patchCard(cardId, (card) => mergeReceivedData(card, event)))
              if (event.type === 'finished') stream.end(true)
            },
          },
          () => {
            // Rejoined: events in between were missed.
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

/** Keeps following a card that is closed. @returns ends it */
const listenInBackground =
  (cardId: string): ApiThunk<() => void> =>
  (dispatch) => {
    const subscription = dispatch(openCardApi.endpoints.listenToCard.initiate({ cardId }))
    return () => subscription.unsubscribe()
  }

/** What is being streamed into an open card. */
export const selectCardStream = (state: RootWithApi, cardId: string): CardStream | null =>
  openCardApi.endpoints.listenToCard.select({ cardId })(state).data ?? null

export const { useListenToCardQuery } = openCardApi
