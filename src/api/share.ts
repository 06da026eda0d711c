import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { Card } from './cards/card.schema'
import type { BodyOf, ResponseOf } from './core/call'
import { type ApiThunk, patchCard, stackContentsTag } from './cards/optimisticCards'
import { type Recipient, shareCalls } from './share.contract'

type Statuses = ResponseOf<typeof shareCalls.shareCards>['data']

/** The status is that of the owner's chip: what a recipient has read of a card stays theirs, also when they share it on. */
function withStatus(card: Card, status: Statuses[number]['status']): Card {
  if (!card.isOwner) return card
  // Whoever opened it was a recipient of a sharing that has ended.
  const isStillShared = status !== 'default' && card.share_status !== 'default'
  return { ...card, share_status: status, share_opened: isStillShared && card.share_opened }
}

/** The chips of own cards follow what the server says of their sharing. */
const applyShareStatuses =
  (queryFulfilled: Promise<{ data: Statuses }>): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    const result = await queryFulfilled.catch(() => undefined)
    for (const { format_id, status } of result?.data ?? []) {
      dispatch(patchCard(format_id, (card) => withStatus(card, status)))
    }
  }

/** Sharing (B-497 to B-502, D-2506). */
export const shareApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whom the person may share with: own groups first, then accepted friends. */
    getRecipients: build.query<Recipient[], void>({
      query: () => callRequest(shareCalls.getRecipients),
      transformResponse: unwrapData(shareCalls.getRecipients),
      providesTags: ['Recipient'],
    }),
    /** Who has some cards already; of several only those who have all. */
    getSelectedRecipients: build.query<Recipient[], { cardIds: string[] }>({
      query: ({ cardIds }) => callRequest(shareCalls.getSelectedRecipients, { body: { format_ids: cardIds } }),
      transformResponse: unwrapData(shareCalls.getSelectedRecipients),
      providesTags: ['Recipient'],
    }),
    /** Everything below some stacks. */
    getStackNodes: build.query<ResponseOf<typeof shareCalls.getStackNodes>['data'], { cardIds: string[] }>({
      query: ({ cardIds }) => callRequest(shareCalls.getStackNodes, { body: { format_ids: cardIds } }),
      transformResponse: unwrapData(shareCalls.getStackNodes),
    }),
    /** Gives cards to people; the chips of the cards follow the answer. */
    shareCards: build.mutation<ResponseOf<typeof shareCalls.shareCards>['data'], BodyOf<typeof shareCalls.shareCards>>({
      query: (body) => callRequest(shareCalls.shareCards, { body }),
      transformResponse: unwrapData(shareCalls.shareCards),
      // What lies in a stack is shared with it.
      invalidatesTags: (_, error, { format_ids }) => ['Recipient', ...(error ? [] : format_ids.map(stackContentsTag))],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => dispatch(applyShareStatuses(queryFulfilled)),
    }),
    /** Tells the owner that a shared card was opened, and shows it as read (B-213, B-214). */
    changeShareStatus: build.mutation<unknown, { cardId: string }>({
      query: ({ cardId }) => callRequest(shareCalls.changeShareStatus, { body: { format_id: cardId } }),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(patchCard(cardId, (card) => ({ ...card, share_status: 'read' })))
      },
    }),
    /** Sent after cards were put into a shared stack: they get its recipients (B-501, D-2430). */
    shareStackedCards: build.mutation<
      ResponseOf<typeof shareCalls.shareStackedCards>['data'],
      { parentId: string; cardIds: string[] }
    >({
      query: ({ parentId, cardIds }) =>
        callRequest(shareCalls.shareStackedCards, { body: { parent_id: parentId, children_ids: cardIds } }),
      transformResponse: unwrapData(shareCalls.shareStackedCards),
      invalidatesTags: (_, error, { cardIds }) => (error ? [] : cardIds.map(stackContentsTag)),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => dispatch(applyShareStatuses(queryFulfilled)),
    }),
  }),
})

export const {
  useGetRecipientsQuery,
  useGetSelectedRecipientsQuery,
  useGetStackNodesQuery,
  useShareCardsMutation,
  useChangeShareStatusMutation,
} = shareApi
