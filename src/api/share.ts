import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { Card } from './cards/card.schema'
import type { BodyOf, ResponseOf } from './core/call'
import { stackContentsTag } from './cards/cardQueries'
import { patchCard } from './cards/listPatches'
import type { ApiThunk } from './core/apiThunk'
import { type Recipient, shareCalls } from './share.contract'

type Statuses = ResponseOf<typeof shareCalls.shareCards>['data']

/**
 * Sets the share status on a card of this user. A card that was shared with this user keeps its read status, even if
 * this user shares it with others.
 */
function withStatus(card: Card, status: Statuses[number]['status']): Card {
  if (!card.isOwner) return card
  // A new sharing begins unopened, so `share_opened` of an earlier sharing does not count.
  const isStillShared = status !== 'default' && card.share_status !== 'default'
  return { ...card, share_status: status, share_opened: isStillShared && card.share_opened }
}

/** Applies the returned share statuses to the cached cards, without an optimistic update. */
const applyShareStatuses =
  (queryFulfilled: Promise<{ data: Statuses }>): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    const result = await queryFulfilled.catch(() => undefined)
    for (const { format_id, status } of result?.data ?? []) {
      dispatch(patchCard(format_id, (card) => withStatus(card, status)))
    }
  }

/** Endpoints for sharing (B-497 to B-502, D-2506). */
export const shareApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Lists everyone with whom the user may share: own groups, then accepted friends. Students are disabled for insight
     * cards (D-0056).
     */
    getRecipients: build.query<Recipient[], { hasInsightCards: boolean }>({
      query: ({ hasInsightCards }) =>
        callRequest(shareCalls.getRecipients, hasInsightCards ? { query: { hasInsightCards: 'true' } } : {}),
      transformResponse: unwrapData(shareCalls.getRecipients),
      providesTags: ['Recipient'],
    }),
    /** Lists the current recipients. For several cards, lists the recipients who have all of them. */
    getSelectedRecipients: build.query<Recipient[], { cardIds: string[] }>({
      query: ({ cardIds }) => callRequest(shareCalls.getSelectedRecipients, { body: { format_ids: cardIds } }),
      transformResponse: unwrapData(shareCalls.getSelectedRecipients),
      providesTags: ['Recipient'],
    }),
    getStackNodes: build.query<ResponseOf<typeof shareCalls.getStackNodes>['data'], { cardIds: string[] }>({
      query: ({ cardIds }) => callRequest(shareCalls.getStackNodes, { body: { format_ids: cardIds } }),
      transformResponse: unwrapData(shareCalls.getStackNodes),
    }),
    shareCards: build.mutation<ResponseOf<typeof shareCalls.shareCards>['data'], BodyOf<typeof shareCalls.shareCards>>({
      query: (body) => callRequest(shareCalls.shareCards, { body }),
      transformResponse: unwrapData(shareCalls.shareCards),
      // The server also shares the contents of a stack, so lists that show them are requested again.
      invalidatesTags: (_, error, { format_ids }) => ['Recipient', ...(error ? [] : format_ids.map(stackContentsTag))],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => dispatch(applyShareStatuses(queryFulfilled)),
    }),
    /** Marks a shared card as read when its recipient opens it. The server then notifies the owner (B-213, B-214). */
    changeShareStatus: build.mutation<unknown, { cardId: string }>({
      query: ({ cardId }) => callRequest(shareCalls.changeShareStatus, { body: { format_id: cardId } }),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(patchCard(cardId, (card) => ({ ...card, share_status: 'read' })))
      },
    }),
    /**
     * Shares cards with the recipients of a shared stack. Called after the cards were moved into the stack (B-501,
     * D-2430).
     */
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
