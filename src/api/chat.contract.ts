import * as z from 'zod/mini'
import { dataEnvelope, dateSchema, defineCalls } from './core/call'
import { cardTypeSchema } from './cards/card.schema'

export const chatModeSchema = z.enum(['normal', 'tutor', 'creative-writer'])
export type ChatMode = z.output<typeof chatModeSchema>

/** Names the chat of /ytldemo in place of a card: `focusedId` of its questions, `format_id` of its messages (C-144, D-3118). */
export const YTL_CHAT = 'YTL'

/** Request to the assistant: the question and its context. The app always sends all keys (C-324, D-3106). */
export const magicRequestSchema = z.object({
  question: z.string().check(z.minLength(1)),
  chatAgent: z.string(),
  contextFormatIds: z.array(z.string()),
  highlightedText: z.string(),
  isFocusMode: z.boolean(),
  isLandingChat: z.boolean(),
  messageCount: z.number(),
  parentId: z.nullable(z.string()),
  /** Card in focus; `YTL_CHAT`, without focus mode, in the chat of /ytldemo. */
  focusedId: z.nullable(z.string()),
  chatMode: chatModeSchema,
  /** ISO 8601 start of a tutor or creative-writer session, null in normal mode. */
  chatSessionStartTime: z.nullable(z.string()),
  contextConversations: z.array(z.object({ from: z.enum(['USER', 'other']), content: z.string() })),
})
export type MagicRequest = z.output<typeof magicRequestSchema>

const eventOf = <const Name extends string, Data extends z.ZodMiniType>(event: Name, data: Data) =>
  z.object({ event: z.literal(event), data })

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
  /**
   * False: the app does not offer to save the reply as a card, for example after a message from a child in distress
   * (D-3150). If absent, it counts as true.
   */
  actionButtonVisible: z.optional(z.boolean()),
})

/**
 * Steps towards a reply. The stream of `POST magic` and the channel `magic` send the same data (C-407 to C-411, D-3104,
 * D-3107).
 */
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

/**
 * One line of the streamed reply (C-325 to C-329, D-3104). A server may send `metadata` before `end`. The app ignores
 * unknown events.
 */
export const magicEventSchema = z.discriminatedUnion('event', [
  eventOf(
    'start',
    z.object({ messageId: z.string(), type: z.enum(['text', 'tutor']), agentId: z.string(), chatMode: chatModeSchema }),
  ),
  eventOf('agentReasoning', replySteps.agentReasoning),
  eventOf('nextAgent', replySteps.nextAgent),
  eventOf('usedTools', replySteps.usedTools),
  eventOf('sourceDocuments', replySteps.sourceDocuments),
  eventOf('artifacts', replySteps.artifacts),
  eventOf('token', z.string()),
  eventOf('end', z.object({ messageId: z.string(), content: z.string() })),
  eventOf('metadata', replyMetadataSchema),
  eventOf('error', z.object({ status: z.number(), message: z.string() })),
])
export type MagicEvent = z.output<typeof magicEventSchema>

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
  /** Placeholder of a card. `format.created` or `format.failed` has the same `temp_id` (D-3117). */
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
const messageOf = <const Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.discriminatedUnion(
    'type',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets which type has which data
    Object.entries(messageData).map(([type, data]) =>
      z.object({ type: z.literal(type), data, ...shape }),
    ) as unknown as MessageOptions<Shape>,
  )

/**
 * A message of the chat history (C-125, C-126, D-3116). In stored messages, `from` is 'USER' for the user and 'other'
 * for the assistant.
 */
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

const menuEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  default: z.boolean(),
  hashtags: z.array(z.string()),
})

/** The hashtag menu (C-147, C-148, D-3111). */
const magicMenuSchema = dataEnvelope(z.object({ format: z.array(menuEntrySchema), chats: z.array(menuEntrySchema) }))

