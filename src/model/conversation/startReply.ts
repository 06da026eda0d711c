/** The `start` of a reply: which question it answers, and whether it is shown already (D-3007, D-0077). */
import type { ChatEvent } from './chatEvents'
import { addTurn, conversationOf, isKnown, replyOf, turnOf, turnsOf } from './findTurns'
import { beginReply } from './replyLifecycle'
import { type ChatKey, chatKeyOf, type ChatState, type Turn, turnsAdapter } from './turns'

type Start = Extract<ChatEvent, { event: 'start' }>

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

/** The reply of a call has the server's id. */
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

/** A reply of the channel begins: to the prompt that waits for it, else as a turn of its own. */
function startOnChannel(state: ChatState, { messageId, type, format_id }: Start['data'], at: string): void {
  const chatKey = chatKeyOf(format_id)
  if (isKnown(state, messageId) || isOfOwnCall(state, chatKey)) return
  const waiting = awaitingTurn(state, turnsOf(conversationOf(state, chatKey)))
  const turn = waiting ?? addTurn(state, chatKey, { id: messageId, prompt: null })
  if (!turn) return
  const localId = turn.replies[0]?.localId ?? `reply ${messageId}`
  beginReply(state, turn, { localId, turnId: turn.id, chatKey, source: 'channel', messageId, type, format_id, at })
}

/** Applies the `start` of a reply. */
export function startReply(state: ChatState, { to, data, at }: Start): void {
  if ('localId' in to) startOwn(state, to.localId, data)
  else startOnChannel(state, data, at)
}
