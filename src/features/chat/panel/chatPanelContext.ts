import { createContext, type RefObject, useContext } from 'react'
import type { ChatContext } from '@/model/conversation/ask'

/**
 * Values of the open panel that its messages need. The object stays the same while the panel is open, so it makes no message render again.
 */
export type ChatPanelFacts = {
  userId: number
  buddy: string | null
  buddyName: string
  /** Returns what a question would be about if it were asked now. */
  getContext: () => ChatContext
  /** The question whose answers were paged last, and the direction. Its next pager gets focus. */
  pagedTurnRef: RefObject<{ turnId: string; step: 1 | -1 } | null>
  /** True if the user can rate replies (C-284). */
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
