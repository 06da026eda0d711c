import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { cardSchema, cardTypeSchema } from './cards/card.schema'

const promptFields = { prompt: z.string().check(z.minLength(1)), type: cardTypeSchema }

/** Calls for cards that the assistant generates (C-373, C-374, C-377, D-3129). */
export const generationCalls = defineCalls({
  /** Returns a skeleton card. Its content follows on the card's channels. The body has two forms (B-506, B-507). */
  generateCard: {
    method: 'POST',
    path: 'format/generate',
    isAi: true,
    body: z.union([
      z.object({
        ...promptFields,
        format_id: z.nullable(z.string()),
        tempFormat: z.object({ temp_id: z.string() }),
        title: z.string(),
        stack_board_id: z.nullable(z.string()),
      }),
      z.object({ ...promptFields, stackId: z.nullable(z.string()), formatId: z.nullable(z.string()) }),
    ]),
    status: 202,
    response: dataEnvelope(cardSchema),
  },
  createCardFromReply: {
    method: 'POST',
    path: 'format/magic/generate',
    isErrorLocal: true,
    isAi: true,
    body: z.object({
      plainText: z.string(),
      type: cardTypeSchema,
      formatTitle: z.string(),
      body: z.string(),
      stackId: z.nullable(z.string()),
    }),
    status: 201,
    response: dataEnvelope(cardSchema),
  },
  /** Generates a related card. It arrives in `format.created` with the same `temp_id`. */
  generateRelevantContent: {
    method: 'POST',
    path: 'format/generate-relevant-content',
    isAi: true,
    body: z.object({ format_id: z.string(), temp_id: z.string() }),
    status: 202,
    response: dataEnvelope(z.object({ format_id: z.string(), temp_id: z.string(), status: z.literal('PROCESSING') })),
  },
  /** Starts streaming the content of a card on `format.focus.{id}` (C-348, D-3109). */
  streamFormat: {
    method: 'POST',
    path: 'tool/stream-format',
    isErrorLocal: true,
    isAi: true,
    body: z.object({
      format_id: z.string(),
      type: cardTypeSchema,
      prompt: z.nullable(z.string()),
      chatId: z.nullable(z.string()),
    }),
    status: 202,
    response: dataEnvelope(z.object({ format_id: z.string(), status: z.literal('STREAMING') })),
  },
})
