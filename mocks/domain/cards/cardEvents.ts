import { channels } from '../../../src/api/channels'
import { viewCard, viewersOf } from './cards'
import type { MockServer } from '../../server/mockServer'

/** Broadcasts `format.updated` with the current card to everyone who can see it, each in their own view (B-528, D-2509). */
export function broadcastCardUpdated(mockServer: MockServer, id: string): void {
  const card = mockServer.db.cards.get(id)
  if (!card) return
  for (const person of viewersOf(mockServer, card)) {
    const format = viewCard(mockServer, card, person)
    mockServer.emit(channels.cards, { userId: person.id }, 'format.updated', { format })
  }
}
