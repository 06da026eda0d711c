/**
 * What becomes of the chat with each event of a reply. The stream of `POST magic` and the channel `magic` bring the same events, so one
 * function applies both (D-0077, D-3104, D-3107).
 */
import type { ChatMessage, MagicEvent, ReplyData } from '@/api/chat.contract'
import type { TextKey } from '@/i18n/textParts'
import {
  chatKeyOf,
  type ChatKey,
  type ChatState,
  type Conversation,
  fromHistory,
  type LiveReply,
  type Reply,
  type ReplySource,
  type ReplyStatus,
  textMessage,
  type Turn,
  turnsAdapter,
} from './turns'

type DataOf<Name extends MagicEvent['event']> = Extract<MagicEvent, { event: Name }>['data']
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

/** The conversation of a key; made when there is none. */
export function conversationOf(state: ChatState, chatKey: ChatKey): Conversation {
  state.conversations[chatKey] ??= { isHistoryVisible: false, turns: turnsAdapter.getInitialState() }
  return state.conversations[chatKey]
}

const turnsOf = ({ turns }: Pick<Conversation, 'turns'>): Turn[] =>
  turns.ids.map((id) => turns.entities[id]).filter((turn) => !!turn)
const allTurns = (state: ChatState): Turn[] => Object.values(state.conversations).flatMap(turnsOf)

const turnOf = (state: ChatState, { chatKey, turnId }: LiveReply): Turn | undefined =>
  state.conversations[chatKey]?.turns.entities[turnId]

const replyOf = (state: ChatState, live: LiveReply): Reply | undefined =>
  turnOf(state, live)?.replies.find(({ localId }) => localId === live.localId)

/** Only the channel finds a reply by its message: what a call shows comes from its stream alone (D-3007). */
const isAddressed = (to: ReplyAddress, reply: { localId: string; source: ReplySource }, messageId: string | null) =>
  'localId' in to ? reply.localId === to.localId : reply.source === 'channel' && messageId === to.messageId

const findLive = (state: ChatState, to: ReplyAddress): LiveReply | undefined =>
  'localId' in to
    ? state.live[to.localId]
    : Object.values(state.live).find((live) => isAddressed(to, live, live.messageId))

const findFinished = (state: ChatState, to: ReplyAddress): Reply | undefined =>
  allTurns(state)
    .flatMap(({ replies }) => replies)
    .findLast((reply) => isAddressed(to, reply, reply.id))

const isKnown = (state: ChatState, messageId: string) =>
  allTurns(state).some(({ prompt, replies }) => prompt?.id === messageId || replies.some(({ id }) => id === messageId))

type NewReply = Pick<LiveReply, 'localId' | 'turnId' | 'chatKey' | 'source'> & {
  messageId: string | null
  type: 'text' | 'tutor'
  format_id: string | null
  /** ISO 8601. */
  at: string
}

/** Begins a reply of a turn; one with the same `localId` begins again in its place. */
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
    mayBeAdded: true,
  }
}

type Ending = { status: ReplyStatus; content?: string; error?: TextKey | null }

/** Ends a reply that runs: its text joins the turn. */
function finish(state: ChatState, live: LiveReply, { status, content = live.content, error = null }: Ending): void {
  delete state.live[live.localId]
  const reply = replyOf(state, live)
  if (!reply) return
  reply.content = content
  reply.error = error
  // Nothing arrived: there is no part to keep.
  reply.status = status === 'interrupted' && content === '' ? 'failed' : status
  reply.flatwhite = live.flatwhite
  reply.actionButtonVisible = live.mayBeAdded && content !== ''
  if (reply.type === 'text' || reply.type === 'tutor') {
    reply.data = Object.keys(live.data).length > 0 ? live.data : null
  }
  if (status === 'complete') state.lastFinished = { localId: live.localId, chatKey: live.chatKey, content }
}

/** Adds a turn without answer at the end of a conversation. */
export function addTurn(
  state: ChatState,
  chatKey: ChatKey,
  turn: Pick<Turn, 'id' | 'prompt'> & Partial<Turn>,
): Turn | undefined {
  const conversation = conversationOf(state, chatKey)
  const { session, messageCount } = state
  // A conversation that is new in this update is no draft yet: the adapter then returns another object.
  conversation.turns = turnsAdapter.addOne(conversation.turns, {
    isAwaited: false,
    isFromHistory: false,
    replies: [],
    shown: 0,
    session,
    messageCount,
    ...turn,
  })
  return conversation.turns.entities[turn.id]
}

