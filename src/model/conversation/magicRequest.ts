import type { ChatMessage, MagicRequest } from '@/api/chat.contract'
import { selectIsLandingOpen } from '@/store/panelsSlice'
import type { RootState } from '@/store/rootReducer'
import { selectCurrentAgentId } from './currentAgent'
import { focusedCardOf, type ModeSession, type Turn } from './turns'

/** Screen state sent as context of a question (C-324, D-3106). */
export type ChatContext = {
  /** Card in focus, or `YTL_CHAT`. */
  focusedId: string | null
  /** Open stack. */
  stackId: string | null
  selectedIds: string[]
  /** Text selected in the open card. */
  highlightedText?: string
  /** True if the user has removed the card in focus from the context. */
  isFocusedLeftOut?: boolean
}

/** Number of previous messages sent with a question. */
const CONTEXT_MESSAGE_COUNT = 10

function contextFormatIds({ focusedId, selectedIds, isFocusedLeftOut = false }: ChatContext): string[] {
  const cardId = focusedCardOf(focusedId)
  if (cardId === null) return selectedIds
  return isFocusedLeftOut ? [] : [cardId]
}

const wordsOf = (message: ChatMessage | null | undefined) =>
  message && ['text', 'tutor', 'engager'].includes(message.type) ? message.content : ''

/** Messages of the turns in the shape of the request. */
const conversationOf = (turns: readonly Turn[]): MagicRequest['contextConversations'] =>
  turns
    .flatMap(({ prompt, replies, shown }) => [
      { from: 'USER' as const, content: wordsOf(prompt) },
      { from: 'other' as const, content: wordsOf(replies[shown]) },
    ])
    .filter(({ content }) => content !== '')
    .slice(-CONTEXT_MESSAGE_COUNT)

/** Agent of a mode; in normal mode the current agent (D-3112). */
export const agentOf = (state: RootState, { agentId }: ModeSession): string => agentId ?? selectCurrentAgentId(state)

/**
 * Builds the request of a question (C-324).
 * @param previousTurns turns of the conversation; turns of other sessions are left out
 * @param asked mode, session and earlier messages of the user in the session
 */
export function buildMagicRequest(
  state: RootState,
  question: string,
  context: ChatContext,
  previousTurns: readonly Turn[],
  { mode, session, messageCount }: Pick<Turn, 'mode' | 'session' | 'messageCount'>,
): MagicRequest {
  return {
    question,
    chatAgent: agentOf(state, mode),
    contextFormatIds: contextFormatIds(context),
    highlightedText: context.highlightedText ?? '',
    isFocusMode: focusedCardOf(context.focusedId) !== null,
    isLandingChat: selectIsLandingOpen(state),
    messageCount,
    parentId: context.stackId,
    focusedId: context.focusedId,
    chatMode: mode.chatMode,
    chatSessionStartTime: mode.chatSessionStartTime,
    contextConversations: conversationOf(previousTurns.filter((turn) => turn.session === session)),
  }
}
