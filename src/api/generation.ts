import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import type { Card, CardType } from './cards/card.schema'
import { generationCalls } from './generation.contract'
import { noteCreatedCard } from './firstCard'
import { insertCard, removeTemporaryCard } from './cards/listPatches'

type CardFromReplyArg = {
  /** The reply without markup. */
  plainText: string
  title: string
  /** Sanitised HTML. */
  body: string
  /** Null stands for My Board. */
  stackId: string | null
}

type GenerateCardArg = {
  prompt: string
  type: CardType
  /** Empty if the assistant should choose the title. */
  title: string
  /** Id of the card that the new card is generated from, such as a lesson plan. */
  originId: string | null
  /** Null stands for My Board. */
  stackId: string | null
  tempId: string
}

/** Endpoints for cards that the assistant generates (C-373, C-374, C-377, D-3129). */
export const generationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Generates a card. The returned skeleton replaces the temporary card, and live events bring its content. On
     * failure the temporary card is removed.
     */
    generateCard: build.mutation<Card, GenerateCardArg>({
      query: ({ prompt, type, title, originId, stackId, tempId }) =>
        callRequest(generationCalls.generateCard, {
          body: { prompt, type, title, format_id: originId, stack_board_id: stackId, tempFormat: { temp_id: tempId } },
        }),
      transformResponse: unwrapData(generationCalls.generateCard),
      async onQueryStarted({ tempId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        dispatch(result ? insertCard(result.data, tempId) : removeTemporaryCard(tempId))
      },
    }),
    /**
     * Saves a reply as a text card (C-374, D-3122). The response inserts the card, so the live event only updates it.
     */
    createCardFromReply: build.mutation<Card, CardFromReplyArg>({
      query: ({ plainText, title, body, stackId }) =>
        callRequest(generationCalls.createCardFromReply, {
          body: { plainText, type: 'text', formatTitle: title, body, stackId },
        }),
      transformResponse: unwrapData(generationCalls.createCardFromReply),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        dispatch(noteCreatedCard())
        dispatch(insertCard(result.data, null))
      },
    }),
    generateRelevantContent: build.mutation<
      ResponseOf<typeof generationCalls.generateRelevantContent>['data'],
      { cardId: string; tempId: string }
    >({
      query: ({ cardId, tempId }) =>
        callRequest(generationCalls.generateRelevantContent, { body: { format_id: cardId, temp_id: tempId } }),
      transformResponse: unwrapData(generationCalls.generateRelevantContent),
    }),
    /** Starts to stream the content of a card. Subscribe to the card's channel first (C-348, D-3109). */
    streamFormat: build.mutation<
      ResponseOf<typeof generationCalls.streamFormat>['data'],
      BodyOf<typeof generationCalls.streamFormat>
    >({
      query: (body) => callRequest(generationCalls.streamFormat, { body }),
      transformResponse: unwrapData(generationCalls.streamFormat),
    }),
  }),
})

export const { useCreateCardFromReplyMutation } = generationApi
