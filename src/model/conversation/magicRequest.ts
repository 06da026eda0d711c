import type { ChatMessage, MagicRequest } from '@/api/chat.contract'
import { selectMe } from '@/api/user'
import type { RootState } from '@/store/rootReducer'
import { selectChatMode, selectSession } from './chatSlice'
import type { Turn } from './turns'

/** What is on screen when a question is asked, sent as context (C-324, D-3106). */
export type ChatContext = {
  /** Card in focus. */
  focusedId: string | null
  /** Open stack. */
  stackId: string | null
  selectedIds: string[]
  /** Text marked in the open card. */
  highlightedText?: string
  /** True when the person has taken the card in focus out of the context. */
  isFocusedLeftOut?: boolean
}

/** Number of previous messages sent with a question. */
const CONTEXT_MESSAGE_COUNT = 10

function contextFormatIds({ focusedId, selectedIds, isFocusedLeftOut = false }: ChatContext): string[] {
  if (focusedId === null) return selectedIds
  return isFocusedLeftOut ? [] : [focusedId]
}

const wordsOf = (message: ChatMessage | null | undefined) =>
  message && ['text', 'tutor', 'engager'].includes(message.type) ? message.content : ''

/** The messages of the turns, as they are sent to the assistant. */
const conversationOf = (turns: readonly Turn[]): MagicRequest['contextConversations'] =>
  turns
    .flatMap(({ prompt, replies, shown }) => [
      { from: 'USER' as const, content: wordsOf(prompt) },
      { from: 'other' as const, content: wordsOf(replies[shown]) },
    ])
    .filter(({ content }) => content !== '')
    .slice(-CONTEXT_MESSAGE_COUNT)

/**
 * The request of a question (C-324).
 * @param previousTurns of the conversation; those of an earlier session are left out
 * @param messageCount messages that the person has sent before in this session
 */
export function buildMagicRequest(
  state: RootState,
  question: string,
  context: ChatContext,
  previousTurns: readonly Turn[],
  messageCount: number,
): MagicRequest {
  const agent = selectMe(state)?.preferences.find(({ key }) => key === 'chat_agent')?.value
  const session = selectSession(state)
  return {
    question,
    chatAgent: agent ?? 'standard',
    contextFormatIds: contextFormatIds(context),
    highlightedText: context.highlightedText ?? '',
    isFocusMode: context.focusedId !== null,
    isLandingChat: false,
    messageCount,
    parentId: context.stackId,
    focusedId: context.focusedId,
    chatMode: selectChatMode(state),
    chatSessionStartTime: null,
    contextConversations: conversationOf(previousTurns.filter((turn) => turn.session === session)),
  }
}
