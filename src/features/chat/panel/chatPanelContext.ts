import { createContext, type RefObject, useContext } from 'react'
import type { ChatContext } from '@/model/conversation/ask'

/** Facts about the open panel for its messages. The object stays the same while the panel is open, so that no message re-renders. */
export type ChatPanelFacts = {
  userId: number
  buddy: string | null
  buddyName: string
  /** Returns the context of a question that is asked now. */
  getContext: () => ChatContext
  /** Turn and direction of the last paging; the next pager of the turn takes keyboard focus. */
  pagedTurnRef: RefObject<{ turnId: string; step: 1 | -1 } | null>
  /** True if replies can be rated (C-284). */
  isFeedbackOn: boolean
  /** Moves keyboard focus to the input. */
  focusInput: () => void
  /** Called when a link in a message is followed. */
  onFollowLink: () => void
  /** True for messages quoted from another conversation, which have no buttons. */
  isQuote?: boolean
}

const noPanel: ChatPanelFacts = {
  userId: 0,
  buddy: null,
  buddyName: '',
  getContext: () => ({ focusedId: null, stackId: null, selectedIds: [] }),
  pagedTurnRef: { current: null },
  isFeedbackOn: false,
  focusInput: () => undefined,
  onFollowLink: () => undefined,
}

export const ChatPanelContext = createContext(noPanel)

export const useChatPanel = (): ChatPanelFacts => useContext(ChatPanelContext)
