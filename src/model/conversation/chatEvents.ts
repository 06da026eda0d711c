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

/** Message about a card that the client stores. */
export type CardMessage = {
  [Type in 'format_created' | 'format_creation_cancelled']: Pick<
    Extract<ChatMessage, { type: Type }>,
    'type' | 'data' | 'content'
  >
}['format_created' | 'format_creation_cancelled']

export type MessageChange = { id: string } | { visible: false } | CardMessage

export type ChatEvent =
  | { event: 'received'; message: ChatMessage }
  /** Message that the client has created. `textKey` is shown instead of the content. */
  | { event: 'messageCreated'; message: ChatMessage; textKey?: TextKey }
  /** Changes a message without a question: its id once stored, or a placeholder once its card is made, cancelled or failed. */
  | { event: 'messageChanged'; localId: string; changes: MessageChange }
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
