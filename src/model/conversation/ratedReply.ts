import type { ShownMessage } from './conversation'

export type Rating = 'THUMBS_UP' | 'THUMBS_DOWN'

/** The ids by which the server knows a reply. */
export type RatedReply = { chatId: string; chatMessageId: string }

type RatableMessage = Pick<ShownMessage, 'from' | 'type' | 'actionButtonVisible' | 'flatwhite'>

/**
 * The ids under which a message can be rated; undefined when it cannot: the flag is off, it is not a reply of the assistant, it has not
 * both ids, or the server withholds its buttons (C-284 to C-286, D-3117, D-3128).
 */
export function ratedReplyOf(message: RatableMessage, isFeedbackOn: boolean): RatedReply | undefined {
  const { from, type, actionButtonVisible, flatwhite } = message
  const isReply = from === 'other' && (type === 'text' || type === 'tutor')
  return isFeedbackOn && isReply && actionButtonVisible && flatwhite?.chatId && flatwhite.chatMessageId
    ? flatwhite
    : undefined
}
