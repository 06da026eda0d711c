/** Interrupts channel replies when the connection is lost, and completes them later (D-0077, D-3135). */
import type { ChatMessage } from '@/api/chat.contract'
import { allTurns, replyOf, turnOf } from './findTurns'
import { finishReply } from './replyLifecycle'
import { type ChatState, fromHistory, isCut } from './turns'

/** Interrupts live channel replies after a lost connection. The history contains the rest (D-0077). */
export function interruptChannel(state: ChatState): void {
  for (const live of Object.values(state.live)) {
    // A prompt without a `start` event still waits until its deadline.
    if (live.source === 'channel' && live.messageId !== null) finishReply(state, live, { status: 'interrupted' })
  }
  // These prompts stop waiting, because the `start` event for a prompt of another tab may have been missed.
  for (const turn of allTurns(state)) if (turn.replies.length === 0) turn.isAwaited = false
}

/** Completes channel replies with messages of the history. */
export function completeFromHistory(state: ChatState, history: readonly ChatMessage[]): void {
  const stored = new Map(history.map((message) => [message.id, message]))
  for (const live of Object.values(state.live)) {
    const message = live.source === 'channel' && live.messageId ? stored.get(live.messageId) : undefined
    if (message) finishReply(state, live, { status: 'complete', content: message.content })
  }
  for (const reply of allTurns(state).flatMap(({ replies }) => replies)) {
    const message = stored.get(reply.id)
    if (!message || reply.source !== 'channel' || !isCut(reply)) continue
    const { content, data, flatwhite, actionButtonVisible } = message
    Object.assign(reply, { content, data, flatwhite, actionButtonVisible, status: 'complete', error: null })
  }
}

/** A prompt and its answer, as the server has stored them. */
export type StoredExchange = { question: ChatMessage; answer: ChatMessage }

/**
 * Finds the answer to a prompt that this tab has just sent.
 * @param history newest first
 * @returns undefined unless the prompt is the newest question and has an answer: an equal older question had another one
 */
export function answerTo(content: string, history: readonly ChatMessage[]): StoredExchange | undefined {
  const place = history.findIndex(({ from }) => from === 'USER')
  const [question, answer] = [history[place], history[place - 1]]
  const isAnswered = question?.content.trim() === content.trim() && answer?.from === 'other'
  return question && isAnswered ? { question, answer } : undefined
}

/** Completes a reply that has not begun on the channel with an answer of the history; ignores answers to earlier prompts. */
export function completeUnbegun(state: ChatState, localId: string, { question, answer }: StoredExchange): void {
  const live = state.live[localId]
  const turn = live && turnOf(state, live)
  const reply = live && replyOf(state, live)
  if (!turn?.prompt || !reply || live.messageId !== null) return
  const isOfOther = ({ id, replies }: typeof turn) => id !== turn.id && replies.some((each) => each.id === answer.id)
  if (allTurns(state).some(isOfOther)) return
  finishReply(state, live, { status: 'complete', content: answer.content })
  turn.prompt = { ...fromHistory(question), localId: turn.prompt.localId, isStored: true }
  turn.isAwaited = false
  const { id, type, data, flatwhite, actionButtonVisible } = answer
  Object.assign(reply, { id, type, data, flatwhite, actionButtonVisible })
}