/** Payload of a change of the chat mode: response of the call, and event for other tabs (C-417, D-3114). */
export const modeChangeSchema = z.object({
  agentId: z.string(),
  chatMode: chatModeSchema,
  chatSessionStartTime: z.nullable(dateSchema),
})
export type ModeChange = z.output<typeof modeChangeSchema>

/** Magic Chat (C-324 to C-347). */
export const chatCalls = defineCalls({
  askMagic: {
    method: 'POST',
    path: 'magic',
    isErrorLocal: true,
    isAi: true,
    body: magicRequestSchema,
    status: 200,
    response: magicEventSchema,
    isStream: true,
  },
  /** The rewrite tool of the editor (B-490, C-331, D-0902). */
  rewriteText: {
    method: 'POST',
    path: 'magic/text',
    isAi: true,
    body: z.object({
      question: z.string().check(z.minLength(1)),
      context: z.string(),
      highlightedText: z.string().check(z.minLength(1)),
    }),
    status: 200,
    response: z.object({ text: z.object({ text: z.string() }) }),
  },
  getMagicMenu: {
    method: 'GET',
    path: 'v1/magic/menu',
    status: 200,
    response: magicMenuSchema,
  },
  getMagicMenuUnversioned: {
    method: 'GET',
    path: 'magic/menu',
    status: 200,
    response: magicMenuSchema,
  },
  /** Ends a tutor or creative-writer session (C-337, C-338, D-3115). */
  closeTutor: {
    method: 'POST',
    path: 'magic/tutor/close',
    body: z.object({
      question: z.string(),
      chatAgent: z.string(),
      isFocusMode: z.boolean(),
      isLandingChat: z.boolean(),
      messageCount: z.number(),
      focusedId: z.nullable(z.string()),
      chatMode: chatModeSchema,
      chatSessionStartTime: z.nullable(z.string()),
    }),
    status: 200,
    response: dataEnvelope(z.object({ chatMode: z.literal('normal'), message: z.nullable(chatMessageSchema) })),
  },
  /** Enters a mode, or leaves it with `enabled: false` (C-339, C-340, D-3114). */
  switchChatMode: {
    method: 'POST',
    path: 'chatagent/{chatMode}',
    isErrorLocal: true,
    body: z.object({ enabled: z.boolean(), input: z.string() }),
    status: 200,
    response: dataEnvelope(modeChangeSchema),
  },
  /** Newest message first. Without `format_id`, the whole chat (C-341, D-3116). */
  getChatMessages: {
    method: 'GET',
    path: 'v1/chatmessage',
    query: z.object({
      sort_dir: z._default(z.enum(['asc', 'desc']), 'desc'),
      per_page: z.number().check(z.minimum(1), z.maximum(100)),
      page: z.number().check(z.minimum(1)),
      format_id: z.optional(z.string()),
    }),
    status: 200,
    response: z.object({
      data: z.array(chatMessageSchema),
      metadata: z.object({
        current_page: z.number(),
        last_page: z.number(),
        per_page: z.number(),
        total: z.number(),
      }),
    }),
  },
  /** The whole history of a card's chat, unpaged. */
  getChatMessagesUnversioned: {
    method: 'GET',
    path: 'chatMessages',
    query: z.object({ format_id: z.optional(z.string()) }),
    status: 200,
    response: dataEnvelope(z.array(chatMessageSchema)),
  },
  createChatMessage: {
    method: 'POST',
    path: 'v1/chatmessage',
    isErrorLocal: true,
    body: messageOf({
      from: z.enum(['USER', 'other']),
      content: z.string(),
      format_id: z.nullable(z.string()),
    }),
    status: 201,
    response: dataEnvelope(chatMessageSchema),
  },
  updateChatMessage: {
    method: 'PUT',
    path: 'v1/chatmessage/{id}',
    body: z.object({ format_id: z.nullable(z.string()), content: z.string() }),
    status: 200,
    response: dataEnvelope(chatMessageSchema),
  },
})
