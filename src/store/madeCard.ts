import type { NamedCard } from '@/api/chat.contract'

/** A card that the chat has made. */
export type MadeCard = NamedCard & {
  /** False if the card is complete: no request for its content (D-3108). */
  isStreamed: boolean
  /** Conversation id of the server. */
  chatId: string | null
}
