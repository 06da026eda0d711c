/** Key of a conversation: the id of the card in focus, `YTL_CHAT` at /ytldemo, else `ENTIRE_CHAT` (D-3118). */
export type ChatKey = string
export const ENTIRE_CHAT: ChatKey = 'ENTIRE_CHAT'

/** Key for the `focusedId` of a question or the `format_id` of a message; null: the whole chat. */
export const chatKeyOf = (formatId: string | null): ChatKey => formatId ?? ENTIRE_CHAT

/** `focusedId` and `format_id` of a conversation; null for the whole chat, whose history holds every message. */
export const formatIdOf = (chatKey: ChatKey): string | null => (chatKey === ENTIRE_CHAT ? null : chatKey)
