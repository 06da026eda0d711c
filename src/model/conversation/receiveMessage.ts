/** Handles messages of the channel: prompts of this or another tab, and messages that answer no question (C-405). */
import type { ChatMessage } from '@/api/chat.contract'
import type { TextKey } from '@/i18n/textParts'
import { addTurn, allTurns, conversationOf, isKnown, turnOf, turnsOf } from './findTurns'
import { type ChatKey, chatKeyOf } from './chatKeys'
import { type ChatState, fromHistory, type Prompt, type Reply, type Turn } from './turns'

/** Differs from `id`: equal ids mark an unconfirmed prompt. */
const receivedIdOf = ({ id }: ChatMessage) => `prompt ${id}`

/** True for a prompt that came by `chat.received`: typed in another tab. */
export const isReceived = (prompt: Prompt) => prompt.localId === receivedIdOf(prompt)

/** True for a channel reply without a `start` event, which may still arrive after the deadline. */
const hasNotStarted = (state: ChatState, { id, localId, source, status }: Reply) =>
  source === 'channel' && id === localId && (localId in state.live || status === 'failed')

/** True for a turn whose optimistic prompt has this content and is not confirmed by the server. */
const isUnconfirmed = ({ prompt }: Turn, content: string) =>
  prompt !== null && prompt.id === prompt.localId && prompt.content.trim() === content.trim()

/** True for a turn with a reply that is running or may still begin. */
const isOpen = (state: ChatState, { replies }: Turn) =>
  replies.some((reply) => reply.localId in state.live || hasNotStarted(state, reply))

/** True for a turn whose reply the user has stopped before its `start` event. The server may have stored the question. */
const isStoppedEarly = ({ replies }: Turn) =>
  replies.some(({ id, localId, status }) => status === 'stopped' && id === localId)

/** Adds a message that answers no question. */
export function addMessage(state: ChatState, message: ChatMessage, textKey: TextKey | null = null): void {
  const turn = addTurn(state, chatKeyOf(message.format_id), { id: message.id, prompt: null })
  turn?.replies.push({ ...message, localId: message.id, status: 'complete', source: 'channel', error: textKey })
}

const isSameText = (a: ChatMessage, b: ChatMessage) => a.content.trim() === b.content.trim()

/** Applies the server's copy of a prompt. It belongs to an optimistic prompt, a retried question or another tab. */
function receivePrompt(state: ChatState, chatKey: ChatKey, prompt: ChatMessage): void {
  const own = turnsOf(conversationOf(state, chatKey))
  const unconfirmed = [...own, ...allTurns(state)].filter((turn) => isUnconfirmed(turn, prompt.content))
  const turn = unconfirmed.find((each) => isOpen(state, each)) ?? unconfirmed.find(isStoppedEarly)
  if (turn?.prompt) {
    turn.prompt = { ...prompt, localId: turn.prompt.localId, isStored: true }
    return
  }
  const repeated = Object.values(state.live).find((live) => {
    const asked = live.isRepeated ? turnOf(state, live)?.prompt : undefined
    return asked && isSameText(asked, prompt)
  })
  if (repeated) {
    repeated.isRepeated = false
    return
  }
  const received = { ...prompt, localId: receivedIdOf(prompt), isStored: true }
  addTurn(state, chatKey, { id: prompt.id, prompt: received, isAwaited: true })
}

/**
 * A message of the user replaces the optimistic prompt. Any other message is added to the conversation of its card
 * (C-405).
 */
export function receiveMessage(state: ChatState, message: ChatMessage): void {
  if (isKnown(state, message.id)) return
  const chatKey = chatKeyOf(message.format_id)
  const shown = fromHistory(message)
  if (shown.from === 'self') return receivePrompt(state, chatKey, shown)
  addMessage(state, shown)
  if (message.visible && message.type !== 'format_loader')
    state.lastFinished = { localId: message.id, chatKey, content: message.content }
}
