/** The chat history of a person: storing, ordering and reading messages (C-341 to C-347, D-3116). */
import { type ChatMessage, type MagicRequest, type ReplyData, YTL_CHAT } from '../../src/api/chat.contract'
import type { MessageRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'

type NewMessage = Pick<MessageRecord, 'from' | 'type' | 'content'> &
  Partial<Omit<MessageRecord, 'data'>> & { data?: MessageRecord['data'] }

/** Removes `user_id`, which is not part of the API. */
export function viewMessage(record: MessageRecord): ChatMessage {
  const { user_id: _, ...message } = record
  return message
}

/** `format_id` of a question and its reply: the card in focus, or the chat of /ytldemo; null on the board (D-3118). */
export const formatIdOf = ({ isFocusMode, focusedId }: Pick<MagicRequest, 'isFocusMode' | 'focusedId'>) =>
  isFocusMode || focusedId === YTL_CHAT ? focusedId : null

/** A person's messages, newest last; without `formatId` the whole chat. */
export function messagesOf(mockServer: MockServer, person: PersonRecord, formatId?: string): ChatMessage[] {
  return mockServer.db.messages
    .where('user_id', person.id)
    .filter(({ format_id }) => !formatId || format_id === formatId)
    .sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map(viewMessage)
}

/** Returns the current time, but at least 1 ms after the latest message, because messages are ordered by time. */
function nextInstant(mockServer: MockServer, person: PersonRecord): string {
  const times = mockServer.db.messages.where('user_id', person.id).map(({ created_at }) => Date.parse(created_at))
  const latest = times.reduce((last, time) => Math.max(last, time), 0)
  return new Date(Math.max(mockServer.now().getTime(), latest + 1)).toISOString()
}

/** Stores a message as the latest of the person's messages. */
export function storeMessage(mockServer: MockServer, person: PersonRecord, message: NewMessage): ChatMessage {
  const record = {
    id: crypto.randomUUID(),
    data: null,
    created_at: nextInstant(mockServer, person),
    visible: true,
    format_id: null,
    actionButtonVisible: false,
    flatwhite: null,
    ...message,
    user_id: person.id,
  } as MessageRecord
  mockServer.db.messages.set(record)
  return viewMessage(record)
}

type NewReply = Pick<NewMessage, 'content' | 'format_id'> & {
  data?: ReplyData | null
  id: string
  type: 'text' | 'tutor'
  /** True for a reply that must not become a card (docs/safeguarding.md). */
  isPrivate?: boolean | undefined
}

/** The ids with which ratings and feedback refer to a reply. */
export const replyIds = (person: PersonRecord, messageId: string) => ({
  chatId: `c-${person.id}`,
  chatMessageId: `cm-${messageId}`,
})

/** Stores a reply of the assistant. Unless `isPrivate` is set, the app offers the Add button and the rating. */
export const storeReply = (mockServer: MockServer, person: PersonRecord, { isPrivate = false, ...reply }: NewReply) =>
  storeMessage(mockServer, person, {
    ...reply,
    from: 'other',
    actionButtonVisible: !isPrivate,
    flatwhite: replyIds(person, reply.id),
  })
