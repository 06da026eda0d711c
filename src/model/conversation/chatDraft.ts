/** Storage key of a question that was not sent; on a shared device users must not see each other's drafts. */
export const chatDraftKey = (userId: number | undefined): string => `heartboard-chat-draft-${userId}`
