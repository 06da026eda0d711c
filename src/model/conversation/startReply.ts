/** Applies the `start` event: finds the question of the reply and removes duplicates (D-3007, D-0077). */
import type { ChatEvent } from './chatEvents'
import { addTurn, conversationOf, isKnown, replyOf, turnOf, turnsOf } from './findTurns'
import { beginReply } from './replyLifecycle'
import { type ChatKey, chatKeyOf } from './chatKeys'
import { type ChatState, type Turn, turnsAdapter } from './turns'

type Start = Extract<ChatEvent, { event: 'start' }>

/**
 * Returns the rank of a turn for a `start` event; the lowest rank gets the reply. 0: confirmed prompt of this tab. 1:
 * unconfirmed prompt, or prompt of another tab. 2: prompt that was given up.
 */
function rankOf(state: ChatState, { prompt, replies: [reply] }: Turn): number {
  if (reply && !(reply.localId in state.live)) return 2
  return reply && prompt?.id !== prompt?.localId ? 0 : 1
}

/**
 * Returns the question that a channel reply answers. The oldest comes first, because the server answers prompts in
 * order.
 */
const awaitingTurn = (state: ChatState, turns: readonly Turn[]): Turn | undefined =>
  turns.filter(({ isAwaited }) => isAwaited).toSorted((a, b) => rankOf(state, a) - rankOf(state, b))[0]

/** Removes channel copies of a streamed reply, because the server repeats streamed replies on the channel. */
function removeCopies(state: ChatState, messageId: string): void {
  for (const { turns } of Object.values(state.conversations)) {
    for (const turn of turnsOf({ turns })) {
      const copy = turn.replies.find(({ id, source }) => id === messageId && source === 'channel')
      if (!copy) continue
      delete state.live[copy.localId]
      turn.replies.splice(turn.replies.indexOf(copy), 1)
      // A prompt of another tab still waits for its own reply.
      if (turn.prompt) turn.isAwaited = true
      else turnsAdapter.removeOne(turns, turn.id)
    }
  }
}

/** True if the newest confirmed question belongs to a request that still waits for its `start` event. */
function isOfOwnCall(state: ChatState, chatKey: ChatKey): boolean {
  const confirmed = turnsOf(conversationOf(state, chatKey)).findLast(
    ({ prompt }) => prompt && prompt.id !== prompt.localId,
  )
  return Object.values(state.live).some(
    ({ source, turnId, messageId }) => source === 'stream' && messageId === null && turnId === confirmed?.id,
  )
}

/** Sets the server's id on the reply of a call. */
function startOwn(state: ChatState, localId: string, { messageId, type }: Start['data']): void {
  const live = state.live[localId]
  const turn = live && turnOf(state, live)
  const reply = live && replyOf(state, live)
  if (!live || !turn || !reply) return
  removeCopies(state, messageId)
  live.messageId = messageId
  reply.id = messageId
  if (type !== reply.type) Object.assign(reply, { type, data: null })
  if (turn.prompt) turn.prompt.isStored = true
}

/** Begins a channel reply for the prompt that waits for it, or as a new turn if there is none. */
function startOnChannel(state: ChatState, { messageId, type, format_id }: Start['data'], at: string): void {
  const chatKey = chatKeyOf(format_id)
  if (isKnown(state, messageId) || isOfOwnCall(state, chatKey)) return
  const waiting = awaitingTurn(state, turnsOf(conversationOf(state, chatKey)))
  const turn = waiting ?? addTurn(state, chatKey, { id: messageId, prompt: null })
  if (!turn) return
  const localId = turn.replies[0]?.localId ?? `reply ${messageId}`
  beginReply(state, turn, { localId, turnId: turn.id, chatKey, source: 'channel', messageId, type, format_id, at })
}

export function startReply(state: ChatState, { to, data, at }: Start): void {
  if ('localId' in to) startOwn(state, to.localId, data)
  else startOnChannel(state, data, at)
}
