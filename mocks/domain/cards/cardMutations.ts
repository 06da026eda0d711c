/**
 * Creates, saves, duplicates and deletes cards and sends the events to everyone who sees them (B-466 to B-470, B-482, D-2502,
 * D-2509).
 */
import { channels } from '../../../src/api/channels'
import type { CardType } from '../../../src/api/cards/card.schema'
import type { CardChange } from '../../../src/api/cards/cards.contract'
import { canSee, childrenOf, descendantsOf, shareFor } from './cards'
import { changedCard, newFields } from './cardFields'
import { manualOrderOf } from './cardLists'
import { insertAt } from './cardOrdering'
import { broadcastBodyUpdated, broadcastCardMade, broadcastCardUpdated } from './cardEvents'
import { cardsFor, containerForNewCard, hasPermission } from './cardRules'
import { withEarlierImages } from './pictures'
import type { CardRecord, PersonRecord } from '../../db/tables'
import { forbidden } from '../../server/respond'
import type { MockServer } from '../../server/mockServer'
import { inheritShares, inheritSharesOnMove, revokeOwnShare } from '../sharing/shares'

/** Delay in ms before the mock server broadcasts `format.created`. A real server's queue worker is about as slow. */
const ANNOUNCE_MS = 150

function broadcastCardCreated(mockServer: MockServer, person: PersonRecord, id: string): void {
  mockServer.enqueueJob(ANNOUNCE_MS, () => {
    const card = mockServer.db.cards.get(id)
    if (card) broadcastCardMade(mockServer, person, card)
  })
}

type NewCard = { type: CardType; data: Record<string, unknown>; position?: number; parentId: string | null }

/**
 * Creates a card. It comes last in its stack unless `position` is given, and inherits the shares of the stack.
 * @throws HttpError 403 without permission to add to the stack or to create stacks; 422 for an invalid field, an unknown stack,
 * or a type that users cannot create or put there
 */
export function addCard(mockServer: MockServer, person: PersonRecord, newCard: NewCard): CardRecord {
  const { type, data, position, parentId } = newCard
  if (type === 'stack' && !hasPermission(person, 'board.format.stack.create')) throw forbidden()
  const parent = containerForNewCard(mockServer, person, {
    id: parentId,
    type,
    fields: { id: 'stack_board_id', type: 'type' },
  })
  const fields = newFields(type, data)
  const now = mockServer.now().toISOString()
  const siblings = parent ? childrenOf(mockServer, parent.id) : []
  const card: CardRecord = {
    ...fields,
    id: crypto.randomUUID(),
    type,
    owner_id: person.id,
    parent_id: parent?.id ?? null,
    created_at: now,
    updated_at: now,
    ...(parent && {
      manual_order: Math.max(siblings.length - 1, ...siblings.map((each) => each.manual_order ?? -1)) + 1,
    }),
  }
  mockServer.db.cards.set(card)
  if (position !== undefined) insertAt(mockServer, person, { cards: [card], parentId: card.parent_id, index: position })
  inheritShares(mockServer, person, [card])
  broadcastCardCreated(mockServer, person, card.id)
  return mockServer.db.cards.get(card.id) ?? card
}

/**
 * Saves a card. With `isFull`, fields that were not sent are reset to their defaults.
 * @throws HttpError 403, 404 or 422
 */
export function saveCard(
  mockServer: MockServer,
  person: PersonRecord,
  { id, change, isFull }: { id: string; change: CardChange; isFull: boolean },
): CardRecord {
  const [card] = cardsFor(mockServer, person, [id], 'edit')
  if (!card) throw forbidden()
  const updated_at = mockServer.now().toISOString()
  const saved = withEarlierImages(card, { ...changedCard(card, change, isFull), updated_at })
  mockServer.db.cards.set(saved)
  broadcastCardUpdated(mockServer, id)
  if ('body' in change) broadcastBodyUpdated(mockServer, saved)
  return saved
}

