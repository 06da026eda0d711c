/** sessionStorage key of the session of a chat mode; no end of a session keeps the entry. */
export const chatSessionKey = (userId: number) => `heartboard-chat-session-draft-${userId}`

/** sessionStorage key of the cards that the chat was asked for and that had not come when the page went. */
export const chatCardsKey = (userId: number) => `heartboard-awaited-cards-draft-${userId}`

/** sessionStorage key of the turns that a reload keeps; a chosen log-out forgets the turns with the drafts of the person. */
export const chatTurnsKey = (userId: number) => `heartboard-cut-replies-draft-${userId}`

/** localStorage key of a person's last topics; a chosen log-out forgets the entry. */
export const recentTopicsKey = (userId: number) => `heartboard-topics-${userId}`
