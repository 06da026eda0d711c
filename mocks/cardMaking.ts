import { channels } from '../src/api/channels'
import type { CardType } from '../src/api/card.schema'
import type { MadeCard } from './ai/makeCard'
import { viewCard } from './cards'
import type { CardRecord, PersonRecord } from './db'
import type { School } from './school'
import { inheritShares } from './shares'

type Place = {
  /** The stack it goes into; null for My Board. */
  parentId: string | null
  /** The id of the temporary card that it takes the place of. */
  tempId?: string | null
}

/** The place after all that a stack holds, where its cards have places. */
function nextOrder(school: School, parentId: string | null): { manual_order?: number } {
  const orders = parentId
    ? school.db.cards.where('parent_id', parentId).flatMap(({ manual_order: order }) => order ?? [])
    : []
  return orders.length > 0 ? { manual_order: Math.max(...orders) + 1 } : {}
}

/** The record of a made card, and those of everything in it, not stored yet. */
export function recordsOf(
  school: School,
  person: PersonRecord,
  { children = [], ...fields }: MadeCard,
  parentId: string | null,
  place: { manual_order?: number } = nextOrder(school, parentId),
): [CardRecord, ...CardRecord[]] {
  const now = school.now().toISOString()
  const record: CardRecord = {
    ...fields,
    id: crypto.randomUUID(),
    owner_id: person.id,
    parent_id: parentId,
    created_at: now,
    updated_at: now,
    ...place,
  }
  const below = children.flatMap((child, index) => recordsOf(school, person, child, record.id, { manual_order: index }))
  return [record, ...below]
}

/** The tutorial starts with the first card that the assistant made for somebody (board 4, Onboarding; decisions/board 3). */
export function markFirstCard(school: School, person: PersonRecord, type: CardType): void {
  const now = school.db.people.get(person.id) ?? person
  if (now.has_created_first_format) return
  school.db.people.set({ ...now, has_created_first_format: true })
  school.emit(channels.focusMode, { userId: person.id }, 'chat.stream.first.format.create', { type })
}

/**
 * Stores a card that the assistant made, with everything in it, and tells its owner: `cards format.created` with the id of the
 * temporary card, and `focusMode chat.stream.first.format.create` when it is the person's first (board 7).
 * @returns the record of the card itself
 */
export function createMadeCard(
  school: School,
  person: PersonRecord,
  made: MadeCard,
  { parentId, tempId = null }: Place,
): CardRecord {
  const records = recordsOf(school, person, made, parentId)
  for (const record of records) school.db.cards.set(record)
  const [card] = records
  inheritShares(school, person, [card])
  school.emit(channels.cards, { userId: person.id }, 'format.created', {
    format: viewCard(school, card, person),
    temp_id: tempId,
  })
  markFirstCard(school, person, made.type)
  return card
}
