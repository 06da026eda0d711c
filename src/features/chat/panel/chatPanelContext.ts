import { createContext, type RefObject, useContext } from 'react'
import type { ChatContext } from '@/model/conversation/ask'

/** What the messages of an open panel know about it; the same object while the panel is open, so that no message re-renders. */
export type ChatPanelFacts = {
  userId: number
  buddy: string | null
  buddyName: string
  /** What a question that is asked now refers to. */
  getContext: () => ChatContext
  /** The turn whose answers were paged last, and in which direction: its next pager takes keyboard focus. */
  pagedTurnRef: RefObject<{ turnId: string; step: 1 | -1 } | null>
  /** Replies can be rated (C-284). */
  isFeedbackOn: boolean
  /** A link of a message was followed. */
  onFollowLink: () => void
}

const noPanel: ChatPanelFacts = {
  userId: 0,
  buddy: null,
  buddyName: '',
  getContext: () => ({ focusedId: null, stackId: null, selectedIds: [] }),
  pagedTurnRef: { current: null },
  isFeedbackOn: false,
  onFollowLink: () => undefined,
}

export const ChatPanelContext = createContext(noPanel)

export const useChatPanel = (): ChatPanelFacts => useContext(ChatPanelContext)
