/** Finds and adds turns and replies in the state of the chat. */
import type { ReplyAddress } from './chatEvents'
import type { ChatKey } from './chatKeys'
import {
  type ChatState,
  type Conversation,
  type LiveReply,
  type ModeSession,
  NORMAL_MODE,
  type Reply,
  type ReplySource,
  type Turn,
  turnsAdapter,
} from './turns'

/** Conversation of a key, created if missing. */
export function conversationOf(state: ChatState, chatKey: ChatKey): Conversation {
  state.conversations[chatKey] ??= { isHistoryVisible: false, turns: turnsAdapter.getInitialState() }
  return state.conversations[chatKey]
}

/** Turns of a conversation, oldest first. */
export const turnsOf = ({ turns }: Pick<Conversation, 'turns'>): Turn[] =>
  turns.ids.map((id) => turns.entities[id]).filter((turn) => !!turn)

/** Turns of all conversations. */
export const allTurns = (state: ChatState): Turn[] => Object.values(state.conversations).flatMap(turnsOf)

/** Turn of a live reply. */
export const turnOf = (state: ChatState, { chatKey, turnId }: LiveReply): Turn | undefined =>
  state.conversations[chatKey]?.turns.entities[turnId]

/** Stored reply of a live reply. */
export const replyOf = (state: ChatState, live: LiveReply): Reply | undefined =>
  turnOf(state, live)?.replies.find(({ localId }) => localId === live.localId)

/** Only channel replies match by message id, because the reply of a call comes only from its stream (D-3007). */
const isAddressed = (to: ReplyAddress, reply: { localId: string; source: ReplySource }, messageId: string | null) =>
  'localId' in to ? reply.localId === to.localId : reply.source === 'channel' && messageId === to.messageId

/** Live reply that an event addresses. */
export const findLive = (state: ChatState, to: ReplyAddress): LiveReply | undefined =>
  'localId' in to
    ? state.live[to.localId]
    : Object.values(state.live).find((live) => isAddressed(to, live, live.messageId))

/** Finished reply that an event addresses. */
export const findFinished = (state: ChatState, to: ReplyAddress): Reply | undefined =>
  allTurns(state)
    .flatMap(({ replies }) => replies)
    .findLast((reply) => isAddressed(to, reply, reply.id))

/** True if a message of the server is in a conversation already. */
export const isKnown = (state: ChatState, messageId: string) =>
  allTurns(state).some(({ prompt, replies }) => prompt?.id === messageId || replies.some(({ id }) => id === messageId))

/** Mode of a question that is asked now: while the mode closes, a question is asked in normal mode. */
export const askedMode = ({ mode, pendingMode }: Pick<ChatState, 'mode' | 'pendingMode'>): ModeSession =>
  pendingMode === 'normal' ? NORMAL_MODE : mode

/** True while a call enters a mode: a question that is asked meanwhile waits for the call. */
export const isEnteringMode = ({ pendingMode }: Pick<ChatState, 'pendingMode'>): boolean =>
  pendingMode !== null && pendingMode !== 'normal'

/** Adds a turn at the end of a conversation; by default without replies. */
export function addTurn(
  state: ChatState,
  chatKey: ChatKey,
  turn: Pick<Turn, 'id' | 'prompt'> & Partial<Turn>,
): Turn | undefined {
  const conversation = conversationOf(state, chatKey)
  const { session, messageCount, endedMode } = state
  const mode = askedMode(state)
  state.endedMode = null
  // Assign the result: a conversation new in this update is no Immer draft, so the adapter returns a new object.
  conversation.turns = turnsAdapter.addOne(conversation.turns, {
    isAwaited: false,
    isFromHistory: false,
    replies: [],
    shown: 0,
    session,
    mode,
    endedBefore: endedMode,
    isClosing: false,
    messageCount,
    ...turn,
  })
  return conversation.turns.entities[turn.id]
}
