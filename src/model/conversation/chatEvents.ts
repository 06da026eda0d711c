/** The events of the chat. The stream of `POST magic` and the channel `magic` bring the same ones (D-0077, D-3104, D-3107). */
import type { ChatMessage, MagicEvent } from '@/api/chat.contract'
import type { TextKey } from '@/i18n/textParts'

export type DataOf<Name extends MagicEvent['event']> = Extract<MagicEvent, { event: Name }>['data']
type StepName = 'agentReasoning' | 'nextAgent' | 'usedTools' | 'sourceDocuments' | 'artifacts'

/** `localId`: the reply of a call, whose stream names no message. Events of the channel name the message. */
export type ReplyAddress = { localId: string } | { messageId: string }

export type ReplyEvent =
  | { [Name in StepName]: { event: Name; data: DataOf<Name> } }[StepName]
  | { event: 'token'; data: string }
  | { event: 'end'; data: { content: string } }
  | { event: 'metadata'; data: DataOf<'metadata'> }
  /** The end of a reply without `end`. `isRefused`: the server has not stored the question. */
  | { event: 'closed'; data: { status: 'stopped' | 'interrupted'; error: TextKey | null; isRefused?: boolean } }

export type ChatEvent =
  | { event: 'received'; message: ChatMessage }
  /** A message that the client makes; `textKey` instead of a content of its own. */
  | { event: 'made'; message: ChatMessage; textKey?: TextKey }
  /** The server has stored one. */
  | { event: 'kept'; localId: string; id: string }
  /** The prompt with this id waits no longer for a reply of the channel. */
  | { event: 'unanswered'; id: string }
  | {
      event: 'start'
      to: ReplyAddress
      data: { messageId: string; type: 'text' | 'tutor'; format_id: string | null }
      /** ISO 8601. */
      at: string
    }
  | { event: 'replyEvent'; to: ReplyAddress; replyEvent: ReplyEvent }