/** True for a prompt of the channel that has not begun; its answer may come after it was given up. */
const hasNotStarted = (state: ChatState, { id, localId, source, status }: Reply) =>
  source === 'channel' && id === localId && (localId in state.live || status === 'failed')

/** True for a prompt shown at once whose message the server may still confirm. */
const isUnconfirmed = (state: ChatState, { prompt, replies }: Turn, content: string) =>
  prompt !== null &&
  prompt.id === prompt.localId &&
  prompt.content.trim() === content.trim() &&
  replies.some((reply) => reply.localId in state.live || hasNotStarted(state, reply))

/** Adds a message that answers no question. */
function addMessage(state: ChatState, message: ChatMessage, textKey: TextKey | null = null): void {
  const turn = addTurn(state, chatKeyOf(message.format_id), { id: message.id, prompt: null })
  turn?.replies.push({ ...message, localId: message.id, status: 'complete', source: 'channel', error: textKey })
}

/** A message of the person replaces the one shown at once, any other joins the conversation of its card (C-405). */
function receive(state: ChatState, message: ChatMessage): void {
  if (isKnown(state, message.id)) return
  const chatKey = chatKeyOf(message.format_id)
  const shown = fromHistory(message)
  if (shown.from === 'self') {
    const own = turnsOf(conversationOf(state, chatKey))
    const turn = [...own, ...allTurns(state)].find((each) => isUnconfirmed(state, each, message.content))
    if (turn?.prompt) {
      turn.prompt = { ...shown, localId: turn.prompt.localId, isStored: true }
      return
    }
    const isSame = ({ content }: ChatMessage) => content.trim() === message.content.trim()
    const repeated = Object.values(state.live).find((live) => {
      const prompt = live.isRepeated ? turnOf(state, live)?.prompt : undefined
      return prompt && isSame(prompt)
    })
    if (repeated) {
      repeated.isRepeated = false
      return
    }
    // Unlike that of a prompt shown at once, its `localId` is no id that waits to be confirmed.
    const prompt = { ...shown, localId: `prompt ${message.id}`, isStored: true }
    addTurn(state, chatKey, { id: message.id, prompt, isAwaited: true })
    return
  }
  addMessage(state, shown)
  if (message.visible) state.lastFinished = { localId: message.id, chatKey, content: message.content }
}

/** 0 for a prompt that runs here, 1 for one of another tab or not confirmed yet, 2 for one that was given up: its answer may still come. */
function rankOf(state: ChatState, { prompt, replies: [reply] }: Turn): number {
  if (reply && !(reply.localId in state.live)) return 2
  return reply && prompt?.id !== prompt?.localId ? 0 : 1
}

/** The question that a reply of the channel answers: prompts are answered in the order in which they were sent. */
const awaitingTurn = (state: ChatState, turns: readonly Turn[]): Turn | undefined =>
  turns.filter(({ isAwaited }) => isAwaited).toSorted((a, b) => rankOf(state, a) - rankOf(state, b))[0]

/** The server repeats on the channel what a call streams: shown once, by the call. */
function removeCopies(state: ChatState, messageId: string): void {
  for (const { turns } of Object.values(state.conversations)) {
    for (const turn of turnsOf({ turns })) {
      const copy = turn.replies.find(({ id, source }) => id === messageId && source === 'channel')
      if (!copy) continue
      delete state.live[copy.localId]
      turn.replies.splice(turn.replies.indexOf(copy), 1)
      // The prompt of another tab still waits for its own reply.
      if (turn.prompt) turn.isAwaited = true
      else turnsAdapter.removeOne(turns, turn.id)
    }
  }
}

/** True when the last question that the server confirmed is that of a call whose own stream has not begun. */
function isOfOwnCall(state: ChatState, chatKey: ChatKey): boolean {
  const confirmed = turnsOf(conversationOf(state, chatKey)).findLast(
    ({ prompt }) => prompt && prompt.id !== prompt.localId,
  )
  return Object.values(state.live).some(
    ({ source, turnId, messageId }) => source === 'stream' && messageId === null && turnId === confirmed?.id,
  )
}

function start(state: ChatState, { to, data, at }: Extract<ChatEvent, { event: 'start' }>): void {
  const { messageId, type, format_id } = data
  if ('localId' in to) {
    const live = state.live[to.localId]
    const turn = live && turnOf(state, live)
    const reply = live && replyOf(state, live)
    if (!live || !turn || !reply) return
    removeCopies(state, messageId)
    live.messageId = messageId
    reply.id = messageId
    if (type !== reply.type) Object.assign(reply, { type, data: null })
    if (turn.prompt) turn.prompt.isStored = true
    return
  }
  const asked = chatKeyOf(format_id)
  if (isKnown(state, messageId) || isOfOwnCall(state, asked)) return
  const own = awaitingTurn(state, turnsOf(conversationOf(state, asked)))
  const turn = own ?? addTurn(state, asked, { id: messageId, prompt: null })
  if (!turn) return
  const localId = turn.replies[0]?.localId ?? `reply ${messageId}`
  const reply = { localId, turnId: turn.id, chatKey: asked, source: 'channel', messageId, type, format_id, at } as const
  beginReply(state, turn, reply)
}

