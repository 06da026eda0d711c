import { channels } from '../../../src/api/channels'
import { ancestorsOf, viewCard } from './cards'
import type { CardRecord, PersonRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

/** All persons who can see a card: owners of the card and of the stacks above it, and recipients. */
function viewersOf(mockServer: MockServer, card: CardRecord): PersonRecord[] {
  const owners = [card, ...ancestorsOf(mockServer, card)].map(({ owner_id }) => owner_id)
  const recipients = mockServer.db.shares.where('card_id', card.id).map(({ recipient_id }) => recipient_id)
  return [...new Set([...owners, ...recipients])].flatMap((id) => mockServer.db.people.get(id) ?? [])
}

/** Broadcasts `format.updated` with the current card to everyone who can see it, each in their own view (B-528, D-2509). */
export function broadcastCardUpdated(mockServer: MockServer, id: string): void {
  const card = mockServer.db.cards.get(id)
  if (!card) return
  for (const person of viewersOf(mockServer, card)) {
    const format = viewCard(mockServer, card, person)
    mockServer.emit(channels.cards, { userId: person.id }, 'format.updated', { format })
  }
}
