import type { ShownMessage } from './conversation'

export type Rating = 'THUMBS_UP' | 'THUMBS_DOWN'

/** Ids of a reply on the server. */
export type RatedReply = { chatId: string; chatMessageId: string }

type RatableMessage = Pick<ShownMessage, 'from' | 'type' | 'actionButtonVisible' | 'flatwhite'>

/**
 * Returns the ids needed to rate a message; undefined if it cannot be rated (C-284 to C-286, D-3117, D-3128). Only
 * replies of the assistant can be rated, if the feature is on, both ids are known and the server allows the buttons.
 */
export function ratedReplyOf(message: RatableMessage, isFeedbackOn: boolean): RatedReply | undefined {
  const { from, type, actionButtonVisible, flatwhite } = message
  const isReply = from === 'other' && (type === 'text' || type === 'tutor')
  return isFeedbackOn && isReply && actionButtonVisible && flatwhite?.chatId && flatwhite.chatMessageId
    ? flatwhite
    : undefined
}
