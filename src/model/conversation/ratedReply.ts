import type { ShownMessage } from './conversation'

export type Rating = 'THUMBS_UP' | 'THUMBS_DOWN'

/** Server ids of a reply. */
export type RatedReply = { chatId: string; chatMessageId: string }

type RatableMessage = Pick<ShownMessage, 'from' | 'type' | 'actionButtonVisible' | 'flatwhite'>

/**
 * Ids for rating a message; undefined if not ratable (C-284 to C-286, D-3117, D-3128). Not ratable: flag off, no reply of the assistant, an
 * id missing, or buttons withheld by the server.
 */
export function ratedReplyOf(message: RatableMessage, isFeedbackOn: boolean): RatedReply | undefined {
  const { from, type, actionButtonVisible, flatwhite } = message
  const isReply = from === 'other' && (type === 'text' || type === 'tutor')
  return isFeedbackOn && isReply && actionButtonVisible && flatwhite?.chatId && flatwhite.chatMessageId
    ? flatwhite
    : undefined
}
