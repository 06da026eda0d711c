import * as z from 'zod/mini'
import {
  chatMessageSchema,
  chatModeSchema,
  messageOf,
  modeChangeSchema,
  replyMetadataSchema,
  replySteps,
} from './chatMessages.contract'
import { dataEnvelope, defineCalls } from './core/call'

export type { ChatMessage, ChatMode, ModeChange, NamedCard, ReplyData } from './chatMessages.contract'

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

const menuEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  default: z.boolean(),
  hashtags: z.array(z.string()),
})

/** The hashtag menu (C-147, C-148, D-3111). */
const magicMenuSchema = dataEnvelope(z.object({ format: z.array(menuEntrySchema), chats: z.array(menuEntrySchema) }))

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
