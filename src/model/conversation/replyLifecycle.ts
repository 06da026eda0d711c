/** Lifecycle of one reply, and late events after the end (C-404 to C-414, D-0077). */
import type { ReplyData } from '@/api/chat.contract'
import type { TextKey } from '@/i18n/textParts'
import type { DataOf, ReplyEvent } from './chatEvents'
import { replyOf, turnOf } from './findTurns'
import { type ChatState, isCut, type LiveReply, type Reply, type ReplyStatus, textMessage, type Turn } from './turns'

type NewReply = Pick<LiveReply, 'localId' | 'turnId' | 'chatKey' | 'source'> & {
  messageId: string | null
  type: 'text' | 'tutor'
  format_id: string | null
  /** ISO 8601. */
  at: string
}

/** Begins a reply of a turn; replaces a reply with the same `localId` in place. */
export function beginReply(state: ChatState, turn: Turn, reply: NewReply): void {
  const { localId, turnId, chatKey, source, messageId, type, format_id, at } = reply
  const message = textMessage({ id: messageId ?? localId, content: '', created_at: at, format_id, from: 'other' })
  const begun: Reply = { ...message, type, data: null, localId, source, status: 'waiting', error: null }
  const place = turn.replies.findIndex((each) => each.localId === localId)
  if (place < 0) turn.replies.push(begun)
  else turn.replies[place] = begun
  turn.shown = place < 0 ? turn.replies.length - 1 : place
  turn.isAwaited = source === 'channel' && messageId === null
  state.live[localId] = {
    localId,
    turnId,
    chatKey,
    source,
    messageId,
    content: '',
    info: null,
    data: {},
    flatwhite: null,
    isRepeated: source === 'stream' && turn.prompt !== null && turn.prompt.id !== turn.prompt.localId,
    canAddToBoard: true,
  }
}

type Ending = { status: ReplyStatus; content?: string; error?: TextKey | null }

/** Finishes a live reply; the text moves to the turn. */
export function finishReply(
  state: ChatState,
  live: LiveReply,
  { status, content = live.content, error = null }: Ending,
): void {
  delete state.live[live.localId]
  const reply = replyOf(state, live)
  if (!reply) return
  reply.content = content
  reply.error = error
  // A reply without received text counts as failed, not as interrupted.
  reply.status = status === 'interrupted' && content === '' ? 'failed' : status
  reply.flatwhite = live.flatwhite
  reply.actionButtonVisible = live.canAddToBoard && content !== ''
  if (reply.type === 'text' || reply.type === 'tutor') {
    reply.data = Object.keys(live.data).length > 0 ? live.data : null
  }
  if (status === 'complete') state.lastFinished = { localId: live.localId, chatKey: live.chatKey, content }
}

const infoOf = (data: DataOf<'agentReasoning'>) => {
  const text = data.at(-1)?.messages.at(-1)
  return text ? { text } : null
}

/** Part of a reply's data in an event; a later event of the same kind replaces the part. */
function dataOf(event: ReplyEvent): ReplyData {
  switch (event.event) {
    case 'usedTools':
      return { tools: event.data }
    case 'sourceDocuments':
      return { sources: event.data }
    case 'artifacts':
      return { artifacts: event.data }
    case 'metadata':
      return event.data.formats.length > 0 ? { formats: event.data.formats } : {}
    default:
      return {}
  }
}

/** Applies an event to a live reply. */
export function applyToLive(state: ChatState, live: LiveReply, event: ReplyEvent): void {
  Object.assign(live.data, dataOf(event))
  switch (event.event) {
    case 'agentReasoning':
      live.info = infoOf(event.data)
      break
    case 'nextAgent':
      live.info = { agent: event.data }
      break
    case 'token': {
      if (live.content === '') {
        const reply = replyOf(state, live)
        if (reply) reply.status = 'streaming'
        live.info = null
      }
      live.content += event.data
      break
    }
    case 'end':
      // The stored content replaces the received text.
      finishReply(state, live, { status: 'complete', content: event.data.content || live.content })
      break
    case 'metadata': {
      const { chatId, chatMessageId, actionButtonVisible } = event.data
      live.flatwhite = { chatId, chatMessageId }
      live.canAddToBoard = actionButtonVisible !== false
      break
    }
    case 'closed': {
      const { status, error, isRefused = false } = event.data
      const prompt = turnOf(state, live)?.prompt
      if (prompt && !isRefused) prompt.isStored = true
      finishReply(state, live, { status, error })
      break
    }
    case 'usedTools':
    case 'sourceDocuments':
    case 'artifacts':
      // These events contain only data, which `dataOf` has already applied.
      break
  }
}

/** Applies late events to a finished reply: ids, and on the channel the whole text after a lost connection. */
export function applyToFinished(reply: Reply, event: ReplyEvent): void {
  if (event.event === 'metadata') {
    const { chatId, chatMessageId, actionButtonVisible, formats } = event.data
    reply.flatwhite = { chatId, chatMessageId }
    // `metadata` follows `end`, so the cards of a reply often arrive here.
    if (formats.length > 0 && (reply.type === 'text' || reply.type === 'tutor')) reply.data = { ...reply.data, formats }
    if (actionButtonVisible === false) reply.actionButtonVisible = false
  }
  if (event.event === 'end' && isCut(reply) && event.data.content !== '') {
    Object.assign(reply, { content: event.data.content, status: 'complete', error: null, actionButtonVisible: true })
  }
}
