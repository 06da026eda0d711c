/** One conversation as it is shown: the turns of this session merged with the history that the server keeps (D-0077). */
import { weakMapMemoize } from '@reduxjs/toolkit'
import { historySelectorOf } from '@/api/chat'
import type { ChatMessage } from '@/api/chat.contract'
import type { TextKey } from '@/i18n/textParts'
import type { RootState } from '@/store/rootReducer'
import { selectIsHistoryVisible, selectTurns } from './chatSlice'
import { type ChatKey, type Exchange, formatIdOf, fromHistory, type ReplyStatus, textMessage, type Turn } from './turns'

/** A message as the contract has it, with what only this client knows of it. */
export type ShownMessage = ChatMessage & {
  /** Stays when the server's `id` becomes known. */
  localId: string
  /** 'complete' for all but the replies of this session. The text of one that runs is that of `selectLiveReply`. */
  status: ReplyStatus
  /** The turn of this session; null for a message of the history. */
  turnId: string | null
  /** The text of an error message that the client made, instead of `content`. */
  textKey: TextKey | null
  /** Which of the answers to a question that was asked again; counted from 1. */
  answers: { shown: number; count: number } | null
  /** What can be asked again at this message of the history. */
  exchange: Exchange | null
}

const DATE = /^\d{4}-\d{2}-\d{2}/

/** The day of a message in the browser's time zone; null for what is no date (C-273, D-3126). */
function localDayOf(createdAt: string): string | null {
  const date = new Date(createdAt)
  return DATE.test(createdAt) && !Number.isNaN(date.getTime()) ? date.toDateString() : null
}

const LONE = { status: 'complete', turnId: null, textKey: null, answers: null, exchange: null } as const

const shownFromHistory = weakMapMemoize(
  (message: ChatMessage): ShownMessage => ({ ...fromHistory(message), ...LONE, localId: message.id }),
)

