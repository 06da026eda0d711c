/** Turns and replies in the state of the chat: found, and added. */
import type { ReplyAddress } from './chatEvents'
import {
  type ChatKey,
  type ChatState,
  type Conversation,
  type LiveReply,
  type Reply,
  type ReplySource,
  type Turn,
  turnsAdapter,
} from './turns'

/** The conversation of a key; made when there is none. */
export function conversationOf(state: ChatState, chatKey: ChatKey): Conversation {
  state.conversations[chatKey] ??= { isHistoryVisible: false, turns: turnsAdapter.getInitialState() }
  return state.conversations[chatKey]
}

/** The turns of a conversation, in the order in which they began. */
export const turnsOf = ({ turns }: Pick<Conversation, 'turns'>): Turn[] =>
  turns.ids.map((id) => turns.entities[id]).filter((turn) => !!turn)

/** The turns of all conversations. */
export const allTurns = (state: ChatState): Turn[] => Object.values(state.conversations).flatMap(turnsOf)

/** The turn of a reply that runs. */
export const turnOf = (state: ChatState, { chatKey, turnId }: LiveReply): Turn | undefined =>
  state.conversations[chatKey]?.turns.entities[turnId]

/** The answer in the turn of a reply that runs. */
export const replyOf = (state: ChatState, live: LiveReply): Reply | undefined =>
  turnOf(state, live)?.replies.find(({ localId }) => localId === live.localId)

/** Only the channel finds a reply by its message: what a call shows comes from its stream alone (D-3007). */
const isAddressed = (to: ReplyAddress, reply: { localId: string; source: ReplySource }, messageId: string | null) =>
  'localId' in to ? reply.localId === to.localId : reply.source === 'channel' && messageId === to.messageId

/** The reply that runs and that an event is for. */
export const findLive = (state: ChatState, to: ReplyAddress): LiveReply | undefined =>
  'localId' in to
    ? state.live[to.localId]
    : Object.values(state.live).find((live) => isAddressed(to, live, live.messageId))

/** The reply that has ended and that an event is for. */
export const findFinished = (state: ChatState, to: ReplyAddress): Reply | undefined =>
  allTurns(state)
    .flatMap(({ replies }) => replies)
    .findLast((reply) => isAddressed(to, reply, reply.id))

/** True when a message of the server is in a conversation already. */
export const isKnown = (state: ChatState, messageId: string) =>
  allTurns(state).some(({ prompt, replies }) => prompt?.id === messageId || replies.some(({ id }) => id === messageId))

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
