/**
 * Every channel and event of the realtime connection. Subscriptions and the mock server validate payloads with these schemas (payloads:
 * D-2509, D-3107, D-3142, D-1401; rows of each channel: `fixtures/contract/rows.ts`).
 */
import * as z from 'zod/mini'
import { dateSchema, type Schema } from './core/call'
import {
  cardSchema,
  cardTypeSchema,
  commonCardSchema,
  hiddenAnswerSchema,
  lessonResourceSchema,
  objectiveSchema,
} from './cards/card.schema'
import {
  chatMessageSchema,
  modeChangeSchema,
  namedCardSchema,
  replyMetadataSchema,
  replySteps,
} from './chatMessages.contract'
import { ideaSchema } from './ideas.contract'
import { notificationSchema } from './notifications/notifications.contract'

export type Channel = {
  /** Channel name as sent to the server, including `private-`. `{name}` marks a parameter. */
  name: string
  /** Payload schema of each event, by the event's name. */
  events: Readonly<Record<string, Schema>>
}

const defineChannel = <const C extends Channel>(channel: C): C => channel

const messageId = z.string()
const formatId = z.string()
const focusData = <const Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({ format_id: formatId, type: z.literal(type), data })

export const channels = {
  /** Changes of one user's cards, wherever they were made. */
  cards: defineChannel({
    name: 'private-format.{userId}',
    events: {
      'format.created': z.object({ format: cardSchema, temp_id: z.nullable(z.string()) }),
      'format.updated': z.object({ format: cardSchema }),
      'format.failed': z.object({
        format_id: z.nullable(z.string()),
        temp_id: z.nullable(z.string()),
        message: z.string(),
      }),
    },
  }),
  /**
   * Content of one card during generation, for users who may read the card, as long as they may. All users receive the
   * same payload, without the solutions of questions. `format.updated` sends each user the missing fields (D-2520,
   * D-2521).
   */
  cardFocus: defineChannel({
    name: 'private-format.focus.{formatId}',
    events: {
      'stream.start': z.object({ format_id: formatId, type: cardTypeSchema }),
      /** `#` switches to the title, `##` to the subtitle, a leading `<` to the body. `index` is the position of the token. */
      token: z.object({ format_id: formatId, index: z.number(), token: z.string() }),
      'body.updated': z.object({ format_id: formatId, body: z.string(), updated_at: dateSchema }),
      'data.received': z.discriminatedUnion('type', [
        /**
         * The end of the stream: the complete card without fields that depend on the user. Clients keep their own
         * values for those.
         */
        focusData('finished', commonCardSchema),
        focusData(
          'image',
          z.object({
            image: z.nullable(z.string()),
            image_y: z.number(),
            srcset: z.nullable(z.string()),
            previewURL: z.nullable(z.string()),
          }),
        ),
        focusData('curriculum', z.object({ base_lo: z.array(objectiveSchema), related_lo: z.array(objectiveSchema) })),
        focusData('keyword', z.object({ keyword: z.string() })),
        focusData('body', z.object({ body: z.string() })),
        focusData(
          'question',
          z.object({ question: z.string(), answers: z.array(hiddenAnswerSchema), marks: z.number() }),
        ),
        focusData('lesson_resources', z.object({ lesson_resources: z.array(lessonResourceSchema) })),
      ]),
    },
  }),
  /** Sharing events caused by other users. */
  share: defineChannel({
    name: 'private-share.{userId}',
    events: {
      'shared.user': z.object({
        format_ids: z.array(formatId),
        sender: z.object({ id: z.number(), name: z.string() }),
        title: z.string(),
      }),
      'removed.user': z.object({ format_ids: z.array(formatId) }),
      'status.changed.read': z.object({ format_id: formatId, user_id: z.number(), status: z.literal('read') }),
    },
  }),
  board: defineChannel({
    name: 'private-board.{userId}',
    events: { 'insight.added': z.object({ format: cardSchema }) },
  }),
  /** The assistant created the user's first card. */
  focusMode: defineChannel({
    name: 'private-focus.mode.{userId}',
    events: { 'chat.stream.first.format.create': z.object({ type: cardTypeSchema }) },
  }),
  /** Replies that do not belong to a request of this tab. */
  magic: defineChannel({
    name: 'private-magic.{userId}',
    events: {
      'chat.received': z.object({ message: chatMessageSchema }),
      'chat.stream.start': z.object({
        messageId,
        type: z.enum(['text', 'tutor']),
        format_id: z.nullable(formatId),
      }),
      agentReasoning: z.object({ messageId, data: replySteps.agentReasoning }),
      nextAgent: z.object({ messageId, data: replySteps.nextAgent }),
      usedTools: z.object({ messageId, data: replySteps.usedTools }),
      sourceDocuments: z.object({ messageId, data: replySteps.sourceDocuments }),
      artifacts: z.object({ messageId, data: replySteps.artifacts }),
      token: z.object({ messageId, token: z.string() }),
      end: z.object({ messageId, content: z.string() }),
      metadata: replyMetadataSchema,
      /** Three forms; without `stream` the client asks for the content (D-3108). */
      'focus.changed': z.union([
        z.object({ format: namedCardSchema, stream: z.optional(z.boolean()) }),
        z.object({ format_id: formatId, type: cardTypeSchema, stream: z.optional(z.boolean()) }),
        z.object({ formatId, type: cardTypeSchema, stream: z.optional(z.boolean()) }),
      ]),
    },
  }),
  chatAgent: defineChannel({
    name: 'private-chatAgent.{userId}',
    events: { 'mode.changed': modeChangeSchema },
  }),
  pageRedirect: defineChannel({
    name: 'private-pageRedirect.{userId}',
    events: { 'page.changed': z.object({ page: z.string(), topic: z.nullable(z.string()) }) },
  }),
  /** Ideas for one submitted topic. */
  ideation: defineChannel({
    name: 'private-{userId}.ideation.{sessionId}',
    events: { 'idea.generated': z.object({ idea: ideaSchema }) },
  }),
  notifications: defineChannel({
    name: 'private-notifications.{userId}',
    events: { 'new.message': z.object({ notification: notificationSchema }) },
  }),
  genericNotification: defineChannel({
    name: 'private-genericNotification.{userId}',
    events: {
      'user.process.completed': z.object({
        message: z.string(),
        type: z.enum(['success', 'danger', 'neutral']),
        format_id: z.nullable(formatId),
      }),
    },
  }),
  /** The session has ended elsewhere. The channel is public, so the payload contains only the id. */
  userLogout: defineChannel({
    name: 'user-logout.{userId}',
    events: { 'user.logged.out': z.object({ id: z.number() }) },
  }),
}

export type ChannelName = keyof typeof channels
export type EventsOf<C extends Channel> = { [Name in keyof C['events']]: z.output<C['events'][Name]> }

/** The channel's name on the wire with its parameters filled in: `channelName(channels.cards, { userId: 3 })` → `private-format.3`. */
export const channelName = (channel: Channel, params: Record<string, string | number>): string =>
  channel.name.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
