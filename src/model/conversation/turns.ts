/** State of the chat in this session: turns by conversation, and live replies (D-0077). */
import { createEntityAdapter, type EntityState, nanoid } from '@reduxjs/toolkit'
import { type ChatMessage, type ChatMode, type ModeChange, type ReplyData, YTL_CHAT } from '@/api/chat.contract'
import type { TextKey } from '@/i18n/textParts'
import { type ChatKey, formatIdOf } from './chatKeys'

/** Card in focus of a `focusedId`; null without focus mode. */
export const focusedCardOf = (focusedId: string | null): string | null => (focusedId === YTL_CHAT ? null : focusedId)

/** `interrupted`: cut off, received text kept. `failed`: no text received. */
export type ReplyStatus = 'waiting' | 'streaming' | 'complete' | 'stopped' | 'interrupted' | 'failed'

/** Source of a reply's events: the response stream of a call, or the channel `magic` (D-3001). */
export type ReplySource = 'stream' | 'channel'

/** Question of the user. `localId` stays when the server's `id` becomes known. */
export type Prompt = ChatMessage & {
  localId: string
  /** True if the server has, or may have, stored the question; otherwise the history cannot contain the question. */
  isStored: boolean
}

/** Reply to a question. `LiveReply` holds the text while in flight, so that a token changes nothing else. */
export type Reply = ChatMessage & {
  localId: string
  status: ReplyStatus
  source: ReplySource
  /** Text of the failure, shown as an error message after the reply (D-3104). */
  error: TextKey | null
}

/** True for a reply without an `end` event; the rest of the text may still come. */
export const isCut = ({ status }: Pick<Reply, 'status'>) => status === 'interrupted' || status === 'failed'

/** Chat mode with its agent and the start of its session; in normal mode the agent is the preference. */
export type ModeSession = Omit<ModeChange, 'agentId'> & { agentId: string | null }
/** Modes that a person can enter. */
export type EnterableMode = Exclude<ChatMode, 'normal'>
export const NORMAL_MODE: ModeSession = { chatMode: 'normal', agentId: null, chatSessionStartTime: null }

export const isSameSession = (a: ModeSession, b: ModeSession) =>
  a.chatMode === b.chatMode && a.chatSessionStartTime === b.chatSessionStartTime

/** A question and its replies; a retry adds a reply. `prompt` is null for an unprompted server message. */
export type Turn = {
  id: string
  /** Session of the question, begun by `newChat` or a change of the mode; requests leave out turns of other sessions. */
  session: number
  /** Mode in which the question was asked; kept by retries and edits. */
  mode: ModeSession
  /** Session that ended before the question, after the conversation's last question. */
  endedBefore?: ModeSession | null
  /** True for the message that closes a mode, which cannot be edited or asked again. */
  isClosing: boolean
  /** Number of earlier messages of the user in the session. */
  messageCount: number
  /** True while a call enters a mode for the question; mode and session are then those of the call's end. */
  isAwaitingMode?: boolean
  prompt: Prompt | null
  /** True while a channel reply may still begin for the prompt. */
  isAwaited: boolean
  /** True for a question retried from the history: the server has stored the question twice. */
  isFromHistory: boolean
  replies: Reply[]
  /** Index of the shown reply. */
  shown: number
}

/** A question of the history and its reply. `reply` is null if the history has none, as after a reload. */
export type Exchange = { question: ChatMessage; reply: ChatMessage | null }

type ReplyInfo = { agent: string } | { text: string }

/** Reply in flight. */
export type LiveReply = {
  localId: string
  turnId: string
  chatKey: ChatKey
  source: ReplySource
  /** Server id, from the `start` event. */
  messageId: string | null
  content: string
  /** Activity of the assistant until the first token (C-407, C-408). */
  info: ReplyInfo | null
  data: ReplyData
  flatwhite: ChatMessage['flatwhite']
  /** True for a retry: the server stores the question again, and may send the copy on the channel. */
  isRepeated: boolean
  /** False if the reply must not become a card (D-3150). */
  canAddToBoard: boolean
}

export const turnsAdapter = createEntityAdapter<Turn>()

export type Conversation = { isHistoryVisible: boolean; turns: EntityState<Turn, string> }

export type ChatState = {
  mode: ModeSession
  /** Mode that a call in flight leads to. */
  pendingMode: ChatMode | null
  /** Session that has ended since the last question; null after a question or a new chat. */
  endedMode: ModeSession | null
  session: number
  /** Number of messages of the user in this session (D-3120). */
  messageCount: number
  conversations: Record<ChatKey, Conversation>
  /** Ids of the turns that the landing does not show, because they were there before it. */
  turnsBeforeLanding: string[]
  /** Live replies by `localId`. */
  live: Record<string, LiveReply>
  /** Text of open edit forms by turn id. */
  edits: Record<string, string | undefined>
  /** Last completed reply, for a notice while the conversation is hidden. */
  lastFinished: { localId: string; chatKey: ChatKey; content: string } | null
  /** When replies have ended, in ms since 1970, by `localId`. */
  endedAt: Record<string, number>
  /** Number of questions returned to the input or to their edit form. */
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

/** Makes a text message of the contract. */
export const textMessage = (
  message: Pick<ChatMessage, 'id' | 'content' | 'created_at' | 'format_id'> & Partial<Pick<ChatMessage, 'from'>>,
): ChatMessage => ({ ...EMPTY_MESSAGE, ...message })

/** Converts a stored message for display: `USER` becomes `self` (D-3010). */
export const fromHistory = (message: ChatMessage): ChatMessage =>
  message.from === 'USER' ? { ...message, from: 'self' } : message

/** Makes an optimistic question of the user. */
export function makePrompt(chatKey: ChatKey, content: string): Prompt {
  const localId = nanoid()
  const created_at = new Date().toISOString()
  const message = textMessage({ id: localId, content, created_at, format_id: formatIdOf(chatKey) })
  return { ...message, localId, isStored: false }
}
