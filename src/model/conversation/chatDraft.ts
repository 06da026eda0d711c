/**
 * Storage key of an unsent question. It contains the user, because users of a shared device must not see each other's
 * drafts.
 */
export const chatDraftKey = (userId: number | undefined): string => `heartboard-chat-draft-${userId}`
