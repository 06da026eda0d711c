import type { MagicRequest } from '@/api/chat.contract'

/**
 * Returns a request of `POST magic` in normal mode, without cards or an earlier conversation. `changes` replace single
 * fields.
 */
export const magicRequestOf = (question: string, changes: Partial<MagicRequest> = {}): MagicRequest => ({
  question,
  chatAgent: 'standard',
  contextFormatIds: [],
  highlightedText: '',
  isFocusMode: false,
  isLandingChat: false,
  messageCount: 0,
  parentId: null,
  focusedId: null,
  chatMode: 'normal',
  chatSessionStartTime: null,
  contextConversations: [],
  ...changes,
})