const infoOf = (data: DataOf<'agentReasoning'>) => {
  const text = data.at(-1)?.messages.at(-1)
  return text ? { text } : null
}

/** The part of a reply's data that an event brings; a later event of its kind replaces it. */
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

function applyToLive(state: ChatState, live: LiveReply, event: ReplyEvent): void {
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
      // What the server has stored wins over what has arrived.
      finish(state, live, { status: 'complete', content: event.data.content || live.content })
      break
    case 'metadata': {
      const { chatId, chatMessageId, actionButtonVisible } = event.data
      live.flatwhite = { chatId, chatMessageId }
      live.mayBeAdded = actionButtonVisible !== false
      break
    }
    case 'closed': {
      const { status, error, isRefused = false } = event.data
      const prompt = turnOf(state, live)?.prompt
      if (prompt && !isRefused) prompt.isStored = true
      finish(state, live, { status, error })
      break
    }
    case 'usedTools':
    case 'sourceDocuments':
    case 'artifacts':
      // Only data.
      break
  }
}

/** What still arrives for a reply that has ended: its ids, and on the channel its whole text after the connection was lost. */
function applyToFinished(reply: Reply, event: ReplyEvent): void {
  if (event.event === 'metadata') {
    const { chatId, chatMessageId, actionButtonVisible } = event.data
    reply.flatwhite = { chatId, chatMessageId }
    if (actionButtonVisible === false) reply.actionButtonVisible = false
  }
  const isCut = reply.status === 'interrupted' || reply.status === 'failed'
  if (event.event === 'end' && isCut && event.data.content !== '') {
    Object.assign(reply, { content: event.data.content, status: 'complete', error: null, actionButtonVisible: true })
  }
}

/** Applies one event; an event of a reply that is not known changes nothing. */
export function applyChatEvent(state: ChatState, event: ChatEvent): void {
  if (event.event === 'received') return receive(state, event.message)
  if (event.event === 'start') return start(state, event)
  if (event.event === 'made') return addMessage(state, event.message, event.textKey)
  if (event.event === 'unanswered') {
    const turn = allTurns(state).find(({ prompt }) => prompt?.id === event.id)
    if (turn) turn.isAwaited = false
    return
  }
  if (event.event === 'kept') {
    const made = allTurns(state)
      .flatMap(({ replies }) => replies)
      .find(({ localId }) => localId === event.localId)
    if (made) made.id = event.id
    return
  }
  const live = findLive(state, event.to)
  if (live) return applyToLive(state, live, event.replyEvent)
  if (event.replyEvent.event !== 'end' && event.replyEvent.event !== 'metadata') return
  const reply = findFinished(state, event.to)
  if (reply) applyToFinished(reply, event.replyEvent)
}

/** The connection is lost: what is missing of its replies comes from the history (D-0077). */
export function interruptChannel(state: ChatState): void {
  for (const live of Object.values(state.live)) {
    // A prompt that has not begun waits for its own deadline.
    if (live.source === 'channel' && live.messageId !== null) finish(state, live, { status: 'interrupted' })
  }
  // The start of a prompt of another tab may be missed.
  for (const turn of allTurns(state)) if (turn.replies.length === 0) turn.isAwaited = false
}

/** Completes the replies of the channel that the history has in full. */
export function completeFromHistory(state: ChatState, history: readonly ChatMessage[]): void {
  const stored = new Map(history.map((message) => [message.id, message]))
  for (const live of Object.values(state.live)) {
    const message = live.source === 'channel' && live.messageId ? stored.get(live.messageId) : undefined
    if (message) finish(state, live, { status: 'complete', content: message.content })
  }
  for (const reply of allTurns(state).flatMap(({ replies }) => replies)) {
    const message = stored.get(reply.id)
    const isCut = reply.status === 'interrupted' || reply.status === 'failed'
    if (!message || reply.source !== 'channel' || !isCut) continue
    const { content, data, flatwhite, actionButtonVisible } = message
    Object.assign(reply, { content, data, flatwhite, actionButtonVisible, status: 'complete', error: null })
  }
}