/** Deletes a card with all descendants and their shares. Recipients get the event `removed.user`. */
function deleteWithDescendants(mockServer: MockServer, card: CardRecord): void {
  const removedIdsByRecipient = new Map<number, string[]>()
  for (const each of [card, ...descendantsOf(mockServer, card)]) {
    for (const share of mockServer.db.shares.where('card_id', each.id)) {
      removedIdsByRecipient.set(share.recipient_id, [...(removedIdsByRecipient.get(share.recipient_id) ?? []), each.id])
      mockServer.db.shares.remove(share.id)
    }
    for (const { id } of mockServer.db.endedShares.where('card_id', each.id)) mockServer.db.endedShares.remove(id)
    mockServer.db.cards.remove(each.id)
  }
  for (const [userId, ids] of removedIdsByRecipient)
    mockServer.emit(channels.share, { userId }, 'removed.user', { format_ids: ids })
}

/** Deletes for a person other than the owner. A recipient loses the share; a guest's card returns to the guest's My Board, without shares of the stack. */
function removeForNonOwner(mockServer: MockServer, person: PersonRecord, card: CardRecord): void {
  if (shareFor(mockServer, card, person)) return revokeOwnShare(mockServer, person, card)
  const { manual_order: _, ...withoutOrder } = card
  mockServer.db.cards.set({ ...withoutOrder, parent_id: null })
  inheritSharesOnMove(mockServer, person, [card])
}

/**
 * Deletes all of the cards, or none if one of them may not be deleted (D-2427, D-2428).
 * @throws HttpError 403 or 404
 */
export function removeCards(mockServer: MockServer, person: PersonRecord, ids: string[]): string[] {
  const cards = cardsFor(mockServer, person, ids, 'delete')
  for (const { id } of cards) {
    const card = mockServer.db.cards.get(id)
    if (!card) continue
    if (card.owner_id === person.id) deleteWithDescendants(mockServer, card)
    else removeForNonOwner(mockServer, person, card)
  }
  return cards.map(({ id }) => id)
}

/**
 * Returns the fields of a copy. The solution of another person's question is copied only with edit permission or after
 * answering.
 */
function copiedFields(mockServer: MockServer, person: PersonRecord, card: CardRecord): CardRecord {
  const isAnswered = mockServer.db.answers.where('question_id', card.id).some(({ user_id }) => user_id === person.id)
  const isSolutionVisible =
    card.owner_id === person.id || isAnswered || hasPermission(person, 'board.format.shared.edit')
  if (card.type !== 'question' || isSolutionVisible) return card
  const answers = card.answers as Record<string, unknown>[]
  return { ...card, answers: answers.map((answer) => ({ ...answer, isCorrect: null })) }
}

/** Copies a card with all descendants that the person can see. */
function copy(mockServer: MockServer, person: PersonRecord, card: CardRecord, parentId: string | null): CardRecord {
  const now = mockServer.now().toISOString()
  const record = {
    ...copiedFields(mockServer, person, card),
    id: crypto.randomUUID(),
    owner_id: person.id,
    parent_id: parentId,
    created_at: now,
    updated_at: now,
  }
  mockServer.db.cards.set(record)
  for (const child of childrenOf(mockServer, card.id)) {
    if (canSee(mockServer, child, person)) copy(mockServer, person, child, record.id)
  }
  return record
}

/**
 * Copies cards with their descendants, in the order of the ids. A copy of an own card follows the original; other copies go to
 * My Board (D-2433).
 * @throws HttpError 403 or 404
 */
export function duplicateCards(
  mockServer: MockServer,
  person: PersonRecord,
  ids: string[],
): { copy: CardRecord; source: string }[] {
  const originals = cardsFor(mockServer, person, ids, 'duplicate')
  return originals.map((original) => {
    const isOwn = original.owner_id === person.id
    const parentId = isOwn ? original.parent_id : null
    const { manual_order: _, ...withoutOrder } = original
    const index = manualOrderOf(mockServer, person, parentId).findIndex(({ id }) => id === original.id)
    const made = copy(mockServer, person, withoutOrder, parentId)
    if (isOwn && index >= 0) insertAt(mockServer, person, { cards: [made], parentId, index: index + 1 })
    inheritShares(mockServer, person, [made])
    broadcastCardCreated(mockServer, person, made.id)
    return { copy: mockServer.db.cards.get(made.id) ?? made, source: original.id }
  })
}
