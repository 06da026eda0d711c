/** Exchange of another conversation that made a card, shown above the card's own conversation. */
import { weakMapMemoize } from '@reduxjs/toolkit'
import type { RootState } from '@/store/rootReducer'
import { selectConversations } from './chatSlice'
import { selectMessages, type ShownMessage } from './conversation'
import { ENTIRE_CHAT } from './chatKeys'

const isReply = ({ type, from }: ShownMessage) => from !== 'self' && (type === 'text' || type === 'tutor')

/** True for a reply whose `metadata` names the card, and for the message 'Created {title}'. */
function names(message: ShownMessage, cardId: string): boolean {
  if (message.type === 'format_created') return message.data.id === cardId
  if (message.type !== 'text' && message.type !== 'tutor') return false
  return message.data?.formats?.some(({ id }) => id === cardId) ?? false
}

/** Messages from the last question on; the last message alone if nobody asked. */
function exchangeAtEnd(messages: readonly ShownMessage[]): readonly ShownMessage[] {
  const last = messages.at(-1)
  // A turn knows its question; the history tells only the order.
  if (last && isReply(last) && last.turnId !== null) return messages.filter(({ turnId }) => turnId === last.turnId)
  return messages.slice(messages.findLastIndex(({ from }) => from === 'self'))
}

/**
 * Question and reply of the first message that names the card; empty if no message does. Without a turn the messages offer neither edit
 * nor retry.
 */
export const exchangeThatMade = weakMapMemoize(
  (messages: readonly ShownMessage[], cardId: string): readonly ShownMessage[] =>
    exchangeAtEnd(messages.slice(0, messages.findIndex((message) => names(message, cardId)) + 1))
      .filter((message) => message.from === 'self' || isReply(message))
      .map((message) => ({ ...message, turnId: null, answers: null, exchange: null })),
)

const NONE: readonly ShownMessage[] = []

/** Exchange that made a card, from the loaded messages of the other conversations. */
export function selectMakingExchange(state: RootState, cardId: string): readonly ShownMessage[] {
  const others = new Set([ENTIRE_CHAT, ...Object.keys(selectConversations(state))])
  others.delete(cardId)
  for (const chatKey of others) {
    const exchange = exchangeThatMade(selectMessages(state, chatKey), cardId)
    if (exchange.length > 0) return exchange
  }
  return NONE
}
