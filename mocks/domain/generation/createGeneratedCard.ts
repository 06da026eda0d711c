import { channels } from '../../../src/api/channels'
import type { CardType } from '../../../src/api/cards/card.schema'
import type { GeneratedCard } from '../../ai/makeCard'
import { broadcastCardMade } from '../cards/cardEvents'
import type { CardRecord, PersonRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'
import { inheritShares } from '../sharing/shares'

export type Target = {
  /** The stack of the new card; null for My Board. */
  parentId: string | null
  /** Id of the temporary card that the client shows until the server sends the new one. */
  tempId?: string | null
}

/** Returns the position after the last card of a stack, or {} if no card has a position. */
function nextOrder(mockServer: MockServer, parentId: string | null): { manual_order?: number } {
  const orders = parentId
    ? mockServer.db.cards.where('parent_id', parentId).flatMap(({ manual_order: order }) => order ?? [])
    : []
  return orders.length > 0 ? { manual_order: Math.max(...orders) + 1 } : {}
}

/** Makes the records of a generated card and its descendants, the card first. The caller stores them. */
export function createCardRecords(
  mockServer: MockServer,
  person: PersonRecord,
  { children = [], ...fields }: GeneratedCard,
  parentId: string | null,
  order: { manual_order?: number } = nextOrder(mockServer, parentId),
): [CardRecord, ...CardRecord[]] {
  const now = mockServer.now().toISOString()
  const record: CardRecord = {
    ...fields,
    id: crypto.randomUUID(),
    owner_id: person.id,
    parent_id: parentId,
    created_at: now,
    updated_at: now,
    ...order,
  }
  const descendants = children.flatMap((child, index) =>
    createCardRecords(mockServer, person, child, record.id, { manual_order: index }),
  )
  return [record, ...descendants]
}

/** Makes the app start the tutorial after the person's first generated card (B-337, B-339, D-2479). */
export function markFirstCard(mockServer: MockServer, person: PersonRecord, type: CardType): void {
  const now = mockServer.db.people.get(person.id) ?? person
  if (now.has_created_first_format) return
  mockServer.db.people.set({ ...now, has_created_first_format: true })
  mockServer.emit(channels.focusMode, { userId: person.id }, 'chat.stream.first.format.create', { type })
}

/**
 * Stores a generated card with its descendants and broadcasts `cards format.created` with the temporary id to the owner. For
 * the person's first card, also broadcasts `focusMode chat.stream.first.format.create` (B-529, B-543).
 * @returns the record of the generated card
 */
export function createGeneratedCard(
  mockServer: MockServer,
  person: PersonRecord,
  made: GeneratedCard,
  { parentId, tempId = null }: Target,
): CardRecord {
  const records = createCardRecords(mockServer, person, made, parentId)
  for (const record of records) mockServer.db.cards.set(record)
  const [card] = records
  inheritShares(mockServer, person, [card])
  broadcastCardMade(mockServer, person, card, tempId)
  markFirstCard(mockServer, person, made.type)
  return card
}
