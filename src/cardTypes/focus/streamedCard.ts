import { createContext } from 'react'
import type { Card } from '@/api/cards/card.schema'
import type { CardStream } from '@/api/cards/cardStream'

/**
 * True while the server streams content into the open card. The card is then read-only, and its text appears piece by
 * piece (D-0083).
 */
export const IsStreamingContext = createContext(false)

/**
 * Returns the card with the streamed content in place of the stored content (B-516, B-517). If this client missed the
 * beginning of the stream (`isPartial`), returns the stored card. A table keeps its stored body, because streams
 * contain only text.
 */
export function withStream(card: Card, stream: CardStream | null): Card {
  if (!stream || stream.isPartial) return card
  const { title, subtitle, body } = stream
  const heading = { title, subtitle: subtitle === '' ? null : subtitle }
  return card.type === 'table' ? { ...card, ...heading } : { ...card, ...heading, body }
}
