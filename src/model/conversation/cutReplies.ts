/** Interrupts channel replies when the connection is lost, and completes them later (D-0077). */
import type { ChatMessage } from '@/api/chat.contract'
import { allTurns } from './findTurns'
import { finishReply } from './replyLifecycle'
import { type ChatState, isCut } from './turns'

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
