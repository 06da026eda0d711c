import { createContext } from 'react'
import type { Card } from '@/api/cards/card.schema'
import type { CardStream } from '@/api/cards/cardStream'

/** True while content is streamed into the open card: the card is read-only, its text rendered piece by piece (D-0083). */
export const IsStreamingContext = createContext(false)

/**
 * The card with the content streamed so far instead of the stored content (B-516, B-517). A stream joined after its start (`isPartial`)
 * shows nothing until its end. A table keeps its stored body, because a stream contains only text.
 */
export function withStream(card: Card, stream: CardStream | null): Card {
  if (!stream || stream.isPartial) return card
  const { title, subtitle, body } = stream
  const heading = { title, subtitle: subtitle === '' ? null : subtitle }
  return card.type === 'table' ? { ...card, ...heading } : { ...card, ...heading, body }
}
