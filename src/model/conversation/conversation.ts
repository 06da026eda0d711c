/** Shown conversation: turns of this session merged with the server history (D-0077). */
import { weakMapMemoize } from '@reduxjs/toolkit'
import { historySelectorOf } from '@/api/chat'
import type { ChatMessage } from '@/api/chat.contract'
import type { TextKey } from '@/i18n/textParts'
import type { RootState } from '@/store/rootReducer'
import { selectEndedMode, selectIsHistoryVisible, selectLandingTurns, selectMode, selectTurns } from './chatSlice'
import { claimPlaces, turnsByPlace } from './claimPlaces'
import { dividersOf, type ModeDivider } from './modeDividers'
import { type ChatKey, ENTIRE_CHAT, formatIdOf } from './chatKeys'
import {
  type Exchange,
  fromHistory,
  type ReplyStatus,
  type ModeSession,
  NORMAL_MODE,
  textMessage,
  type Turn,
} from './turns'

/** Message of the contract, with client-only fields. */
export type ShownMessage = ChatMessage & {
  /** Stable key: stays when the server's `id` becomes known. */
  localId: string
  /** 'complete' for all messages but replies of this session. `selectLiveReply` has the text of a live reply. */
  status: ReplyStatus
  /** Turn of this session; null for a message of the history. */
  turnId: string | null
  /** Text of an error message made by the client, instead of `content`. */
  textKey: TextKey | null
  /** Position among the answers of a retried question, counted from 1. */
  answers: { shown: number; count: number } | null
  /** Exchange of the history that can be retried at this message. */
  exchange: Exchange | null
  /** Begin or end of a mode, shown as a heading. */
  divider: ModeDivider | null
}

const DATE = /^\d{4}-\d{2}-\d{2}/

/** Day of a message in the browser's time zone; null for an invalid date (C-273, D-3126). */
function localDayOf(createdAt: string): string | null {
  const date = new Date(createdAt)
  return DATE.test(createdAt) && !Number.isNaN(date.getTime()) ? date.toDateString() : null
}

const LONE = { status: 'complete', turnId: null, textKey: null, answers: null, exchange: null, divider: null } as const

const shownFromHistory = weakMapMemoize(
  (message: ChatMessage): ShownMessage => ({ ...fromHistory(message), ...LONE, localId: message.id }),
)

const shownOfTurn = weakMapMemoize((turn: Turn): readonly ShownMessage[] => {
  const { prompt, replies, shown } = turn
  // Without a turn a message offers neither edit nor retry.
  const turnId = turn.isClosing ? null : turn.id
  const reply = replies[shown]
  const messages: ShownMessage[] = prompt ? [{ ...prompt, ...LONE, turnId }] : []
  if (!reply) return messages
  const answers = replies.length > 1 ? { shown: shown + 1, count: replies.length } : null
  messages.push({
    ...reply,
    turnId,
    answers,
    exchange: null,
    divider: null,
    textKey: reply.type === 'error' ? reply.error : null,
  })
  // Skip the generic error: an interrupted reply already shows a line with the same message.
  const isTold = reply.status === 'interrupted' && reply.error === 'error.generic'
  if (reply.error && reply.type !== 'error' && !isTold) {
    const localId = `${reply.localId} error`
    const { created_at, format_id } = reply
    const error = {
      ...textMessage({ id: localId, content: '', created_at, format_id, from: 'other' }),
      type: 'error' as const,
    }
    messages.push({ ...error, ...LONE, data: null, localId, turnId, textKey: reply.error })
  }
  return messages
})

const shownLast = weakMapMemoize(
  (message: ChatMessage, before: ChatMessage | undefined): ShownMessage => ({
    ...shownFromHistory(message),
    exchange: exchangeOf(message, before),
  }),
)

/** Last question of the history with its answer, if any. The server stores a reply cut by a reload like a complete reply. */
function exchangeOf(message: ChatMessage, before: ChatMessage | undefined): Exchange | null {
  if (message.from === 'USER') return message.type === 'text' ? { question: message, reply: null } : null
  const isReply = message.type === 'text' || message.type === 'tutor'
  return isReply && before?.from === 'USER' && before.type === 'text' ? { question: before, reply: message } : null
}

const heading = (localId: string, created_at: string): ShownMessage => ({
  ...textMessage({ id: localId, content: '', created_at, format_id: null, from: 'other' }),
  ...LONE,
  type: 'created_date',
  data: null,
  localId,
})

