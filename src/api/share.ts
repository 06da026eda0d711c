import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { Card } from './cards/card.schema'
import type { BodyOf, ResponseOf } from './core/call'
import { stackContentsTag } from './cards/cardQueries'
import { patchCard } from './cards/listPatches'
import type { ApiThunk } from './core/apiThunk'
import { type Recipient, shareCalls } from './share.contract'

type Statuses = ResponseOf<typeof shareCalls.shareCards>['data']

/** Applies a status to the owner's chip only: a recipient's own read status stays, also after sharing the card on. */
function withStatus(card: Card, status: Statuses[number]['status']): Card {
  if (!card.isOwner) return card
  // A new sharing begins unopened: `share_opened` of an ended sharing does not count.
  const isStillShared = status !== 'default' && card.share_status !== 'default'
  return { ...card, share_status: status, share_opened: isStillShared && card.share_opened }
}

/** Applies the returned share statuses to the cached cards; no optimistic update. */
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
    /** Everyone the user may share with: own groups, then accepted friends. Students are disabled for insight cards (D-0056). */
    getRecipients: build.query<Recipient[], { hasInsightCards: boolean }>({
      query: ({ hasInsightCards }) =>
        callRequest(shareCalls.getRecipients, hasInsightCards ? { query: { hasInsightCards: 'true' } } : {}),
      transformResponse: unwrapData(shareCalls.getRecipients),
      providesTags: ['Recipient'],
    }),
    /** Current recipients; for several cards, recipients that have all of them. */
    getSelectedRecipients: build.query<Recipient[], { cardIds: string[] }>({
      query: ({ cardIds }) => callRequest(shareCalls.getSelectedRecipients, { body: { format_ids: cardIds } }),
      transformResponse: unwrapData(shareCalls.getSelectedRecipients),
      providesTags: ['Recipient'],
    }),
    /** All descendants of the stacks. */
    getStackNodes: build.query<ResponseOf<typeof shareCalls.getStackNodes>['data'], { cardIds: string[] }>({
      query: ({ cardIds }) => callRequest(shareCalls.getStackNodes, { body: { format_ids: cardIds } }),
      transformResponse: unwrapData(shareCalls.getStackNodes),
    }),
    /** Shares cards; the response updates their chips. */
    shareCards: build.mutation<ResponseOf<typeof shareCalls.shareCards>['data'], BodyOf<typeof shareCalls.shareCards>>({
      query: (body) => callRequest(shareCalls.shareCards, { body }),
      transformResponse: unwrapData(shareCalls.shareCards),
      // The server also shares the contents of a stack, so their lists are refetched.
      invalidatesTags: (_, error, { format_ids }) => ['Recipient', ...(error ? [] : format_ids.map(stackContentsTag))],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => dispatch(applyShareStatuses(queryFulfilled)),
    }),
    /** Marks a shared card as read when its recipient opens it; the server tells the owner (B-213, B-214). */
    changeShareStatus: build.mutation<unknown, { cardId: string }>({
      query: ({ cardId }) => callRequest(shareCalls.changeShareStatus, { body: { format_id: cardId } }),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(patchCard(cardId, (card) => ({ ...card, share_status: 'read' })))
      },
    }),
    /** Shares cards with a shared stack's recipients; called after moving cards into the stack (B-501, D-2430). */
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
