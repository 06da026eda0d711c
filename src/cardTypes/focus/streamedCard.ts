import { createContext } from 'react'
import type { Card } from '@/api/cards/card.schema'
import type { CardStream } from '@/api/cards/cardStream'

/** True while the content of the open card is being streamed into it: it is read-only, and its text is rendered piece by piece (D-0083). */
export const IsStreamingContext = createContext(false)

/**
 * The card with what has been streamed until now in place of what is stored (B-516, B-517). Of a stream that was joined after its start nothing
 * is shown before it ends. The body of a table is no text.
 */
export function withStream(card: Card, stream: CardStream | null): Card {
  if (!stream || stream.isPartial) return card
  const { title, subtitle, body } = stream
  const heading = { title, subtitle: subtitle === '' ? null : subtitle }
  return card.type === 'table' ? { ...card, ...heading } : { ...card, ...heading, body }
}