const shownDivider = weakMapMemoize(
  (divider: ModeDivider, createdAt: string): ShownMessage => ({ ...heading(divider.id, createdAt), divider }),
)

/** Inserts a date heading before the first message of each day (C-270 to C-273). */
function withDayHeadings(messages: readonly { message: ShownMessage; createdAt: string }[]): ShownMessage[] {
  let lastDay: string | null = null
  return messages.flatMap(({ message, createdAt }) => {
    const day = localDayOf(createdAt)
    if (day === null || day === lastDay) return [message]
    lastDay = day
    return [heading(`day before ${message.localId}`, createdAt), message]
  })
}

/**
 * Merges turns with the history (oldest first): each message once, in the order of the server. Turns unknown to the server keep their
 * position among the other turns. A hidden history still determines the order.
 */
export function mergeConversation(
  turns: readonly Turn[],
  history: readonly ChatMessage[],
  isHistoryVisible: boolean,
  mode: ModeSession = NORMAL_MODE,
  ended: ModeSession | null = null,
): readonly ShownMessage[] {
  const dividers = dividersOf(turns, { mode, ended })
  const claimed = claimPlaces(turns, history)
  const byPlace = turnsByPlace(turns, claimed, history.length)
  const merged: { message: ShownMessage; createdAt: string }[] = []
  for (let place = 0; place <= history.length; place += 1) {
    const message = history[place]
    for (const turn of byPlace.get(place) ?? []) {
      const shownTurn = shownOfTurn(turn)
      for (const shown of shownTurn) {
        // Stored turns take the time of the server.
        const storedAt = claimed.get(place) === turn ? message?.created_at : undefined
        const createdAt = storedAt ?? shown.created_at
        const headings = shown === shownTurn[0] ? (dividers.get(turn) ?? []) : []
        for (const divider of headings) {
          merged.push({ message: shownDivider(divider, createdAt), createdAt })
        }
        merged.push({ message: shown, createdAt })
      }
    }
    if (message && isHistoryVisible && !claimed.has(place)) {
      // The last exchange can be retried as long as this session has no turns.
      const isEnd = turns.length === 0 && place === history.length - 1
      const shown = isEnd ? shownLast(message, history[place - 1]) : shownFromHistory(message)
      merged.push({ message: shown, createdAt: message.created_at })
    }
  }
  // Without a time: no date heading precedes the divider.
  for (const last of dividers.get(null) ?? []) merged.push({ message: shownDivider(last, ''), createdAt: '' })
  const visible = merged.filter(({ message }) => message.visible)
  return isHistoryVisible ? withDayHeadings(visible) : visible.map(({ message }) => message)
}

type HistoryPages = { pages: { data: ChatMessage[] }[] }

/** Loaded pages as one list, oldest first; drops duplicates that new messages have shifted onto the next page. */
const historyOf = weakMapMemoize(({ pages }: HistoryPages): readonly ChatMessage[] => {
  const byId = new Map<string, ChatMessage>()
  for (const message of pages.flatMap(({ data }) => data)) if (!byId.has(message.id)) byId.set(message.id, message)
  return [...byId.values()].toReversed()
})
const NO_HISTORY: readonly ChatMessage[] = []
const NO_MESSAGES: readonly ShownMessage[] = []

/** Loaded messages of the server, oldest first. */
function selectHistory(state: RootState, chatKey: ChatKey): readonly ChatMessage[] {
  const { data } = historySelectorOf(formatIdOf(chatKey))(state)
  return data ? historyOf(data) : NO_HISTORY
}

const merge = weakMapMemoize(mergeConversation)

/** Shown messages of a conversation, oldest first. Changes with the messages, not with tokens of a live reply. */
export function selectMessages(state: RootState, chatKey: ChatKey): readonly ShownMessage[] {
  const history = selectHistory(state, chatKey)
  const isVisible = selectIsHistoryVisible(state, chatKey)
  return merge(selectTurns(state, chatKey), history, isVisible, selectMode(state), selectEndedMode(state))
}

/** Shown messages of the landing, oldest first; none of the history, and no line about a mode without messages. */
export function selectLandingMessages(state: RootState): readonly ShownMessage[] {
  const turns = selectLandingTurns(state)
  return turns.length > 0 ? merge(turns, selectHistory(state, ENTIRE_CHAT), false, selectMode(state)) : NO_MESSAGES
}
