import type { ChatEvent } from './chatEvents'
import { allTurns, findFinished, findLive } from './findTurns'
import { addMessage, receiveMessage } from './receiveMessage'
import { applyToFinished, applyToLive } from './replyLifecycle'
import { startReply } from './startReply'
import type { ChatState } from './turns'

/** Applies one event of a stream or of the channel. Ignores events of unknown replies (D-0077). */
export function applyChatEvent(state: ChatState, event: ChatEvent): void {
  switch (event.event) {
    case 'received':
      return receiveMessage(state, event.message)
    case 'messageCreated':
      return addMessage(state, event.message, event.textKey)
    case 'messageChanged':
      return changeMessage(state, event)
    case 'promptTimedOut': {
      const turn = allTurns(state).find(({ prompt }) => prompt?.id === event.id)
      if (turn) turn.isAwaited = false
      return
    }
    case 'start':
      return startReply(state, event)
    case 'replyEvent':
      return applyReplyEvent(state, event)
  }
}

function changeMessage(state: ChatState, event: Extract<ChatEvent, { event: 'messageChanged' }>): void {
  const message = allTurns(state)
    .flatMap(({ replies }) => replies)
    .find(({ localId }) => localId === event.localId)
  if (message) Object.assign(message, event.changes)
}

function applyReplyEvent(state: ChatState, { to, replyEvent }: Extract<ChatEvent, { event: 'replyEvent' }>): void {
  const live = findLive(state, to)
  if (live) return applyToLive(state, live, replyEvent)
  // Events that a finished reply ignores return here, because `findFinished` visits all turns.
  if (replyEvent.event !== 'end' && replyEvent.event !== 'metadata') return
  const reply = findFinished(state, to)
  if (reply) applyToFinished(reply, replyEvent)
}
