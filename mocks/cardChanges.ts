/** Making, saving, copying and deleting cards, and telling those who see them (decisions/board 3 toolbar and stack, 5). */
import { channels } from '../src/api/channels'
import type { CardType } from '../src/api/card.schema'
import type { CardChange } from '../src/api/formats.contract'
import { canSee, childrenOf, descendantsOf, isContainer, shareFor, viewCard } from './cards'
import { changedCard, newFields } from './cardFields'
import { handOrder } from './cardLists'
import { insertAt } from './cardPlaces'
import { announceSave } from './cardNews'
import { cardsFor, hasPermission, mayAddTo } from './cardRules'
import type { CardRecord, PersonRecord } from './db'
import { forbidden, invalid } from './reply'
import type { School } from './school'
import { inheritShares, leaveShare } from './shares'

/** ms until a new card is announced, as a queue worker would. */
const ANNOUNCE_MS = 150

/** Tells a person's other windows of a card that they made, a little later. */
function announceNew(school: School, person: PersonRecord, id: string): void {
  school.later(ANNOUNCE_MS, () => {
    const card = school.db.cards.get(id)
    if (!card) return
    const format = viewCard(school, card, person)
    school.emit(channels.cards, { userId: person.id }, 'format.created', { format, temp_id: null })
  })
}

type NewCard = { type: CardType; data: Record<string, unknown>; position?: number; parentId: string | null }

/** The container that a new card goes into. */
function parentFor(school: School, person: PersonRecord, { type, parentId }: NewCard): CardRecord | null {
  const parent = parentId === null ? null : school.db.cards.get(parentId)
  if (parent === undefined) throw invalid('stack_board_id', 'The selected stack does not exist.')
  if (!parent) return null
  if (!mayAddTo(school, person, parent)) throw forbidden()
  if (!isContainer(parent)) throw invalid('stack_board_id', 'Cards can only be put into a stack.')
  if (parent.type === 'quiz' && type !== 'question') throw invalid('type', 'Only questions can be put into a quiz.')
  return parent
}

/**
 * Makes a card. In a stack it comes last unless a position is given; the stack's recipients get it as well.
 * @throws Refusal 403 in somebody else's stack, 422 for a field, a stack that is not there, or a type that cannot be made
 */
export function addCard(school: School, person: PersonRecord, wanted: NewCard): CardRecord {
  const { type, data, position } = wanted
  if (type === 'stack' && !hasPermission(person, 'board.format.stack.create')) throw forbidden()
  const parent = parentFor(school, person, wanted)
  const fields = newFields(type, data)
  const now = school.now().toISOString()
  const held = parent ? childrenOf(school, parent.id) : []
  const card: CardRecord = {
    ...fields,
    id: crypto.randomUUID(),
    type,
    owner_id: person.id,
    parent_id: parent?.id ?? null,
    created_at: now,
    updated_at: now,
    ...(parent && { manual_order: Math.max(held.length - 1, ...held.map((each) => each.manual_order ?? -1)) + 1 }),
  }
  school.db.cards.set(card)
  if (position !== undefined) insertAt(school, person, { cards: [card], parentId: card.parent_id, index: position })
  inheritShares(school, person, [card])
  announceNew(school, person, card.id)
  return school.db.cards.get(card.id) ?? card
}

/** Saves a card; `isFull` empties what was not sent. @throws Refusal 403, 404, 422 */
export function saveCard(
  school: School,
  person: PersonRecord,
  { id, change, isFull }: { id: string; change: CardChange; isFull: boolean },
): CardRecord {
  const [card] = cardsFor(school, person, [id], 'edit')
  if (!card) throw forbidden()
  const saved = { ...changedCard(card, change, isFull), updated_at: school.now().toISOString() }
  school.db.cards.set(saved)
  announceSave(school, id)
  return saved
}

/** Deletes a card and everything it holds; those whom it was shared with are told. */
function destroy(school: School, card: CardRecord): void {
  const lost = new Map<number, string[]>()
  for (const each of [card, ...descendantsOf(school, card)]) {
    for (const share of school.db.shares.where('card_id', each.id)) {
      lost.set(share.recipient_id, [...(lost.get(share.recipient_id) ?? []), each.id])
      school.db.shares.remove(share.id)
    }
    school.db.cards.remove(each.id)
  }
  for (const [userId, ids] of lost) school.emit(channels.share, { userId }, 'removed.user', { format_ids: ids })
}

/** What deleting means for somebody who does not own the card: it leaves their board, or goes back to its owner's. */
function putAway(school: School, person: PersonRecord, card: CardRecord): void {
  if (shareFor(school, card, person)) return leaveShare(school, person, card)
  const { manual_order: _, ...unplaced } = card
  school.db.cards.set({ ...unplaced, parent_id: null })
}

/** Deletes cards, all or nothing (decisions/board 3, delete of a stack, delete by a non-owner). @throws Refusal 403, 404 */
export function removeCards(school: School, person: PersonRecord, ids: string[]): string[] {
  const cards = cardsFor(school, person, ids, 'delete')
  for (const { id } of cards) {
    const card = school.db.cards.get(id)
    if (!card) continue
    if (card.owner_id === person.id) destroy(school, card)
    else putAway(school, person, card)
  }
  return cards.map(({ id }) => id)
}

/** A question of somebody else keeps its solution from those who may neither edit nor have answered it. */
function copiedFields(school: School, person: PersonRecord, card: CardRecord): CardRecord {
  const isAnswered = school.db.answers.where('question_id', card.id).some(({ user_id }) => user_id === person.id)
  const isOpen = card.owner_id === person.id || isAnswered || hasPermission(person, 'board.format.shared.edit')
  if (card.type !== 'question' || isOpen) return card
  const answers = card.answers as Record<string, unknown>[]
  return { ...card, answers: answers.map((answer) => ({ ...answer, isCorrect: false })) }
}

/** Copies a card with everything in it that the person sees. */
function copy(school: School, person: PersonRecord, card: CardRecord, parentId: string | null): CardRecord {
  const now = school.now().toISOString()
  const record = {
    ...copiedFields(school, person, card),
    id: crypto.randomUUID(),
    owner_id: person.id,
    parent_id: parentId,
    created_at: now,
    updated_at: now,
  }
  school.db.cards.set(record)
  for (const child of childrenOf(school, card.id)) {
    if (canSee(school, child, person)) copy(school, person, child, record.id)
  }
  return record
}

/**
 * Deep copies in the order of the ids: next to an own original, otherwise on My Board (decisions/board 3, duplicate).
 * @throws Refusal 403, 404
 */
export function duplicateCards(
  school: School,
  person: PersonRecord,
  ids: string[],
): { copy: CardRecord; source: string }[] {
  const originals = cardsFor(school, person, ids, 'duplicate')
  return originals.map((original) => {
    const isOwn = original.owner_id === person.id
    const parentId = isOwn ? original.parent_id : null
    const { manual_order: _, ...unplaced } = original
    const index = handOrder(school, person, parentId).findIndex(({ id }) => id === original.id)
    const made = copy(school, person, unplaced, parentId)
    if (isOwn && index >= 0) insertAt(school, person, { cards: [made], parentId, index: index + 1 })
    inheritShares(school, person, [made])
    announceNew(school, person, made.id)
    return { copy: school.db.cards.get(made.id) ?? made, source: original.id }
  })
}
