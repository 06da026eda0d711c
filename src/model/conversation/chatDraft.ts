/** Storage key of an unsent question, per user: users of a shared device must not see each other's drafts. */
export const chatDraftKey = (userId: number | undefined): string => `heartboard-chat-draft-${userId}`