const shownOfTurn = weakMapMemoize((turn: Turn): readonly ShownMessage[] => {
  const { id: turnId, prompt, replies, shown } = turn
  const reply = replies[shown]
  const messages: ShownMessage[] = prompt ? [{ ...prompt, ...LONE, turnId }] : []
  if (!reply) return messages
  const answers = replies.length > 1 ? { shown: shown + 1, count: replies.length } : null
  messages.push({ ...reply, turnId, answers, exchange: null, textKey: reply.type === 'error' ? reply.error : null })
  if (reply.error && reply.type !== 'error') {
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

/** Messages of other tabs that may stand between a question and its reply. */
const INTERLEAVED = 6

const isSameQuestion = (message: ChatMessage | undefined, { prompt }: Turn) =>
  message?.from === 'USER' && message.content.trim() === prompt?.content.trim()

/**
 * The turn of each message of the history, by the message's place (oldest first). Replies are known by id, and so is a prompt of the channel;
 * the question of a call has no id: it is matched with the person's message right before the reply, by its text.
 */
function claimPlaces(turns: readonly Turn[], history: readonly ChatMessage[]): Map<number, Turn> {
  const places = new Map(history.map(({ id }, place) => [id, place]))
  const claimed = new Map<number, Turn>()
  const claimQuestion = (turn: Turn, from: number, to: number) => {
    for (let place = from; place >= to; place -= 1) {
      if (claimed.get(place) === turn && history[place]?.from === 'USER') return
      if (claimed.has(place) || !isSameQuestion(history[place], turn)) continue
      claimed.set(place, turn)
      return
    }
  }
  for (const turn of turns) {
    for (const id of [turn.prompt?.id, ...turn.replies.map((reply) => reply.id)]) {
      const place = id === undefined ? undefined : places.get(id)
      if (place !== undefined) claimed.set(place, turn)
    }
  }
  for (const turn of turns) {
    const isPromptKnown = turn.prompt !== null && places.has(turn.prompt.id)
    turn.replies.forEach(({ id }, index) => {
      const place = places.get(id)
      if (place === undefined || (index === 0 && isPromptKnown && !turn.isFromHistory)) return
      claimQuestion(turn, place - 1, Math.max(0, place - INTERLEAVED))
    })
  }
  claimLoneQuestions(turns, history, claimed)
  return claimed
}

/** The first place of each turn. */
function placesByTurn(claimed: ReadonlyMap<number, Turn>): Map<Turn, number> {
  const places = new Map<Turn, number>()
  for (const [place, turn] of claimed) places.set(turn, Math.min(place, places.get(turn) ?? place))
  return places
}

/** Claims the questions of turns whose reply is not stored, or not yet: the last one of the same text that nobody answered, between the turns around it. */
function claimLoneQuestions(turns: readonly Turn[], history: readonly ChatMessage[], claimed: Map<number, Turn>): void {
  const places = placesByTurn(claimed)
  const isLone = ({ prompt, replies }: Turn) => prompt?.isStored && replies.every(({ status }) => status !== 'complete')
  const isUnanswered = (place: number) => history[place + 1]?.from !== 'other' || claimed.has(place + 1)
  let start = 0
  const starts = turns.map((turn) => {
    const before = start
    start = (places.get(turn) ?? start - 1) + 1
    return before
  })
  const afterAnswers = history.findLastIndex(({ from }) => from !== 'USER') + 1
  const isRunning = ({ replies }: Turn) => replies.some(({ status }) => status === 'waiting' || status === 'streaming')
  // From the newest turn on, so that of several with the same text each finds its own.
  let end = history.length
  for (const [index, turn] of [...turns.entries()].toReversed()) {
    const own = places.get(turn)
    if (own !== undefined) end = own
    if (own !== undefined || !isLone(turn)) continue
    // The question of a reply that runs can be missing in the history: an older one of the same text must not stand for it.
    const begin = Math.max(starts[index] ?? 0, isRunning(turn) ? afterAnswers : 0)
    const place = history.findLastIndex(
      (message, at) => at >= begin && at < end && !claimed.has(at) && isSameQuestion(message, turn) && isUnanswered(at),
    )
    if (place < 0) continue
    claimed.set(place, turn)
    end = place
  }
}

/** The turns that are shown before each place of the history: at the first message of their own, or with the next turn that has one. */
function turnsByPlace(turns: readonly Turn[], claimed: Map<number, Turn>, end: number): Map<number, Turn[]> {
  const places = placesByTurn(claimed)
  const byPlace = new Map<number, Turn[]>()
  let next = end
  for (const turn of turns.toReversed()) {
    next = places.get(turn) ?? next
    byPlace.set(next, [turn, ...(byPlace.get(next) ?? [])])
  }
  return byPlace
}

const shownLast = weakMapMemoize(
  (message: ChatMessage, before: ChatMessage | undefined): ShownMessage => ({
    ...shownFromHistory(message),
    exchange: exchangeOf(message, before),
  }),
)

/** The last question of the history, with its answer where there is one. A reply that was cut by a reload is stored like any other. */
function exchangeOf(message: ChatMessage, before: ChatMessage | undefined): Exchange | null {
  if (message.from === 'USER') return message.type === 'text' ? { question: message, reply: null } : null
  const isReply = message.type === 'text' || message.type === 'tutor'
  return isReply && before?.from === 'USER' && before.type === 'text' ? { question: before, reply: message } : null
}

/** Inserts a date heading before the first message of each day (C-270 to C-273). */
function withDayHeadings(messages: readonly { message: ShownMessage; createdAt: string }[]): ShownMessage[] {
  let lastDay: string | null = null
  return messages.flatMap(({ message, createdAt }) => {
    const day = localDayOf(createdAt)
    if (day === null || day === lastDay) return [message]
    lastDay = day
    const localId = `day before ${message.localId}`
    const heading = {
      ...textMessage({ id: localId, content: '', created_at: createdAt, format_id: null, from: 'other' }),
    }
    return [{ ...heading, ...LONE, type: 'created_date' as const, data: null, localId }, message]
  })
}

/**
 * Merges turns with the history (oldest first): each message once, in the order of the server; a turn that the server does not have keeps its
 * place among the others. Without the history to be seen it still gives the order.
 */
export function mergeConversation(
  turns: readonly Turn[],
  history: readonly ChatMessage[],
  isHistoryVisible: boolean,
): readonly ShownMessage[] {
  const claimed = claimPlaces(turns, history)
  const byPlace = turnsByPlace(turns, claimed, history.length)
  const merged: { message: ShownMessage; createdAt: string }[] = []
  for (let place = 0; place <= history.length; place += 1) {
    const message = history[place]
    for (const turn of byPlace.get(place) ?? []) {
      for (const shown of shownOfTurn(turn)) {
        // The server's clock, where it has the turn.
        const createdAt = claimed.get(place) === turn ? message?.created_at : undefined
        merged.push({ message: shown, createdAt: createdAt ?? shown.created_at })
      }
    }
    if (message && isHistoryVisible && !claimed.has(place)) {
      // A conversation that this session has not added to can be taken up at its end.
      const isEnd = turns.length === 0 && place === history.length - 1
      const shown = isEnd ? shownLast(message, history[place - 1]) : shownFromHistory(message)
      merged.push({ message: shown, createdAt: message.created_at })
    }
  }
  const visible = merged.filter(({ message }) => message.visible)
  return isHistoryVisible ? withDayHeadings(visible) : visible.map(({ message }) => message)
}

type HistoryPages = { pages: { data: ChatMessage[] }[] }

/** The loaded pages as one list, oldest first; a message that new ones have shifted onto the next page is there once. */
const historyOf = weakMapMemoize(({ pages }: HistoryPages): readonly ChatMessage[] => {
  const byId = new Map<string, ChatMessage>()
  for (const message of pages.flatMap(({ data }) => data)) if (!byId.has(message.id)) byId.set(message.id, message)
  return [...byId.values()].toReversed()
})
const NO_HISTORY: readonly ChatMessage[] = []

const merge = weakMapMemoize(mergeConversation)

/** What a conversation shows, oldest first. Changes with its messages, not with the words of a reply that runs. */
export function selectMessages(state: RootState, chatKey: ChatKey): readonly ShownMessage[] {
  const { data } = historySelectorOf(formatIdOf(chatKey))(state)
  return merge(selectTurns(state, chatKey), data ? historyOf(data) : NO_HISTORY, selectIsHistoryVisible(state, chatKey))
}
