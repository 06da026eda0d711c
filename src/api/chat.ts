import { baseApi, send } from './baseApi'
import type { ResponseOf } from './call'
import type { Card } from './card.schema'
import type { chatCalls } from './chat.contract'
import { insertCard } from './formats'

type NewCard = {
  /** The reply without any markup. */
  plainText: string
  title: string
  /** Clean HTML. */
  body: string
  /** Null for My Board. */
  stackId: string | null
}

/** Calls of Magic Chat that are no stream (chat 7). The streamed one is `streaming/magicStream.ts`. */
const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps a reply as a text card (decisions/chat O-22). It is on the board at once; the live event then finds it there. */
    createCardFromReply: build.mutation<Card, NewCard>({
      query: ({ plainText, title, body, stackId }) =>
        send('createCardFromReply', { body: { plainText, type: 'text', formatTitle: title, body, stackId } }),
      transformResponse: (body: ResponseOf<typeof chatCalls.createCardFromReply>) => body.data,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) dispatch(insertCard(answer.data, null))
      },
    }),
  }),
})

export const { useCreateCardFromReplyMutation } = chatApi
