import { channels } from '../../../src/api/channels'
import type { CardRecord, PersonRecord } from '../../db/tables'
import { viewCard, viewersOf } from './cards'
import type { MockServer } from '../../server/mockServer'

/** Broadcasts `format.updated` to everyone who can see the card. Each person gets their own view of the card (B-528, D-2509). */
export function broadcastCardUpdated(mockServer: MockServer, id: string): void {
  const card = mockServer.db.cards.get(id)
  if (!card) return
  for (const person of viewersOf(mockServer, card)) {
    const format = viewCard(mockServer, card, person)
    mockServer.emit(channels.cards, { userId: person.id }, 'format.updated', { format })
  }
}

/** Broadcasts `format.created` to the owner of a new card, with the id of its placeholder (B-529). */
export function broadcastCardMade(
  mockServer: MockServer,
  owner: PersonRecord,
  card: CardRecord,
  temp_id: string | null,
): void {
  const format = viewCard(mockServer, card, owner)
  mockServer.emit(channels.cards, { userId: owner.id }, 'format.created', { format, temp_id })
}

/** Broadcasts `body.updated` to everyone with the card open (B-515, D-2509); tables have no body text. */
export function broadcastBodyUpdated(mockServer: MockServer, { id, body, updated_at }: CardRecord): void {
  if (typeof body !== 'string') return
  mockServer.emit(channels.cardFocus, { formatId: id }, 'body.updated', { format_id: id, body, updated_at })
}
