import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { cardSchema, cardTypeSchema } from './cards/card.schema'

const QUOTA = 'The daily AI quota is used up.'
const NOT_ALLOWED = 'The user may not add to the stack.'

const promptFields = { prompt: z.string().check(z.minLength(1)), type: cardTypeSchema }

/** Cards that the assistant generates (C-373, C-374, C-377, D-3129). */
export const generationCalls = defineCalls({
  /** Returns a skeleton; the content follows on the card's channels. Two forms of the body (B-506, B-507). */
  generateCard: {
    method: 'POST',
    path: 'format/generate',
    rows: ['B-506', 'B-507', 'C-373', 'D-2507'],
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
    errors: { 403: NOT_ALLOWED, 422: 'The prompt is empty, or cards of the type cannot be generated.', 429: QUOTA },
  },
  createCardFromReply: {
    method: 'POST',
    path: 'format/magic/generate',
    isErrorLocal: true,
    rows: ['C-374', 'D-3129'],
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
    errors: { 403: NOT_ALLOWED, 422: 'The text is empty.', 429: QUOTA },
  },
  /** Generates a card related to another; it arrives as `format.created` with the `temp_id`. */
  generateRelevantContent: {
    method: 'POST',
    path: 'format/generate-relevant-content',
    rows: ['C-377', 'D-3129'],
    isAi: true,
    body: z.object({ format_id: z.string(), temp_id: z.string() }),
    status: 202,
    response: dataEnvelope(z.object({ format_id: z.string(), temp_id: z.string(), status: z.literal('PROCESSING') })),
    errors: { 404: 'There is no such card for the user.', 429: QUOTA },
  },
  /** Starts streaming the content of a card on `format.focus.{id}` (C-348, D-3109). */
  streamFormat: {
    method: 'POST',
    path: 'tool/stream-format',
    rows: ['C-348', 'D-3109'],
    isAi: true,
    body: z.object({
      format_id: z.string(),
      type: cardTypeSchema,
      prompt: z.nullable(z.string()),
      chatId: z.nullable(z.string()),
    }),
    status: 202,
    response: dataEnvelope(z.object({ format_id: z.string(), status: z.literal('STREAMING') })),
    errors: { 403: 'The user may not edit the card.', 404: 'There is no such card for the user.', 429: QUOTA },
  },
})
