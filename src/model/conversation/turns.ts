/** What the chat keeps of this session: turns by conversation, and the replies that run (D-0077). */
import { createEntityAdapter, type EntityState, nanoid } from '@reduxjs/toolkit'
import type { ChatMessage, ChatMode, ReplyData } from '@/api/chat.contract'
import type { TextKey } from '@/i18n/textParts'

/** Conversations are kept apart by key: the id of the card in focus, else `ENTIRE_CHAT` (D-3118). */
export type ChatKey = string
export const ENTIRE_CHAT: ChatKey = 'ENTIRE_CHAT'

/** The conversation of a card in focus, or the whole chat without one. */
export const chatKeyOf = (formatId: string | null): ChatKey => formatId ?? ENTIRE_CHAT

/** The id of the card that a conversation belongs to; null for the whole chat. */
export const formatIdOf = (chatKey: ChatKey): string | null => (chatKey === ENTIRE_CHAT ? null : chatKey)

/** `interrupted`: the reply broke, the received text is kept. `failed`: no text was received. */
export type ReplyStatus = 'waiting' | 'streaming' | 'complete' | 'stopped' | 'interrupted' | 'failed'

/** Where the events of a reply come from: the response of its own call, or the channel `magic` (D-3001). */
export type ReplySource = 'stream' | 'channel'

/** What a person asked. `localId` stays when the server's `id` becomes known. */
export type Prompt = ChatMessage & {
  localId: string
  /** True when the server has it, or may have it: only then it can be in the history. */
  isStored: boolean
}

/** An answer. While it runs its text is in `LiveReply`, so that a token changes nothing else. */
export type Reply = ChatMessage & {
  localId: string
  status: ReplyStatus
  source: ReplySource
  /** Text of the failure, shown as an error message after the reply (D-3104). */
  error: TextKey | null
}

/** True for a reply that ended before its end: its text may still come. */
export const isCut = ({ status }: Pick<Reply, 'status'>) => status === 'interrupted' || status === 'failed'

/** A question with its answers, several when it was asked again; without a question what the server said by itself. */
export type Turn = {
  id: string
  /** Session in which it was asked: `newChat` begins the next, whose requests know nothing of earlier ones. */
  session: number
  /** Messages that the person had sent before in that session. */
  messageCount: number
  prompt: Prompt | null
  /** True while a reply of the channel may still begin for its prompt. */
  isAwaited: boolean
  /** True for a question of the history that was asked again: the server has it once more, right before the reply. */
  isFromHistory: boolean
  replies: Reply[]
  /** Index of the answer that is shown. */
  shown: number
}

/** A question of the history with its answer; without one when it never came, as after a reload. */
export type Exchange = { question: ChatMessage; reply: ChatMessage | null }

type ReplyInfo = { agent: string } | { text: string }

/** A reply that runs. */
export type LiveReply = {
  localId: string
  turnId: string
  chatKey: ChatKey
  source: ReplySource
  /** The server's id, from `start`. */
  messageId: string | null
  content: string
  /** What the assistant is doing until the first word (C-407, C-408). */
  info: ReplyInfo | null
  data: ReplyData
  flatwhite: ChatMessage['flatwhite']
  /** True for a call that asks a question again: the server stores it once more, and may say so on the channel. */
  isRepeated: boolean
  /** False: the reply must not become a card (D-3150). */
  mayBeAdded: boolean
}

export const turnsAdapter = createEntityAdapter<Turn>()

export type Conversation = { isHistoryVisible: boolean; turns: EntityState<Turn, string> }

export type ChatState = {
  mode: ChatMode
  session: number
  /** Messages that the person has sent in this session (D-3120). */
  messageCount: number
  conversations: Record<ChatKey, Conversation>
  /** By `localId`. */
  live: Record<string, LiveReply>
  /** Questions that are being changed: the text of the form by the id of the turn. */
  edits: Record<string, string | undefined>
  /** The last reply that ended by itself, for those who do not see the conversation. */
  lastFinished: { localId: string; chatKey: ChatKey; content: string } | null
  /** Counts the questions that were put back into the field. */
  returnedQuestions: number
}

const EMPTY_MESSAGE = {
  from: 'self',
  type: 'text',
  data: null,
  visible: true,
  actionButtonVisible: false,
  flatwhite: null,
} as const

/** A text message as the contract has it, made by the client. */
export const textMessage = (
  message: Pick<ChatMessage, 'id' | 'content' | 'created_at' | 'format_id'> & Partial<Pick<ChatMessage, 'from'>>,
): ChatMessage => ({ ...EMPTY_MESSAGE, ...message })

/** A stored message as it is shown: what the person sent is from `self` (D-3010). */
export const fromHistory = (message: ChatMessage): ChatMessage =>
  message.from === 'USER' ? { ...message, from: 'self' } : message

/** A question of the person, shown before the server has it. */
export function makePrompt(chatKey: ChatKey, content: string): Prompt {
  const localId = nanoid()
  const created_at = new Date().toISOString()
  const message = textMessage({ id: localId, content, created_at, format_id: formatIdOf(chatKey) })
  return { ...message, localId, isStored: false }
}
