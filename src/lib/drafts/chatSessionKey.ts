/** sessionStorage key of the session of a chat mode; no end of a session keeps the entry. */
export const chatSessionKey = (userId: number) => `heartboard-chat-session-draft-${userId}`
