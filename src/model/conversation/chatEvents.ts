/**
 * Events of the chat. Those from the stream of `POST magic` and from the channel `magic` are the same (D-0077, D-3104,
 * D-3107).
 */
import type { ChatMessage, MagicEvent } from '@/api/chat.contract'
import type { TextKey } from '@/i18n/textParts'

export type DataOf<Name extends MagicEvent['event']> = Extract<MagicEvent, { event: Name }>['data']
type StepName = 'agentReasoning' | 'nextAgent' | 'usedTools' | 'sourceDocuments' | 'artifacts'

/**
 * Reply to which an event belongs. `localId`: the reply of a call, because its stream contains no message id.
 * `messageId`: a channel reply.
 */
export type ReplyAddress = { localId: string } | { messageId: string }

export type ReplyEvent =
  | { [Name in StepName]: { event: Name; data: DataOf<Name> } }[StepName]
  | { event: 'token'; data: string }
  | { event: 'end'; data: { content: string } }
  | { event: 'metadata'; data: DataOf<'metadata'> }
  /** End of a reply without an `end` event. `isRefused`: the server has not stored the question. */
  | { event: 'closed'; data: { status: 'stopped' | 'interrupted'; error: TextKey | null; isRefused?: boolean } }

export type ChatEvent =
  | { event: 'received'; message: ChatMessage }
  /** Message that the client has created. `textKey` is shown instead of the content. */
  | { event: 'messageCreated'; message: ChatMessage; textKey?: TextKey }
  /** The server has stored a message that the client has created. */
  | { event: 'messageStored'; localId: string; id: string }
  /** The prompt with this id no longer waits for a channel reply. */
  | { event: 'promptTimedOut'; id: string }
  | {
      event: 'start'
      to: ReplyAddress
      data: { messageId: string; type: 'text' | 'tutor'; format_id: string | null }
      /** ISO 8601. */
      at: string
    }
  | { event: 'replyEvent'; to: ReplyAddress; replyEvent: ReplyEvent }
