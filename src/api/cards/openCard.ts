/**
 * Live content of the card that is open (B-515, C-422, D-2509). The cards of lists are kept up to date by `format.updated` on the user's own
 * channel; this one also reaches those who may only read the card, while its content is being generated.
 */
import { baseApi } from '../core/baseApi'
import { channels, type EventsOf } from '../channels'
import type { Services } from '../core/services'
import type { Card } from './card.schema'
import { patchCard, selectCachedCard } from './optimisticCards'
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
      return { ...card, ...withoutViewerFields(data) } as Card
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

const openCardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** No request: its cache entry lives while the card is open, and with it the subscription. */
    listenToCard: build.query<null, { cardId: string }>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded({ cardId }, api) {
        const { dispatch, extra, cacheEntryRemoved } = api
        // Events before the channel is joined are lost; `finished` repeats what they carried.
        const unsubscribe = (extra as Services).realtime.subscribe(
          channels.cardFocus,
          { formatId: cardId },
          {
            'body.updated': ({ body, updated_at }) => {
              // The body of a table is no text.
              if (selectCachedCard(api.getState(), cardId)?.type === 'table') return
              dispatch(receiveCard({ id: cardId, body, updated_at }))
            },
            'data.received': (event) => dispatch(patchCard(cardId, (card) => mergeReceivedData(card, event))),
          },
        )
        await cacheEntryRemoved
        unsubscribe()
      },
    }),
  }),
})

export const { useListenToCardQuery } = openCardApi
