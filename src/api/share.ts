import { baseApi, send } from './baseApi'
import { patchCard } from './formats'

/** Sharing (board 7). */
const shareApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Tells the owner that a shared card was opened, and shows it as read (board 4). */
    changeShareStatus: build.mutation<unknown, { cardId: string }>({
      query: ({ cardId }) => send('changeShareStatus', { body: { format_id: cardId } }),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) dispatch(patchCard(cardId, (card) => ({ ...card, share_status: 'read' })))
      },
    }),
  }),
})

export const { useChangeShareStatusMutation } = shareApi
