import * as z from 'zod/mini'
import { dataOf, defineCall } from './call'
import { cardSchema, cardTypeSchema } from './card.schema'

export const chatModeSchema = z.enum(['normal', 'tutor', 'creative-writer'])
export type ChatMode = z.output<typeof chatModeSchema>

/** Everything the assistant is told with a question; all keys are always sent (decisions/chat O-06). */
export const magicRequestSchema = z.object({
  question: z.string().check(z.minLength(1)),
  chatAgent: z.string(),
  contextFormatIds: z.array(z.string()),
  highlightedText: z.string(),
  isFocusMode: z.boolean(),
  isLandingChat: z.boolean(),
  messageCount: z.number(),
  parentId: z.nullable(z.string()),
  focusedId: z.nullable(z.string()),
  chatMode: chatModeSchema,
  /** ISO 8601 start of a tutor or creative-writer session, null in normal mode. */
  chatSessionStartTime: z.nullable(z.string()),
  contextConversations: z.array(z.object({ from: z.enum(['USER', 'other']), content: z.string() })),
})
export type MagicRequest = z.output<typeof magicRequestSchema>

const eventOf = <const Name extends string, Data extends z.ZodMiniType>(event: Name, data: Data) =>
  z.object({ event: z.literal(event), data })

/** One line of the streamed reply (decisions/chat O-04). A server may send metadata before end; events not listed are ignored. */
export const magicEventSchema = z.discriminatedUnion('event', [
  eventOf(
    'start',
    z.object({ messageId: z.string(), type: z.enum(['text', 'tutor']), agentId: z.string(), chatMode: chatModeSchema }),
  ),
  eventOf('token', z.string()),
  eventOf('end', z.object({ messageId: z.string(), content: z.string() })),
  eventOf(
    'metadata',
    z.object({
      messageId: z.string(),
      chatId: z.string(),
      chatMessageId: z.string(),
      sessionId: z.string(),
      messageCount: z.number(),
      usage_quota_reached: z.boolean(),
      formats: z.array(
        z.object({ id: z.string(), type: cardTypeSchema, title: z.string(), parent_id: z.nullable(z.string()) }),
      ),
    }),
  ),
  eventOf('error', z.object({ status: z.number(), message: z.string() })),
])
export type MagicEvent = z.output<typeof magicEventSchema>

export const chatCalls = {
  askMagic: defineCall({
    method: 'POST',
    path: 'magic',
    section: 'chat 7',
    isAi: true,
    body: magicRequestSchema,
    status: 200,
    response: magicEventSchema,
    isStream: true,
    errors: { 422: 'The question is empty.', 429: 'The daily AI quota is used up.' },
  }),
  createCardFromReply: defineCall({
    method: 'POST',
    path: 'format/magic/generate',
    section: 'chat 7',
    isAi: true,
    body: z.object({
      plainText: z.string(),
      type: cardTypeSchema,
      formatTitle: z.string(),
      body: z.string(),
      stackId: z.nullable(z.string()),
    }),
    status: 201,
    response: dataOf(cardSchema),
    errors: { 422: 'There is no text to make a card of.', 429: 'The daily AI quota is used up.' },
  }),
}
