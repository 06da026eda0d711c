/** Messages, steps of a reply and changes of the mode: payloads of live events and of calls. The calls load with the chat. */
import * as z from 'zod/mini'
import { dateSchema } from './core/call'
import { cardTypeSchema } from './cards/card.schema'

export const chatModeSchema = z.enum(['normal', 'tutor', 'creative-writer'])
export type ChatMode = z.output<typeof chatModeSchema>

/** Reference to a card that a reply created. */
export const namedCardSchema = z.object({
  id: z.string(),
  type: cardTypeSchema,
  title: z.string(),
  parent_id: z.nullable(z.string()),
})

export type NamedCard = z.output<typeof namedCardSchema>

/** Metadata sent with the end of a reply (C-329, D-3105). */
export const replyMetadataSchema = z.object({
  messageId: z.string(),
  chatId: z.string(),
  chatMessageId: z.string(),
  sessionId: z.string(),
  messageCount: z.number(),
  usage_quota_reached: z.boolean(),
  formats: z.array(namedCardSchema),
  /** False: no offer to keep the reply as a card, e.g. for a reply to a child in distress (D-3150). Absent means true. */
  actionButtonVisible: z.optional(z.boolean()),
})

/** Steps towards a reply; the stream of `POST magic` and the channel `magic` send the same data (C-407 to C-411, D-3104, D-3107). */
export const replySteps = {
  agentReasoning: z.array(z.object({ agentName: z.string(), messages: z.array(z.string()) })),
  /** Name of the agent that takes over. */
  nextAgent: z.string(),
  usedTools: z.array(z.object({ tool: z.string(), toolInput: z.unknown(), toolOutput: z.unknown() })),
  sourceDocuments: z.array(
    z.object({ pageContent: z.string(), metadata: z.object({ title: z.string(), url: z.nullable(z.string()) }) }),
  ),
  /** `data` is the path of a picture. */
  artifacts: z.array(z.object({ type: z.string(), data: z.string() })),
}

/** Tools, sources and artifacts of a reply and the cards it created; stored with the message. */
const replyDataSchema = z.object({
  tools: z.optional(replySteps.usedTools),
  sources: z.optional(replySteps.sourceDocuments),
  artifacts: z.optional(replySteps.artifacts),
  formats: z.optional(z.array(namedCardSchema)),
})
export type ReplyData = z.output<typeof replyDataSchema>

/** `data` of a message by type; null for a type without data (D-3117). */
const messageData = {
  text: z.nullable(replyDataSchema),
  error: z.nullable(z.object({ status: z.number() })),
  format: z.object({ ...namedCardSchema.shape, subtitle: z.string(), image: z.nullable(z.string()) }),
  format_link: namedCardSchema,
  /** Placeholder of a card that `format.created` or `format.failed` names by the same `temp_id` (D-3117). */
  format_loader: z.object({ temp_id: z.string(), type: cardTypeSchema }),
  tutor: z.nullable(replyDataSchema),
  /** `image` is null until the picture of `prompt` has been made. */
  format_image_generate: z.object({
    prompt: z.string(),
    image: z.nullable(z.string()),
    loaderId: z.nullable(z.string()),
  }),
  character: z.object({ buddy: z.string() }),
  created_date: z.null(),
  previous_messages_button: z.null(),
  format_created: namedCardSchema,
  format_creation_cancelled: z.nullable(z.object({ type: cardTypeSchema, title: z.string() })),
  info_loader: z.nullable(z.object({ agent: z.string() })),
  engager: z.nullable(z.object({ type: z.string(), full_text_type: z.string() })),
}

type MessageData = typeof messageData
type MessageOption<Type extends keyof MessageData, Shape> = z.ZodMiniObject<
  { type: z.ZodMiniLiteral<Type>; data: MessageData[Type] } & Shape
>
type MessageOptions<Shape> = [
  MessageOption<'text', Shape>,
  ...{ [Type in keyof MessageData]: MessageOption<Type, Shape> }[keyof MessageData][],
]

/** Union of all message types with further fields; the repair reads an unknown type as text (D-0052). */
export const messageOf = <const Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.discriminatedUnion(
    'type',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets which type has which data
    Object.entries(messageData).map(([type, data]) =>
      z.object({ type: z.literal(type), data, ...shape }),
    ) as unknown as MessageOptions<Shape>,
  )

/** A message of the chat history (C-125, C-126, D-3116). Stored messages have `from: 'USER'` for the user and `other` for the assistant. */
export const chatMessageSchema = messageOf({
  id: z.string(),
  from: z.enum(['self', 'other', 'USER']),
  content: z.string(),
  /** ISO 8601, UTC. */
  created_at: dateSchema,
  visible: z.boolean(),
  /** Card of the conversation, or `YTL_CHAT`; null for a message of the board. */
  format_id: z.nullable(z.string()),
  actionButtonVisible: z.boolean(),
  /** Ids that feedback on the reply must contain. */
  flatwhite: z.nullable(z.object({ chatId: z.string(), chatMessageId: z.string() })),
})
export type ChatMessage = z.output<typeof chatMessageSchema>

/** Payload of a change of the chat mode: response of the call, and event for other tabs (C-417, D-3114). */
export const modeChangeSchema = z.object({
  agentId: z.string(),
  chatMode: chatModeSchema,
  chatSessionStartTime: z.nullable(dateSchema),
})
export type ModeChange = z.output<typeof modeChangeSchema>
